import { defineRule, gotStatus, inEach, isSuccess, lockedOut, untested } from '../rule.ts';

export default defineRule({
  requirement: 'auth/refused-calls-change-nothing',
  reads: ['auth/after-refusals', 'auth/delete-after-refusals'],
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  needs: 'resource',
  check(seen) {
    const signOn = seen.find(({ label }) => label === 'auth/after-refusals');
    const deletion = seen.find(({ label }) => label === 'auth/delete-after-refusals');
    if (signOn?.openedBefore === false) return untested('the resource did not open before the refused calls either');
    const closed = seen.filter((one) => one === signOn && signOn.opened === false);
    const kept = seen.filter((one) => one === deletion && !isSuccess(one.answer) && one.answer.status !== 401);
    const problems = [
      ...inEach(closed, 'the resource to still open', ({ why }) => why ?? 'a resource that no longer opens'),
      ...inEach(kept, 'a successful deletion of the resource', gotStatus),
    ];
    return problems.length === 0 && deletion?.answer.status === 401 ? lockedOut : problems;
  },
});
