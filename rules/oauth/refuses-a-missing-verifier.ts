import { defineRule } from '../../engine/rule.ts';
import { exchangesTheVerifier, letIn } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-a-missing-verifier',
  reads: ['oauth/missing-verifier'],
  after: exchangesTheVerifier,
  check: letIn,
});
