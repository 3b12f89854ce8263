import { header } from '../../engine/wire/http/exchange.ts';
import { defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'app/redirects-to-https',
  reads: ['app/forwarded-http'],
  after: ['app/speaks-plain-http'],
  check: (seen) =>
    seen.map((one) => {
      const location = header(one.answer, 'location');
      const got = `status ${one.answer.status}, ${location === undefined ? 'no redirect' : `to ${location}`}, where X-Forwarded-Proto is http`;
      return { in: one, expected: 'a redirect to HTTPS', got };
    }),
});
