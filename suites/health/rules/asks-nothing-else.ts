import { defineRule, inEach, notRun, ofEach, undecided } from '../../shared/rule.ts';
import { deploymentsOf, otherPaths } from '../deployments.ts';

export default defineRule({
  requirement: 'health/asks-nothing-else',
  watches: ['health/single'],
  check(seen) {
    const deployments = deploymentsOf(seen);
    if (deployments.length > 0 && deployments.every(({ requests }) => requests.length === 0))
      return undecided('no deployment asks for its configured path');
    return ofEach(deployments, notRun, (deployment) => {
      const others = otherPaths(deployment).join(', ');
      return others === '' ? [] : inEach([deployment.seen], `requests for ${deployment.paths.join(', ')} only`, `a request for ${others}`);
    });
  },
});
