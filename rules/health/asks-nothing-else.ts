import { collapsed, defineRule, inEach, notRun, undecided } from '../rule.ts';
import { deploymentsOf, otherPaths } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/asks-nothing-else',
  watches: ['health/single'],
  check(seen) {
    const deployments = deploymentsOf(seen);
    if (deployments.length === 0) return notRun;
    if (deployments.every(({ requests }) => requests.length === 0)) return undecided('no deployment asks for its configured path');
    const problems = deployments.flatMap((deployment) => {
      const others = otherPaths(deployment).join(', ');
      return others === '' ? [] : inEach([deployment.seen], `requests for ${deployment.paths.join(', ')} only`, `a request for ${others}`);
    });
    return collapsed(problems);
  },
});
