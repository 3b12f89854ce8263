import { defineRule } from '../../engine/judging/rule.ts';
import { exchangesTheVerifier, letIn } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-an-unauthorised-token',
  reads: ['oauth/unauthorised-token'],
  after: exchangesTheVerifier,
  check: letIn,
});
