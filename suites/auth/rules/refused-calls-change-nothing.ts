import { goneProblems, probeLabels } from '../../shared/resources.ts';
import { defineRule, isSuccess, lockedOut, notRun, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'auth/refused-calls-change-nothing',
  reads: ['auth/strangers-delete', 'auth/after-refusals', 'auth/delete-after-refusals', ...probeLabels],
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  needs: 'resource',
  check(seen) {
    const signOn = seen.find(({ label }) => label === 'auth/after-refusals');
    const deletion = seen.find(({ label }) => label === 'auth/delete-after-refusals');
    if (!signOn && !deletion) return notRun;
    if (signOn?.openedBefore === false) return untested('the resource did not open before the refused calls either');
    const accepted = seen.find(({ label, answer }) => label === 'auth/strangers-delete' && isSuccess(answer));
    if (accepted) return untested(`a DELETE with ${accepted.what} was accepted, which deletes the resource`);
    const isLocked = deletion?.answer.status === 401;
    const problems = goneProblems('the resource', signOn ? [signOn] : [], isLocked ? undefined : deletion, seen);
    return problems.length === 0 && isLocked ? lockedOut : problems;
  },
});
