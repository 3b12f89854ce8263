import { defineRule, problem } from '../../shared/rule.ts';
import { howRefused, turnedAway } from '../../shared/turned-away.ts';

export default defineRule({
  requirement: 'bearer/opens-the-bridge',
  isGrouped: true,
  reads: ['bearer/valid'],
  check(seen) {
    const refused = turnedAway(seen);
    return 'verdict' in refused ? refused : refused.map((call) => problem(howRefused(call), call, { status: call.answer.status }));
  },
});
