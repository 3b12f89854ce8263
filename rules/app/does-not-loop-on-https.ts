import { defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'app/does-not-loop-on-https',
  watches: ['app/forwarded-https'],
  for: ['node'],
  after: ['app/speaks-plain-http'],
  check: (seen) =>
    seen
      .filter(({ application }) => application?.loops)
      .map((one) => ({
        in: one,
        expected: 'no redirect loop for a request that came by HTTPS',
        got: `${one.exchanges.length} redirects in a row, the last to ${one.application?.location}`,
      })),
});
