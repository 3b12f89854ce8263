import { defineRule, problem, untested } from '../../shared/rule.ts';
import { unseenPanel } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/panel-needs-the-session',
  reads: ['sso/valid', 'sso/another', 'sso/made-up-session'],
  after: ['sso/accepts-a-valid-call'],
  needs: 'panel',
  check(seen) {
    const open = seen.find(({ openPanel }) => openPanel);
    if (open) return [problem('opens-without-cookies', open)];
    const deceived = seen.find(({ label, opened }) => label === 'sso/made-up-session' && opened);
    if (deceived) return [problem('opens-with-made-up-cookies', deceived)];
    if (!seen.some(({ isShell }) => isShell)) return [];
    return unseenPanel(seen) ?? untested('scripts-not-run');
  },
});
