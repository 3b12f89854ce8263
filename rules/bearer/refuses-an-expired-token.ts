import { defineRule } from '../../engine/judging/rule.ts';
import { letIn, opensTheBridge } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'bearer/refuses-an-expired-token',
  reads: ['bearer/expired-token'],
  after: opensTheBridge,
  check: letIn,
});
