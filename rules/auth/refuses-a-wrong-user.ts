import { defineRule } from '../../engine/rule.ts';
import { accepted, unrefused } from '../refusals.ts';

export default defineRule({
  requirement: 'auth/refuses-a-wrong-user',
  reads: ['auth/wrong-user'],
  after: accepted,
  check: unrefused,
});
