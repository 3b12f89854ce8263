import { defineRule, isSuccess, lockedOut, type RecordingProblem, untested } from '../rule.ts';

export default defineRule({
  requirement: 'auth/refused-calls-change-nothing',
  reads: ['auth/after-refusals', 'auth/delete-after-refusals'],
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  needs: 'resource',
  check(seen) {
    const signOn = seen.find(({ label }) => label === 'auth/after-refusals');
    const deletion = seen.find(({ label }) => label === 'auth/delete-after-refusals');
    if (signOn?.openedBefore === false) return untested('the resource did not open before the refused calls either');
    const problems: RecordingProblem[] = [];
    if (signOn?.opened === false)
      problems.push({ in: signOn, expected: 'the resource to still open', got: signOn.why ?? 'a resource that no longer opens' });
    if (deletion && !isSuccess(deletion.answer) && deletion.answer.status !== 401)
      problems.push({ in: deletion, expected: 'a successful deletion of the resource', got: `status ${deletion.answer.status}` });
    if (problems.length === 0 && deletion?.answer.status === 401) return lockedOut;
    return problems;
  },
});
