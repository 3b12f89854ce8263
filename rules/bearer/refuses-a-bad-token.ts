import { defineRule } from '../../engine/rule.ts';
import { letIn, opensTheBridge } from '../tokens.ts';

export default defineRule({
  requirement: 'bearer/refuses-a-bad-token',
  reads: ['bearer/bad-token'],
  after: opensTheBridge,
  check: letIn,
});
