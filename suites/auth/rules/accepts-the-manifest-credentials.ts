import { type Answered, defineRule, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'auth/accepts-the-manifest-credentials',
  reads: ['auth/control', 'provision/first', 'auth/missing-credentials'],
  clearedBy: 'auth/missing-credentials',
  check(seen) {
    return seen
      .filter((call) => call.on !== 'update' && call.label !== 'auth/missing-credentials' && isTurnedAway(call, seen))
      .map((call) => problem('turned-away', call, { status: call.answer.status, on: call.on, ...(call.what && { what: call.what }) }))
      .slice(0, 1);
  },
});

/** Where a call without credentials returns 401, a 403 does not mean that credentials are wrong. */
function isTurnedAway({ on, answer }: Answered, seen: readonly Answered[]): boolean {
  if (answer.status !== 403) return answer.status === 401;
  return !seen.some((call) => call.label === 'auth/missing-credentials' && call.on === on && call.answer.status === 401);
}
