import { expectedAnswer, message } from '../../../engine/contract/contract.ts';
import { instanceOf } from '../../../engine/contract/message.ts';
import { operationOf, recordedAs } from '../../../engine/contract/recorded.ts';
import type { Requirement } from '../../../engine/judging/catalogue.ts';
import { filled, has } from '../../../engine/judging/facts.ts';
import type { RequirementId } from '../../../specs/generated/ids.ts';
import { brokenOff } from '../resources.ts';
import type { Answered, RecordingFinding, RecordingProblem } from '../rule.ts';
import { collapsedByKind, type Look, look, nothingToJudge, type WireProblem } from './look.ts';

function lookAt(requirement: RequirementId, seen: Answered): Look {
  const { outcome = 'accepted' } = recordedAs(seen.label) ?? {};
  const { name, isExpected } = expectedAnswer(operationOf(seen), outcome, seen.answer.status);
  const found = look(requirement, name, instanceOf(seen.answer, message(name)), isExpected);
  return outcome === 'refused' ? { ...found, problems: found.problems.map((problem) => onSurface(problem, seen)) } : found;
}

/** Adds what was tried, and on which surface; problems of different surfaces are not collapsed into one. */
const onSurface = ({ expected, got, kind }: WireProblem, { on, what }: Answered): WireProblem => ({
  expected,
  got: `${got} on ${on}, with ${what}`,
  kind: `${kind} ${on}`,
});

/** The problems that the documents find in one answer, for rules that check more than that. */
export const problemsIn = (requirement: RequirementId, seen: Answered): RecordingProblem[] =>
  collapsedByKind(lookAt(requirement, seen).problems.map((problem) => ({ in: seen, ...problem })));

type Hints = NonNullable<NonNullable<Requirement['documents']>['hints']>;

export function answersByDocuments(requirement: RequirementId, seen: readonly Answered[], hints: Hints = []): RecordingFinding {
  const looks = seen.map((one) => ({ one, ...lookAt(requirement, one) }));
  const problems = looks.flatMap(({ one, problems: own }) => own.map((problem) => ({ in: one, ...problem })));
  if (problems.length > 0) return collapsedByKind(problems).map((problem) => withHint(problem, hints));
  const broken = looks.find(({ isBrokenOff }) => isBrokenOff)?.one;
  if (broken) return brokenOff(broken);
  return looks.some(({ values }) => values > 0) ? [] : nothingToJudge(requirement);
}

/** Adds the first hint of the row that fits the problem: some requirements can be broken in several ways. */
function withHint(problem: RecordingProblem, hints: Hints): RecordingProblem {
  const found = hints.find(({ of }) => has(problem, of));
  return found ? { ...problem, hint: filled(found.hint, problem) } : problem;
}
