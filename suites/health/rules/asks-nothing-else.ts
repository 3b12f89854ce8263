import { defineRule, notRun, ofEach, problem, undecided } from '../../shared/rule.ts';
import { deploymentsOf, otherPaths } from '../deployments.ts';

export default defineRule({
  requirement: 'health/asks-nothing-else',
  isGrouped: true,
  reads: ['health/single'],
  evenUnanswered: true,
  check(seen) {
    const deployments = deploymentsOf(seen);
    if (deployments.length > 0 && deployments.every(({ requests }) => requests.length === 0)) return undecided('no-configured-path');
    return ofEach(deployments, notRun(), (deployment) => {
      const others = otherPaths(deployment);
      return others.length === 0 ? [] : [problem('other-path', deployment.seen, { paths: deployment.paths, others })];
    });
  },
});
