import { defineRule } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'sso/cookie-flags',
  reads: ['sso/valid'],
  after: ['sso/accepts-a-valid-call'],
  check: (seen) =>
    seen.flatMap((signOn) =>
      [...new Set(signOn.cookieFlags ?? [])].map((cookie) => {
        const isHttps = signOn.exchange.request.url.startsWith('https:');
        const lacks = ['HttpOnly', ...(isHttps ? ['Secure'] : []), 'SameSite'].filter((flag) => !hasFlag(cookie, flag));
        const without = lacks.length > 0 ? `, without ${lacks.join(', ')}` : '';
        const got = `the sign-on sets the cookie ${cookie}${without}`;
        // Browsers treat a cookie without SameSite as Lax.
        return { in: signOn, expected: 'any flags', got, risk: lacks.some((flag) => flag !== 'SameSite') };
      }),
    ),
});

const hasFlag = (cookie: string, flag: string): boolean =>
  cookie.split(';').some((part) => part.trim().split('=')[0]?.toLowerCase() === flag.toLowerCase());
