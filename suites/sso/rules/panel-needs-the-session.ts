import { defineRule, untested } from '../../shared/rule.ts';
import { unseenPanel } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/panel-needs-the-session',
  reads: ['sso/valid', 'sso/another', 'sso/made-up-session'],
  after: ['sso/accepts-a-valid-call'],
  needs: 'panel',
  check(seen) {
    const expected = 'a panel that needs the session';
    const open = seen.find(({ openPanel }) => openPanel);
    if (open) return [{ in: open, expected, got: 'the panel without any cookie: it opens without a session' }];
    const deceived = seen.find(({ label, opened }) => label === 'sso/made-up-session' && opened);
    if (deceived) return [{ in: deceived, expected, got: 'the panel with cookies that somebody made up: it opens without a session' }];
    if (!seen.some(({ isShell }) => isShell)) return [];
    return unseenPanel(seen) ?? untested('the panel is empty until its scripts run, so HTTP cannot tell who sees it');
  },
});
