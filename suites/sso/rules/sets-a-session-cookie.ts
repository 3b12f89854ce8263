import { defineRule, problem } from '../../shared/rule.ts';
import { acceptanceLabels, ofAccepted } from '../accepted-sign-on.ts';

export default defineRule({
  requirement: 'sso/sets-a-session-cookie',
  reads: acceptanceLabels,
  after: ['provision/answers-json'],
  // In traffic, a later answer may set the cookie, or the browser may have it already.
  isShown: (seen) => seen.every(({ setsCookie }) => setsCookie === true),
  check: (seen) =>
    ofAccepted(seen, (signOn) => {
      if (signOn.setsCookie) return [];
      const [flags] = signOn.cookieFlags ?? [];
      return [flags === undefined ? problem('no-cookie', signOn, {}) : problem('empty-cookie', signOn, { cookie: nameIn(flags) })];
    }),
});

const nameIn = (flags: string): string => flags.split(';')[0]?.trim() ?? '';
