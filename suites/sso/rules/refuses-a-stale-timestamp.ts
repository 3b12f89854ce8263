import { windowText } from '../../../engine/signatures/sso/window.ts';
import { defineRule } from '../../shared/rule.ts';
import { byAge, unrefused } from '../sign-ons.ts';

const tooLong = () => `Make the window shorter: about ${windowText()} are enough.`;

export default defineRule({
  requirement: 'sso/refuses-a-stale-timestamp',
  reads: ['sso/stale', 'sso/valid'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const found = byAge(seen, (late) => unrefused(late, ({ age }) => `a signed form ${age ?? 'much too'} old`));
    const hasAWindow = seen.some(({ label, opened }) => label === 'sso/stale' && opened === false);
    return 'verdict' in found || !hasAWindow ? found : found.map((problem) => ({ ...problem, hint: tooLong() }));
  },
});
