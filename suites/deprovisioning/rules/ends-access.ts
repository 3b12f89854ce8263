import { defined } from '../../../engine/documents/values.ts';
import { defineRule, problem, untested } from '../../shared/rule.ts';

const atOnce = 'deprovision/access-after';

export default defineRule({
  requirement: 'deprovision/ends-access',
  reads: [atOnce, 'deprovision/access-later'],
  clearedBy: 'deprovision/access-later',
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  needs: 'resource',
  check(seen) {
    const judged = seen.filter(({ label, openedBefore, openPanel }) => label === atOnce && openedBefore !== false && !openPanel);
    if (judged.length === 0) return untested('panel-closed-before');
    const closed = judged.filter(({ opened }) => !opened).map(({ resourceId }) => resourceId);
    const back = seen.filter(({ label, opened, resourceId }) => label !== atOnce && opened && closed.includes(resourceId));
    const open = judged.filter(({ opened }) => opened);
    return [
      ...open.map((signOn) => problem('open', signOn, { why: signOn.why })),
      ...back.map((signOn) => problem('came-back', signOn, defined({ what: signOn.what }))),
    ];
  },
});
