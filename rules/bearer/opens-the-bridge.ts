import { defineRule } from '../rule.ts';
import { turnedAway } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'bearer/opens-the-bridge',
  reads: ['bearer/valid'],
  check: (calls) => turnedAway(calls, () => ''),
});
