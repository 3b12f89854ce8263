import { worded } from '../../../engine/judging/wording.ts';
import { defineRule, type Observed, type ProblemOf, problem, type RecordingPlace, untested } from '../../shared/rule.ts';
import { isHealthy } from '../deployments.ts';

export default defineRule({
  requirement: 'health/every-path-answers-200',
  watches: ['app/health'],
  check(seen) {
    const problems = seen.flatMap(problemsOf);
    const [first] = problems;
    const isCertain = seen.some(({ application }) => application?.doubt === undefined);
    // If it is not certain that any of the paths is requested, a failing one proves nothing.
    return first && !isCertain ? untested('path-may-be-other', { why: worded('health/every-path-answers-200', first).got }) : problems;
  },
});

function problemsOf(one: Observed): (RecordingPlace & ProblemOf<'health/every-path-answers-200'>)[] {
  const { response, error } = one.exchanges.at(-1) ?? {};
  const { path, variable, doubt } = one.application ?? {};
  const status = response?.status;
  if (status === undefined) {
    const silent = { path, variable, error: error?.message };
    return [doubt === undefined ? problem('no-answer', one, silent) : problem('no-answer-in-doubt', one, { ...silent, doubt })];
  }
  if (isHealthy(status)) return [];
  const answer = { path, variable, status };
  return [doubt === undefined ? problem('other-status', one, answer) : problem('other-status-in-doubt', one, { ...answer, doubt })];
}
