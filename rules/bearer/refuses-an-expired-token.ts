import { defineRule } from '../../engine/rule.ts';
import { letIn, opensTheBridge } from '../tokens.ts';

export default defineRule({
  requirement: 'bearer/refuses-an-expired-token',
  reads: ['bearer/expired-token'],
  after: opensTheBridge,
  check: letIn,
});
