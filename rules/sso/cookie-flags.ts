import { defineRule } from '../rule.ts';
import { valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/cookie-flags',
  reads: ['sso/valid'],
  after: valid,
  check: (seen) =>
    seen.flatMap((signOn) =>
      [...new Set(signOn.cookieFlags)].map((flags) => ({ in: signOn, expected: 'any flags', got: `the sign-on sets the cookie ${flags}` })),
    ),
});
