import { expectedAnswer, message } from '../../engine/contract/contract.ts';
import { instanceOf } from '../../engine/contract/message.ts';
import { operationOf, recordedAs } from '../../engine/contract/recorded.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Answered, RecordingFinding, RecordingProblem } from '../rule.ts';
import { brokenOff } from '../shared/resources.ts';
import { type Look, look, nothingToJudge, toldProblems, type WireProblem } from './look.ts';

export function lookAt(requirement: RequirementId, seen: Answered): Look {
  const { outcome = 'accepted' } = recordedAs(seen.label) ?? {};
  const { name, isExpected } = expectedAnswer(operationOf(seen), outcome, seen.answer.status);
  const found = look(requirement, name, instanceOf(seen.answer, message(name)), isExpected);
  return outcome === 'refused' ? { ...found, problems: found.problems.map((problem) => onSurface(problem, seen)) } : found;
}

/** What was tried where says more than a status; each surface is told by itself. */
const onSurface = ({ expected, got, kind }: WireProblem, { on, what }: Answered): WireProblem => ({
  expected,
  got: `${got} on ${on}, with ${what}`,
  kind: `${kind} ${on}`,
});

/** What the documents say against one answer, for rules that look further. */
export const problemsIn = (requirement: RequirementId, seen: Answered): RecordingProblem[] =>
  toldProblems(lookAt(requirement, seen).problems.map((problem) => ({ in: seen, ...problem })));

export function answersByDocuments(requirement: RequirementId, seen: readonly Answered[]): RecordingFinding {
  const looks = seen.map((one) => ({ one, ...lookAt(requirement, one) }));
  const problems = looks.flatMap(({ one, problems: own }) => own.map((problem) => ({ in: one, ...problem })));
  if (problems.length > 0) return withAdvice(requirement, toldProblems(problems));
  const broken = looks.find(({ isBrokenOff }) => isBrokenOff)?.one;
  if (broken) return brokenOff(broken);
  return looks.some(({ values }) => values > 0) ? [] : nothingToJudge(requirement);
}

type Advice = (problem: RecordingProblem) => string | undefined;

const isNothing = (got: string) => /^(?:null|nothing)\b/.test(got);

const idAdvice: Advice = ({ got }) => {
  if (got.startsWith('a number')) return undefined;
  if (!isNothing(got)) return 'Return the id itself, as one string.';
  return 'Return `id`, a string by which you find the new resource again: the platform opens and deletes the resource by it. Make it before you answer.';
};

const configAdvice: Advice = ({ got, pointer, in: { configVars = [] } }) => {
  if (pointer !== '/config') return 'Turn ports, flags and other values into strings.';
  if (configVars.length > 0)
    return `Return an object with a string for each variable that the manifest declares: ${configVars.join(', ')}.`;
  return isNothing(got) ? 'Leave `config` out where there is nothing to configure.' : undefined;
};

/** Advice on what was seen, for requirements whose row can speak of one mistake only. */
const advice: Partial<Record<RequirementId, Advice>> = {
  'provision/id-is-a-string': idAdvice,
  'provision/config-is-a-string-map': configAdvice,
};

/** The problems of a requirement, each with the advice that fits it. */
const withAdvice = (requirement: RequirementId, problems: readonly RecordingProblem[]): RecordingProblem[] =>
  problems.map((problem) => {
    const hint = advice[requirement]?.(problem);
    return hint === undefined ? problem : { ...problem, hint };
  });
