import { defineRule } from '../../engine/judging/rule.ts';
import { letIn, opensTheBridge } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'bearer/refuses-a-bad-token',
  reads: ['bearer/bad-token'],
  after: opensTheBridge,
  check: letIn,
});
