import { defineRule } from '../../engine/rule.ts';
import { accepted, unrefused } from '../refusals.ts';

export default defineRule({
  requirement: 'auth/refuses-a-nearly-right-password',
  reads: ['auth/nearly-right-password'],
  after: accepted,
  check: unrefused,
});
