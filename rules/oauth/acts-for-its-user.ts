import { defineRule } from '../../engine/judging/rule.ts';
import { strangers } from '../shared/acting-user.ts';

export default defineRule({
  requirement: 'oauth/acts-for-its-user',
  reads: ['oauth/api-call'],
  check: strangers,
});
