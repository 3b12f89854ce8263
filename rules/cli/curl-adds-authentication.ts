import { defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'cli/curl-adds-authentication',
  watches: ['cli/curl'],
  check: (seen) =>
    seen
      .filter(({ request }) => !request?.isAccount)
      .map((one) => ({
        in: one,
        expected: 'a request with the credentials of the account',
        got: one.request?.scheme === 'none' ? 'a request without credentials' : 'a request with other credentials',
      })),
});
