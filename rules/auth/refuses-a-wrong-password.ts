import { defineRule } from '../../engine/rule.ts';
import { accepted, unrefused } from '../refusals.ts';

export default defineRule({
  requirement: 'auth/refuses-a-wrong-password',
  reads: ['auth/wrong-password'],
  after: accepted,
  check: unrefused,
});
