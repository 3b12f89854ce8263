import { defineRule } from '../../engine/judging/rule.ts';
import { issuesARequestToken, letInBesideControls } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-a-wrong-consumer',
  reads: ['oauth/wrong-consumer', 'oauth/request-token', 'oauth/api-call'],
  after: issuesARequestToken,
  check: letInBesideControls,
});
