import { defineRule } from '../../engine/judging/rule.ts';
import { issuedWith, issuesARequestToken } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/issues-a-request-token-with-plaintext',
  reads: ['oauth/request-token'],
  after: issuesARequestToken,
  check: (calls) => issuedWith('PLAINTEXT', calls),
});
