import { defineRule } from '../../engine/judging/rule.ts';
import { issuesARequestToken, letInBesideControls } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-a-request-token-on-the-api',
  reads: ['oauth/temporary-token', 'oauth/api-call'],
  after: issuesARequestToken,
  check: letInBesideControls,
});
