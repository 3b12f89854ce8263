import { tokenWords } from '../../../engine/signatures/oauth/three-steps.ts';
import { collapsed, defineRule, gotStatus, inEach, isSuccess } from '../../shared/rule.ts';
import { insteadOfTokens } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/exchanges-the-verifier',
  reads: ['oauth/access-token', 'oauth/exchanged-call'],
  after: ['oauth/issues-a-request-token'],
  check(seen) {
    const calls = seen.filter(({ label, answer }) => label === 'oauth/exchanged-call' && !isSuccess(answer));
    const exchanges = seen.filter((call) => call.label === 'oauth/access-token' && insteadOfTokens(call) !== undefined);
    return collapsed([
      ...inEach(exchanges, `${tokenWords('accessToken')} of the user`, (call) => insteadOfTokens(call) ?? ''),
      ...inEach(calls, 'an API call with the new pair to be accepted', gotStatus),
    ]);
  },
});
