import { defineRule } from '../../engine/rule.ts';
import { letIn, opensTheBridge } from '../tokens.ts';

export default defineRule({
  requirement: 'bearer/refuses-a-revoked-token',
  reads: ['bearer/revoked-token'],
  after: opensTheBridge,
  check: letIn,
});
