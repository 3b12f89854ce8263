import { defineRule } from '../../engine/judging/rule.ts';
import { exchangesTheVerifier, letIn } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/refuses-a-missing-verifier',
  reads: ['oauth/missing-verifier'],
  after: exchangesTheVerifier,
  check: letIn,
});
