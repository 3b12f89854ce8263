import { defineRule } from '../../engine/rule.ts';
import { turnedAway } from '../tokens.ts';

export default defineRule({
  requirement: 'bearer/opens-the-bridge',
  reads: ['bearer/valid'],
  check: (calls) => turnedAway(calls, () => ''),
});
