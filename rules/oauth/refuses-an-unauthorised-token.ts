import { defineRule } from '../../engine/rule.ts';
import { exchangesTheVerifier, letIn } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-an-unauthorised-token',
  reads: ['oauth/unauthorised-token'],
  after: exchangesTheVerifier,
  check: letIn,
});
