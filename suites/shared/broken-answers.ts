import { defineFamily } from '../../engine/judging/causes.ts';
import type { Outcome } from '../../specs/generated/schemas.ts';

const causes = {
  'closed-unanswered': { cause: 'Your service closes the connection without an answer, on {on}: {calls} times' },
  'cut-off': { cause: 'Your service sends fewer bytes than Content-Length says, or ends its answer early, on {on}: {calls} times' },
  endless: { cause: 'Your service does not end its answers, on {on}: {calls} times' },
};

type Code = keyof typeof causes;

const isCode = (code = ''): code is Code => code in causes;

/** How all calls were broken off that a requirement fails for; undefined if it fails for something else too. */
function breakIn({ problems = [] }: Outcome): Code | undefined {
  const [code, ...others] = new Set(problems.map((problem) => problem.code));
  return others.length === 0 && isCode(code) ? code : undefined;
}

/** Answers that are broken off in the same way, whoever calls. */
export const brokenAnswers = defineFamily({
  causes,
  causeOf(failed) {
    const code = failed.map(breakIn).find((one) => failed.filter((outcome) => breakIn(outcome) === one).length > 1);
    if (code === undefined) return undefined;
    const problems = failed.filter((outcome) => breakIn(outcome) === code).flatMap(({ problems = [] }) => problems);
    const on = [...new Set(problems.map(({ facts }) => facts?.on))].join(' and ');
    const calls = new Set(problems.flatMap(({ exchanges = [] }) => exchanges)).size;
    return { code, facts: { on, calls }, except: (outcome) => breakIn(outcome) !== code };
  },
});
