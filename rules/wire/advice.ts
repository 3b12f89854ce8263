import type { RequirementId } from '../../specs/generated/ids.ts';
import type { RecordingProblem } from '../rule.ts';

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
export const withAdvice = (requirement: RequirementId, problems: readonly RecordingProblem[]): RecordingProblem[] =>
  problems.map((problem) => {
    const hint = advice[requirement]?.(problem);
    return hint === undefined ? problem : { ...problem, hint };
  });
