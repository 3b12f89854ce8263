import { collapsed, defineRule, notRun, undecided } from '../rule.ts';
import { deploymentsOf, otherPaths } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/asks-nothing-else',
  watches: ['health/single'],
  check(seen) {
    const deployments = deploymentsOf(seen);
    if (deployments.length === 0) return notRun;
    if (deployments.every(({ requests }) => requests.length === 0)) return undecided('no deployment asks for its configured path');
    return collapsed(
      deployments
        .map((deployment) => ({ deployment, others: otherPaths(deployment) }))
        .filter(({ others }) => others.length > 0)
        .map(({ deployment, others }) => ({
          in: deployment.seen,
          expected: `requests for ${deployment.paths.join(', ')} only`,
          got: `a request for ${others.join(', ')}`,
        })),
    );
  },
});
