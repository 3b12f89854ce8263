import { defineRule } from '../../engine/judging/rule.ts';
import { letIn, opensTheBridge } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'bearer/refuses-a-revoked-token',
  reads: ['bearer/revoked-token'],
  after: opensTheBridge,
  check: letIn,
});
