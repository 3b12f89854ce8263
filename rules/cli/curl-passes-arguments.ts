import { defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'cli/curl-passes-arguments',
  watches: ['cli/curl-arguments'],
  after: ['cli/curl-adds-authentication'],
  check: (seen) =>
    seen.flatMap((one) =>
      (one.curl?.differences ?? []).slice(0, 1).map(({ what, expected, got }) => ({
        in: one,
        expected: `the ${what.replace(/^the /, '')} that curl gives with ${one.curl?.arguments}: ${expected}`,
        got,
      })),
    ),
});
