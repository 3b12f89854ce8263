import { defineRule } from '../../engine/rule.ts';
import { exchangesTheVerifier, letIn } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-a-wrong-verifier',
  reads: ['oauth/wrong-verifier'],
  after: exchangesTheVerifier,
  check: letIn,
});
