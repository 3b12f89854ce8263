import { defineRule, inEach, show, undecided } from '../rule.ts';
import { failureIn, isListed } from '../shared/deployment-logs.ts';
import { answerFor, judgedFailures } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/logs-every-failure',
  watches: ['health/two-of-three'],
  check(seen) {
    const lists = judgedFailures(seen).map(({ deployment, failed }) => {
      const failure = failureIn(deployment.log) ?? '';
      return { deployment, failed, missing: failed.filter((path) => !isListed(failure, path, answerFor(deployment, path))) };
    });
    const begun = lists.filter(({ failed, missing }) => missing.length < failed.length);
    if (begun.length === 0) return undecided('no deployment fails and lists a failed path');
    return begun.flatMap(({ deployment, missing }) =>
      missing.flatMap((path) => {
        const line = show(`- GET ${path} returned ${answerFor(deployment, path)}.`);
        return inEach([deployment.seen], `the line ${line} as well`, 'no such line');
      }),
    );
  },
});
