import { isRefusal } from '../../../engine/contract/refusals.ts';
import { goneProblems, ofEachResource, probeLabels } from '../../shared/resources.ts';
import { defineRule, isSuccess, notRun, problem, undecided, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'auth/refused-calls-change-nothing',
  reads: ['auth/strangers-delete', 'auth/after-refusals', 'auth/delete-after-refusals', 'auth/after-refused-change', ...probeLabels],
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  needs: 'resource',
  check(seen) {
    const looks = seen.filter(({ label }) => label === 'auth/after-refusals');
    const deletions = seen.filter(({ label }) => label === 'auth/delete-after-refusals');
    const changed = seen.filter(({ refusedPlan }) => refusedPlan !== undefined);
    if (looks.length + deletions.length + changed.length === 0) return notRun();
    if (changed.length > 0) return changed.map((signOn) => problem('plan-changed', signOn, { plan: signOn.refusedPlan }));
    const opened = looks.filter(({ openedBefore }) => openedBefore !== false);
    if (looks.length > 0 && opened.length === 0) return untested('closed-before', { which: 'the', what: 'refused calls' });
    const accepted = seen.find(({ label, answer }) => label === 'auth/strangers-delete' && isSuccess(answer));
    if (accepted) return untested('deletion-accepted', { what: accepted.what });
    const isLocked = deletions.some(({ answer }) => isRefusal(answer.status));
    const problems = ofEachResource([...opened, ...(isLocked ? [] : deletions)], (own) =>
      goneProblems(
        own.filter((one) => opened.includes(one)),
        own.find((one) => deletions.includes(one)),
        seen,
      ),
    );
    return problems.length === 0 && isLocked ? undecided('locked-out') : problems;
  },
});
