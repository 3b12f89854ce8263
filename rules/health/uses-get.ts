import { defineRule, inEach, ofEach, undecided } from '../rule.ts';
import { deploymentsOf, failing, healthy, isAsked } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/uses-get',
  watches: [...healthy, ...failing, 'health/query'],
  check(seen) {
    const asked = deploymentsOf(seen).flatMap((deployment) =>
      deployment.paths.filter((path) => isAsked(deployment, path)).map((path) => ({ deployment, path })),
    );
    const problemsOf = ({ deployment, path }: (typeof asked)[number]) => {
      if (isAsked(deployment, path, 'GET')) return [];
      const methods = deployment.requests.filter((request) => request.path === path).map(({ method }) => method);
      return inEach([deployment.seen], 'a GET for each path', `${[...new Set(methods)].join(', ')} for ${path}`);
    };
    return ofEach(asked, undecided('no configured path is requested'), problemsOf, ({ got }) => got.split(' for ', 1).join());
  },
});
