import { defineRule, notRun, ofEach, problem, undecided } from '../../shared/rule.ts';
import { deploymentsOf, isAsked, isHealthy } from '../deployments.ts';

export default defineRule({
  requirement: 'health/heeds-every-answer',
  reads: ['health/recovering'],
  evenUnanswered: true,
  check(seen) {
    const deployments = deploymentsOf(seen);
    if (deployments.some((one) => !one.paths.some((path) => isAsked(one, path)))) return undecided('no-path-requested');
    return ofEach(deployments, notRun(), ({ firstAnswers = {}, outcome, seen: deployment }) =>
      Object.entries(firstAnswers).flatMap(([path, status]) =>
        outcome === 'succeeded' && !isHealthy(status) ? [problem('asked-again', deployment, { path, status })] : [],
      ),
    );
  },
});
