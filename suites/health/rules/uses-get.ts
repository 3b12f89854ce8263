import { valuesOf } from '../../../engine/contract/contract.ts';
import { defineRule, inEach, ofEach, undecided } from '../../shared/rule.ts';
import { askedPaths, failing, healthy, isAsked } from '../deployments.ts';

export default defineRule({
  requirement: 'health/uses-get',
  watches: [...healthy, ...failing, 'health/query'],
  check(seen) {
    const asked = askedPaths(seen);
    const problemsOf = ({ one, path }: (typeof asked)[number]) => {
      const { method } = valuesOf('health-check');
      if (isAsked(one, path, method)) return [];
      const methods = one.requests.filter((request) => request.path === path).map(({ method }) => method);
      return inEach([one.seen], `a ${method} for each path`, `${[...new Set(methods)].join(', ')} for ${path}`);
    };
    return ofEach(asked, undecided('no configured path is requested'), problemsOf, ({ got }) => got.replace(/ for .*/s, ''));
  },
});
