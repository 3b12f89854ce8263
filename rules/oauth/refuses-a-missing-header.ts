import { defineRule } from '../../engine/judging/rule.ts';
import { issuesARequestToken, letInBesideControls } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-a-missing-header',
  reads: ['oauth/missing-header', 'oauth/request-token', 'oauth/api-call'],
  after: issuesARequestToken,
  check: letInBesideControls,
});
