import { defineRule } from '../../engine/rule.ts';
import { accepted, unrefused } from '../refusals.ts';

export default defineRule({
  requirement: 'auth/refuses-another-scheme',
  reads: ['auth/another-scheme'],
  after: accepted,
  check: unrefused,
});
