import { type NoVerdict, type RecordingFinding, type RecordingProblem, undecided } from '../engine/judging/rule.ts';
import { type Answered, answered, type Seen, whyUnanswered } from '../engine/recording/recording.ts';
import type { components } from '../specs/generated/schemas.ts';

// All that a rule is written with.
export { kind, show } from '../engine/documents/show.ts';
export { isSuccess } from '../engine/judging/facts.ts';
export * from '../engine/judging/rule.ts';
export { type Answered, answered, type Seen } from '../engine/recording/recording.ts';
export { arrayIn, objectIn } from './shared/answers.ts';

/** The same problem in each of these; what was got may be told for each by itself. */
export const inEach = <One extends Seen>(
  wrong: readonly One[],
  expected: string,
  got: string | ((one: One) => string),
): RecordingProblem[] => wrong.map((one) => ({ in: one, expected, got: typeof got === 'string' ? got : got(one) }));

export const gotStatus = ({ answer }: Answered): string => `status ${answer.status}`;

const sameWords = ({ expected, got }: RecordingProblem) => `${expected}, ${got}`;

/** One problem of each kind: the first of them, which counts the others. */
export function collapsed<Problem extends RecordingProblem>(
  problems: readonly Problem[],
  kindOf: (problem: Problem) => string = sameWords,
): Problem[] {
  const kinds = new Map<string, { first: Problem; more: number }>();
  for (const problem of problems) {
    const name = `${problem.level} ${kindOf(problem)}`;
    const known = kinds.get(name);
    kinds.set(name, known ? { ...known, more: known.more + 1 } : { first: problem, more: 0 });
  }
  return [...kinds.values()].map(({ first, more }) => (more > 0 ? { ...first, got: `${first.got} (and ${more} more)` } : first));
}

/** Judges each of these things; `none` says why nothing is judged where there are none. */
export const ofEach = <Thing>(
  things: readonly Thing[],
  none: NoVerdict,
  problemsOf: (thing: Thing) => readonly RecordingProblem[],
  kindOf?: (problem: RecordingProblem) => string,
): RecordingFinding => (things.length > 0 ? collapsed(things.flatMap(problemsOf), kindOf) : none);

/** Undecided where one of these got no answer. */
export function unlessAnswered(seen: readonly Seen[]): NoVerdict | undefined {
  const silent = seen.find((one) => !answered(one));
  return silent && undecided(whyUnanswered(silent));
}

/** What to change about a known mistake, and what it risks; older recordings have the advice under another name. */
export const adviceOn = ({ fix, mend = '', risk = '' }: components['schemas']['Mistake']): string =>
  [fix ?? mend, risk].filter(Boolean).join(' ');
