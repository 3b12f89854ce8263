import { defineRule } from '../../engine/rule.ts';
import { accepted, unrefused } from '../refusals.ts';

export default defineRule({
  requirement: 'auth/comes-first',
  reads: ['auth/nonsense'],
  after: accepted,
  check: unrefused,
});
