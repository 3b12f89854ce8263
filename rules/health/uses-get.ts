import { collapsed, defineRule, undecided } from '../rule.ts';
import { deploymentsOf, failing, healthy, isAsked } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/uses-get',
  watches: [...healthy, ...failing, 'health/query'],
  check(seen) {
    const asked = deploymentsOf(seen).flatMap((deployment) =>
      deployment.paths.filter((path) => isAsked(deployment, path)).map((path) => ({ deployment, path })),
    );
    if (asked.length === 0) return undecided('no configured path is asked for');
    const problems = asked
      .filter(({ deployment, path }) => !isAsked(deployment, path, 'GET'))
      .map(({ deployment, path }) => {
        const methods = deployment.requests.filter((request) => request.path === path).map(({ method }) => method);
        return { in: deployment.seen, expected: 'a GET for each path', got: `${[...new Set(methods)].join(', ')} for ${path}` };
      });
    return collapsed(problems, ({ got }) => got.split(' for ', 1).join());
  },
});
