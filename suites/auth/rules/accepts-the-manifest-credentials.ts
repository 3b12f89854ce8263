import { isRefusal } from '../../../engine/contract/refusals.ts';
import { type Answered, defineRule, isSuccess, problem, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'auth/accepts-the-manifest-credentials',
  reads: ['auth/control', 'provision/first', 'auth/missing-credentials'],
  clearedBy: 'auth/missing-credentials',
  check(seen) {
    const right = seen.filter((call) => call.on !== 'update' && call.label !== 'auth/missing-credentials');
    const turnedAway = right.find((call) => isTurnedAway(call, seen));
    if (turnedAway) {
      const { answer, on, what } = turnedAway;
      return [problem('turned-away', turnedAway, { status: answer.status, on, ...(what && { what }) })];
    }
    const [first] = right;
    if (!first || right.some((call) => isSuccess(call.answer) || isToldApart(call, seen))) return [];
    return { ...untested('no-call-accepted', { status: first.answer.status, on: first.on }), isHeldSoFar: true };
  },
});

/** The same call without credentials returns the status of a refusal, and this one does not: the service has read and accepted them. */
const isToldApart = ({ on, answer }: Answered, seen: readonly Answered[]): boolean =>
  answer.status < 500 && seen.some((call) => call.label === 'auth/missing-credentials' && call.on === on && isRefusal(call.answer.status));

/** Where a call without credentials is told apart, a 403 does not mean that credentials are wrong. */
const isTurnedAway = (call: Answered, seen: readonly Answered[]): boolean =>
  isRefusal(call.answer.status) || (call.answer.status === 403 && !isToldApart(call, seen));
