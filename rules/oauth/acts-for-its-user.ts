import { defineRule } from '../../engine/rule.ts';
import { strangers } from '../acting-user.ts';

export default defineRule({
  requirement: 'oauth/acts-for-its-user',
  reads: ['oauth/api-call'],
  check: strangers,
});
