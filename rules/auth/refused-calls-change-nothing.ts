import { defineRule, lockedOut, untested } from '../rule.ts';
import { goneProblems } from '../shared/resources.ts';

export default defineRule({
  requirement: 'auth/refused-calls-change-nothing',
  reads: ['auth/after-refusals', 'auth/delete-after-refusals'],
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  needs: 'resource',
  check(seen) {
    const signOn = seen.find(({ label }) => label === 'auth/after-refusals');
    const deletion = seen.find(({ label }) => label === 'auth/delete-after-refusals');
    if (signOn?.openedBefore === false) return untested('the resource did not open before the refused calls either');
    const isLocked = deletion?.answer.status === 401;
    const problems = goneProblems('the resource', signOn, isLocked ? undefined : deletion);
    return problems.length === 0 && isLocked ? lockedOut : problems;
  },
});
