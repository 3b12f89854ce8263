import { defineRule } from '../../engine/rule.ts';
import { strangers } from '../acting-user.ts';
import { opensTheBridge } from '../tokens.ts';

export default defineRule({
  requirement: 'bearer/acts-for-its-user',
  reads: ['bearer/valid'],
  after: opensTheBridge,
  check: strangers,
});
