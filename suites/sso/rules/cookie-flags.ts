import { defineRule, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'sso/cookie-flags',
  reads: ['sso/valid'],
  after: ['sso/accepts-a-valid-call'],
  check: (seen) =>
    seen.flatMap((signOn) =>
      [...new Set(signOn.cookieFlags ?? [])].map((cookie) => {
        const isHttps = signOn.exchange.request.url.startsWith('https:');
        const lacks = ['HttpOnly', ...(isHttps ? ['Secure'] : []), 'SameSite'].filter((flag) => !hasFlag(cookie, flag));
        const facts = { cookie, ...(lacks.length > 0 && { lacks }) };
        // Browsers treat a cookie without SameSite as Lax.
        return lacks.some((flag) => flag !== 'SameSite') ? problem('unprotected', signOn, facts) : problem('protected', signOn, facts);
      }),
    ),
});

const hasFlag = (cookie: string, flag: string): boolean =>
  cookie.split(';').some((part) => part.trim().split('=')[0]?.toLowerCase() === flag.toLowerCase());
