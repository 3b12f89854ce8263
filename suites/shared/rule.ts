import type { RecordingPlace } from '../../engine/judging/problem.ts';
import { type NoVerdict, type RecordingProblem, undecided } from '../../engine/judging/rule.ts';
import { type Answered, answered, type Seen, whyUnanswered } from '../../engine/recording/recording.ts';
import type { Mistake } from '../../specs/generated/schemas.ts';

// Rule files import what they need from here.
export { kind, show } from '../../engine/documents/show.ts';
export { isObject } from '../../engine/documents/values.ts';
export { existenceIn } from '../../engine/judging/existence.ts';
export { isSuccess } from '../../engine/judging/facts.ts';
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
export { type Answered, answered, type Seen, whyUnanswered } from '../../engine/recording/recording.ts';
export { header } from '../../engine/wire/http/exchange.ts';
export { arrayIn, objectIn } from './answers.ts';

/** One problem for each of these observations; `got` may differ between them. */
export const inEach = <One extends Seen>(wrong: readonly One[], expected: string, got: string | ((one: One) => string)) =>
  wrong.map((one) => ({ in: one, expected, got: typeof got === 'string' ? got : got(one) }));

export const gotStatus = ({ answer }: Answered): string => `status ${answer.status}`;

const sameWords = ({ expected, got }: RecordingProblem) => `${expected}, ${got}`;

/** Keeps the first problem of each kind, and adds how many others there are; a stated one is grouped by its row. */
export function collapsed<Problem extends RecordingPlace>(
  problems: readonly Problem[],
  kindOf: (problem: RecordingProblem) => string = sameWords,
): Problem[] {
  const stated = problems.filter((problem) => 'code' in problem);
  const inWords = problems.filter((problem) => !('code' in problem)) as unknown as RecordingProblem[];
  return [...stated, ...(collapsedWords(inWords, kindOf) as unknown as Problem[])];
}

function collapsedWords<Problem extends RecordingProblem>(problems: readonly Problem[], kindOf: (problem: Problem) => string): Problem[] {
  const kinds = new Map<string, { first: Problem; more: number }>();
  for (const problem of problems) {
    const name = `${problem.level} ${kindOf(problem)}`;
    const known = kinds.get(name);
    kinds.set(name, known ? { ...known, more: known.more + 1 } : { first: problem, more: 0 });
  }
  return [...kinds.values()].map(({ first, more }) => (more > 0 ? { ...first, got: `${first.got} (and ${more} more)` } : first));
}

/** Judges each of these things; `none` is the result if there are none. */
export const ofEach = <Thing, Problem extends RecordingPlace>(
  things: readonly Thing[],
  none: NoVerdict,
  problemsOf: (thing: Thing) => readonly Problem[],
  kindOf?: (problem: RecordingProblem) => string,
): readonly Problem[] | NoVerdict => (things.length > 0 ? collapsed(things.flatMap(problemsOf), kindOf) : none);

/** The observations that got an answer, with it. */
export const answersOf = (seen: readonly Seen[]): Answered[] => seen.flatMap((one) => answered(one) ?? []);

/** Undecided if one of these got no answer. */
export function unlessAnswered(seen: readonly Seen[]): NoVerdict | undefined {
  const silent = seen.find((one) => !answered(one));
  return silent && undecided(whyUnanswered(silent));
}

/** What to change about a known mistake, and what the mistake risks; older recordings call the fix `mend`. */
export const adviceOn = ({ fix, mend = '', risk = '' }: Mistake): string => [fix ?? mend, risk].filter(Boolean).join(' ');
