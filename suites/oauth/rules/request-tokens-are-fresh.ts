import { tokenFields } from '../../../engine/signatures/oauth/three-steps.ts';
import { defineRule, problem, untested } from '../../shared/rule.ts';
import { isIssued } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/request-tokens-are-fresh',
  isGrouped: true,
  reads: ['oauth/request-token'],
  after: ['oauth/issues-a-request-token'],
  check(calls) {
    const issued = calls.filter(isIssued);
    if (issued.length < 2) return untested('no-two-request-tokens');
    const { token } = tokenFields('requestToken');
    return issued.filter(({ isFresh }) => !isFresh).map((call) => problem('issued-before', call, { token }));
  },
});
