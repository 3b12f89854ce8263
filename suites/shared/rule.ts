import type { RecordingPlace } from '../../engine/judging/problem.ts';
import type { NoVerdict } from '../../engine/judging/rule.ts';
import { whyUnanswered } from '../../engine/judging/unanswered.ts';
import { type Answered, answered, type Observed } from '../../engine/recording/recording.ts';
import type { Mistake } from '../../specs/generated/schemas.ts';

// Rule files import what they need from here.
export { kind, show, typeOf } from '../../engine/documents/show.ts';
export { isObject } from '../../engine/documents/values.ts';
export {
  type ApplicationPlace,
  at,
  type DocumentPlace,
  type ProblemOf,
  problem,
  type RecordingPlace,
  type Stated,
  type StatedFacts,
} from '../../engine/judging/problem.ts';
export * from '../../engine/judging/rule.ts';
export { whyUnanswered } from '../../engine/judging/unanswered.ts';
export { isSuccess } from '../../engine/recording/facts.ts';
export { type Answered, answered, type Observed } from '../../engine/recording/recording.ts';
export { header } from '../../engine/wire/http/exchange.ts';
export { arrayIn, objectIn } from './answers.ts';

/** Judges each of these things; `none` is the result if there are none. */
export const ofEach = <Thing, Problem extends RecordingPlace>(
  things: readonly Thing[],
  none: NoVerdict,
  problemsOf: (thing: Thing) => readonly Problem[],
): readonly Problem[] | NoVerdict => (things.length > 0 ? things.flatMap(problemsOf) : none);

/** The observations that got an answer, with it. */
export const answersOf = (seen: readonly Observed[]): Answered[] => seen.flatMap((one) => answered(one) ?? []);

/** Undecided if one of these got no answer. */
export function unlessAnswered(seen: readonly Observed[]): NoVerdict | undefined {
  const silent = seen.find((one) => !answered(one));
  return silent && { verdict: 'undecided', ...whyUnanswered(silent) };
}

/** What to change about a known mistake, and what the mistake risks. */
export const adviceOn = ({ fix, risk }: Mistake): string => [fix, risk].filter(Boolean).join(' ');
