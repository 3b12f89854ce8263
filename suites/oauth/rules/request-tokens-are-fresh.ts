import { tokenFields } from '../../../engine/signatures/oauth/three-steps.ts';
import { collapsed, defineRule, inEach, untested } from '../../shared/rule.ts';
import { isIssued } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/request-tokens-are-fresh',
  reads: ['oauth/request-token'],
  after: ['oauth/issues-a-request-token'],
  check(calls) {
    const issued = calls.filter(isIssued);
    if (issued.length < 2) return untested('fewer than two request tokens were issued');
    const stale = issued.filter(({ isFresh }) => !isFresh);
    return collapsed(inEach(stale, `a new ${tokenFields('requestToken').token} for each request`, 'a token that was issued before'));
  },
});
