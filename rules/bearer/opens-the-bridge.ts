import { defineRule } from '../../engine/judging/rule.ts';
import { turnedAway } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'bearer/opens-the-bridge',
  reads: ['bearer/valid'],
  check: (calls) => turnedAway(calls, () => ''),
});
