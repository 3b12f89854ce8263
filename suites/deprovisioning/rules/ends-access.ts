import { defineRule, inEach, untested } from '../../shared/rule.ts';

const atOnce = 'deprovision/access-after';
const cameBack = 'a panel that was closed after the deletion, and opens again at the end of the run: the resource came back';
const hint = 'Look for what restores a deleted resource: a cache, a job, a later install or deletion of the same owner.';

export default defineRule({
  requirement: 'deprovision/ends-access',
  reads: [atOnce, 'deprovision/access-later'],
  clearedBy: 'deprovision/access-later',
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  needs: 'resource',
  check(seen) {
    const judged = seen.filter(({ label, openedBefore, openPanel }) => label === atOnce && openedBefore !== false && !openPanel);
    if (judged.length === 0) return untested('the panel did not open by sign-on alone before the deletion');
    const closed = judged.filter(({ opened }) => !opened).map(({ resourceId }) => resourceId);
    const back = seen.filter(({ label, opened, resourceId }) => label !== atOnce && opened && closed.includes(resourceId));
    const open = judged.filter(({ opened }) => opened);
    return [
      ...inEach(open, 'the panel of a deleted resource not to open', ({ why }) => why ?? 'an open panel'),
      ...inEach(back, 'the panel of a deleted resource to stay closed', cameBack).map((problem) => ({ ...problem, hint })),
    ];
  },
});
