import { valuesOf } from '../../../engine/contract/contract.ts';
import { defineRule, ofEach, problem, undecided } from '../../shared/rule.ts';
import { askedPaths, failing, healthy, isAsked } from '../deployments.ts';

export default defineRule({
  requirement: 'health/uses-get',
  isGrouped: true,
  reads: [...healthy, ...failing, 'health/query'],
  evenUnanswered: true,
  check: (seen) =>
    ofEach(askedPaths(seen), undecided('no-path-requested'), ({ one, path }) => {
      if (isAsked(one, path, valuesOf('health-check').method)) return [];
      const methods = one.requests.filter((request) => request.path === path).map(({ method }) => method);
      return [problem('other-method', one.seen, { methods: [...new Set(methods)], path })];
    }),
});
