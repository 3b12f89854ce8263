import { defineRule } from '../../engine/judging/rule.ts';
import { strangers } from '../shared/acting-user.ts';
import { opensTheBridge } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'bearer/acts-for-its-user',
  reads: ['bearer/valid'],
  after: opensTheBridge,
  check: strangers,
});
