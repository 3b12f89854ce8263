import type { Answered } from '../../engine/recording.ts';
import { defineRule, type RecordingProblem } from '../../engine/rule.ts';

export default defineRule({
  requirement: 'auth/accepts-the-manifest-credentials',
  reads: ['auth/control', 'provision/first', 'auth/missing-credentials'],
  check(seen) {
    const problems: RecordingProblem[] = [];
    let wasLetIn = false;
    let mayBeLockedOut = false;
    for (const call of seen.filter(({ on }) => on !== 'update')) {
      if (call.label === 'auth/missing-credentials') mayBeLockedOut = wasLetIn;
      else if (!isTurnedAway(call, seen)) [wasLetIn, mayBeLockedOut] = [true, false];
      else if (!mayBeLockedOut) problems.push({ in: call, expected: 'to be let in', got: `status ${call.answer.status} on ${call.on}` });
    }
    return problems.slice(0, 1);
  },
});

/** Where a call without credentials is answered 401, a 403 is about something else. */
function isTurnedAway({ on, answer }: Answered, seen: readonly Answered[]): boolean {
  if (answer.status !== 403) return answer.status === 401;
  return !seen.some((call) => call.label === 'auth/missing-credentials' && call.on === on && call.answer.status === 401);
}
