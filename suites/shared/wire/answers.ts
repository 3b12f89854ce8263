import { expectedAnswer, message } from '../../../engine/contract/contract.ts';
import { operationOf, recordedUnder } from '../../../engine/contract/label-operations.ts';
import { instanceOf } from '../../../engine/contract/message.ts';
import { defined } from '../../../engine/documents/values.ts';
import type { RequirementId } from '../../../specs/generated/ids.ts';
import { brokenOff } from '../resources.ts';
import type { Answered, NoVerdict, ProblemOf, RecordingPlace, Stated } from '../rule.ts';
import { type JudgedMessage, judged, nothingToJudge, type WireProblem } from './judged.ts';

function judgedAnswer(requirement: RequirementId, seen: Answered): JudgedMessage {
  const { outcome = 'accepted' } = recordedUnder(seen.label) ?? {};
  const { name, isExpected } = expectedAnswer(operationOf(seen), outcome, seen.answer.status);
  const found = judged(requirement, name, instanceOf(seen.answer, message(name)), isExpected);
  return outcome === 'refused' ? { ...found, problems: found.problems.map((problem) => onSurface(problem, seen)) } : found;
}

/** Adds what was tried, and on which surface; problems of different surfaces are not told as one. */
const onSurface = (problem: WireProblem, { on, what, credentials }: Answered): WireProblem => ({
  ...problem,
  facts: { ...problem.facts, ...defined({ on, what, credentials }) },
});

/** The problems that the documents find in one answer, for rules that check more than that. */
export const problemsIn = <Id extends RequirementId>(requirement: Id, seen: Answered, more: Stated['facts'] = {}) =>
  judgedAnswer(requirement, seen).problems.map((problem) => ({
    ...{ in: seen, ...problem },
    facts: { ...problem.facts, ...more },
  })) as (RecordingPlace & ProblemOf<Id>)[];

export function answersByDocuments<Id extends RequirementId>(
  requirement: Id,
  seen: readonly Answered[],
): (RecordingPlace & ProblemOf<Id>)[] | NoVerdict {
  const looks = seen.map((one) => ({ one, ...judgedAnswer(requirement, one) }));
  const problems = looks.flatMap(({ one, problems: own }) =>
    own.map((problem) => ({ in: one, ...problem, facts: { ...problem.facts, ...declared(one) } })),
  );
  if (problems.length > 0) return problems as (RecordingPlace & ProblemOf<Id>)[];
  const broken = looks.find(({ isBrokenOff }) => isBrokenOff)?.one;
  if (broken) return brokenOff(broken);
  return looks.some(({ values }) => values > 0) ? [] : nothingToJudge(requirement);
}

/** What the manifest declares, for advice. */
const declared = ({ configVars = [] }: Answered): Stated['facts'] => (configVars.length > 0 ? { configVars } : {});
