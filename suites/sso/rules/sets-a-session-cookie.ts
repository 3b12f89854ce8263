import { defineRule } from '../../shared/rule.ts';
import { acceptanceLabels, ofAccepted } from '../accepted-sign-on.ts';

export default defineRule({
  requirement: 'sso/sets-a-session-cookie',
  reads: acceptanceLabels,
  after: ['provision/answers-json'],
  // In traffic, a later answer may set the cookie, or the browser may have it already.
  isShown: (seen) => seen.every(({ setsCookie }) => setsCookie === true),
  check: (seen) =>
    ofAccepted(seen, (signOn) => {
      const got = signOn.cookieFlags?.length ? `a cookie with an empty value: ${nameOf(signOn.cookieFlags)}` : 'no cookie';
      return signOn.setsCookie ? [] : [{ in: signOn, expected: 'a cookie with a value, on the way to the panel', got }];
    }),
});

const nameOf = ([flags = '']: string[]): string => flags.split(';')[0]?.trim() ?? '';
