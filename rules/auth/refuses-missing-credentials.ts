import { defineRule } from '../../engine/rule.ts';
import { accepted, unrefused } from '../refusals.ts';

export default defineRule({
  requirement: 'auth/refuses-missing-credentials',
  reads: ['auth/missing-credentials'],
  after: accepted,
  check: unrefused,
});
