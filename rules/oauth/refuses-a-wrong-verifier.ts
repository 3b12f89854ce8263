import { defineRule } from '../../engine/judging/rule.ts';
import { exchangesTheVerifier, letIn } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-a-wrong-verifier',
  reads: ['oauth/wrong-verifier'],
  after: exchangesTheVerifier,
  check: letIn,
});
