import { defineRule } from '../../engine/rule.ts';
import { issuesARequestToken, letInBesideControls } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-a-bad-signature',
  reads: ['oauth/bad-signature', 'oauth/request-token', 'oauth/api-call'],
  after: issuesARequestToken,
  check: letInBesideControls,
});
