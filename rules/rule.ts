import type { RecordingProblem } from '../engine/judging/rule.ts';
import type { Answered, Seen } from '../engine/recording/recording.ts';

// All that a rule is written with.
export { kind, show } from '../engine/documents/show.ts';
export * from '../engine/judging/rule.ts';
export { type Answered, answered, type Seen, whyUnanswered } from '../engine/recording/recording.ts';
export { arrayIn, isSuccess, objectIn } from './shared/answers.ts';

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
