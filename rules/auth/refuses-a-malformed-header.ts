import { defineRule } from '../../engine/rule.ts';
import { accepted, unrefused } from '../refusals.ts';

export default defineRule({
  requirement: 'auth/refuses-a-malformed-header',
  reads: ['auth/malformed-header'],
  after: accepted,
  check: unrefused,
});
