import { defined } from '../../../engine/documents/values.ts';
import { defineRule } from '../../shared/rule.ts';
import { byAge, howNoticed, unrefused } from '../sign-ons.ts';

/** Where an older form is refused, timestamps are checked, and only the window is too long. */
const ofALongWindow = { opened: 'too-long', accepted: 'accepted-too-long' } as const;

export default defineRule({
  requirement: 'sso/refuses-a-stale-timestamp',
  reads: ['sso/stale', 'sso/valid'],
  needsAnswers: ['sso/stale'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const found = byAge(seen, (late) =>
      unrefused(late, (signOn) => ({ ...defined({ variant: signOn.variant, age: signOn.age }), ...howNoticed(signOn) })),
    );
    const hasAWindow = seen.some(({ label, opened }) => label === 'sso/stale' && opened === false);
    return 'verdict' in found || !hasAWindow ? found : found.map((problem) => ({ ...problem, code: ofALongWindow[problem.code] }));
  },
});
