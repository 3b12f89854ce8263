import { defineRule, type Observed, problem, untested } from '../../shared/rule.ts';
import { isHealthy } from '../deployments.ts';

export default defineRule({
  requirement: 'health/every-path-answers-200',
  reads: ['app/health'],
  evenUnanswered: true,
  check(seen) {
    const failed = seen.map(answerOf).filter(({ status }) => status === undefined || !isHealthy(status));
    const [first] = failed;
    // If it is not certain that any of the paths is requested, a failing one proves nothing.
    if (first && seen.every(({ application }) => application?.doubt !== undefined)) {
      const { path, status, error, doubt } = first;
      return untested('path-may-be-other', { path, status, error, doubt });
    }
    return failed.map(({ one, path, variable, status, error, doubt }) => {
      if (status === undefined)
        return doubt === undefined
          ? problem('no-answer', one, { path, variable, error })
          : problem('no-answer-in-doubt', one, { path, variable, error, doubt });
      return doubt === undefined
        ? problem('other-status', one, { path, variable, status })
        : problem('other-status-in-doubt', one, { path, variable, status, doubt });
    });
  },
});

const answerOf = (one: Observed) => {
  const { response, error } = one.exchanges.at(-1) ?? {};
  const { path, variable, doubt } = one.application ?? {};
  return { one, path, variable, doubt, status: response?.status, error: response ? undefined : error?.message };
};
