import { defineRule, isSuccess, problem } from '../../shared/rule.ts';
import { withoutTokens } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/exchanges-the-verifier',
  isGrouped: true,
  reads: ['oauth/access-token', 'oauth/exchanged-call'],
  after: ['oauth/issues-a-request-token'],
  check(seen) {
    const exchanges = seen.filter(({ label }) => label === 'oauth/access-token');
    const refused = seen.filter(({ label, answer }) => label === 'oauth/exchanged-call' && !isSuccess(answer));
    return [...exchanges.flatMap(withoutTokens), ...refused.map((call) => problem('pair-refused', call, { status: call.answer.status }))];
  },
});
