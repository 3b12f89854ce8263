import { defineRule } from '../../engine/rule.ts';
import { insteadOfTokens, isIssued } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/issues-a-request-token',
  reads: ['oauth/request-token'],
  check(calls) {
    const [first] = calls;
    if (!first || calls.some(isIssued)) return [];
    const instead = calls.map((call) => `${insteadOfTokens(call)} with ${call.signedWith}`);
    return [{ in: first, expected: 'oauth_token and oauth_token_secret with one method at least', got: [...new Set(instead)].join(', ') }];
  },
});
