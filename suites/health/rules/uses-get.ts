import { defineRule, inEach, ofEach, undecided } from '../../shared/rule.ts';
import { askedPaths, failing, healthy, isAsked } from '../deployments.ts';

export default defineRule({
  requirement: 'health/uses-get',
  watches: [...healthy, ...failing, 'health/query'],
  check(seen) {
    const asked = askedPaths(seen);
    const problemsOf = ({ one, path }: (typeof asked)[number]) => {
      if (isAsked(one, path, 'GET')) return [];
      const methods = one.requests.filter((request) => request.path === path).map(({ method }) => method);
      return inEach([one.seen], 'a GET for each path', `${[...new Set(methods)].join(', ')} for ${path}`);
    };
    return ofEach(asked, undecided('no configured path is requested'), problemsOf, ({ got }) => got.replace(/ for .*/s, ''));
  },
});
