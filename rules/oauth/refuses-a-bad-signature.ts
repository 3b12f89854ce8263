import { defineRule } from '../../engine/judging/rule.ts';
import { issuesARequestToken, letInBesideControls } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-a-bad-signature',
  reads: ['oauth/bad-signature', 'oauth/request-token', 'oauth/api-call'],
  after: issuesARequestToken,
  check: letInBesideControls,
});
