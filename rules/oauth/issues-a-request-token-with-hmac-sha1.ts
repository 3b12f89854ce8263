import { defineRule } from '../../engine/judging/rule.ts';
import { issuedWith, issuesARequestToken } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/issues-a-request-token-with-hmac-sha1',
  reads: ['oauth/request-token'],
  after: issuesARequestToken,
  check: (calls) => issuedWith('HMAC-SHA1', calls),
});
