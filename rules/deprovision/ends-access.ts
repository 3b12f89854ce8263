import { defineRule, untested } from '../../engine/judging/rule.ts';

export default defineRule({
  requirement: 'deprovision/ends-access',
  reads: ['deprovision/access-after'],
  after: ['sso/accepts-a-valid-call', 'deprovision/needs-no-body'],
  check(seen) {
    const judged = seen.filter(({ openedBefore, openPanel }) => openedBefore !== false && !openPanel);
    if (judged.length === 0) return untested('the panel did not open by sign-on alone before the deletion');
    return judged
      .filter(({ opened }) => opened)
      .map((signOn) => ({ in: signOn, expected: 'the panel of a deleted resource not to open', got: signOn.why ?? 'an open panel' }));
  },
});
