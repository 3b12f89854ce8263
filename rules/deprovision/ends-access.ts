import { defineRule, untested } from '../rule.ts';

const atOnce = 'deprovision/access-after';

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
    return [
      ...judged
        .filter(({ opened }) => opened)
        .map((signOn) => ({ in: signOn, expected: 'the panel of a deleted resource not to open', got: signOn.why ?? 'an open panel' })),
      ...back.map((signOn) => ({
        in: signOn,
        expected: 'the panel of a deleted resource to stay closed',
        got: 'a panel that was closed after the deletion, and opens again at the end of the run: the resource came back',
        hint: 'Look for what restores a deleted resource: a cache, a job, a later install or deletion of the same owner.',
      })),
    ];
  },
});
