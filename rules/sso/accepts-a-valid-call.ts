import { defineRule } from '../../engine/judging/rule.ts';
import { clocksApart } from '../shared/clocks.ts';
import { addressable } from '../shared/deletions.ts';

export default defineRule({
  requirement: 'sso/accepts-a-valid-call',
  reads: ['sso/valid', 'sso/diagnosis'],
  after: addressable,
  check(seen) {
    const mistake = seen.find(({ label }) => label === 'sso/diagnosis')?.mistake;
    const hint = mistake && [mistake.mend, mistake.risk].filter(Boolean).join(' ');
    const refused = seen.filter(({ label, opened }) => label === 'sso/valid' && !opened);
    const apart = refused.length > 0 && !mistake ? clocksApart(seen) : undefined;
    return (
      apart ??
      refused.map((signOn) => ({
        in: signOn,
        expected: 'the panel to open',
        got: mistake?.sentence ?? signOn.why ?? `status ${signOn.answer.status}`,
        ...(hint && { hint }),
      }))
    );
  },
});
