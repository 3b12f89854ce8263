import { defineRule, untested } from '../rule.ts';

export default defineRule({
  requirement: 'sso/panel-needs-the-session',
  reads: ['sso/valid', 'sso/another'],
  after: ['sso/accepts-a-valid-call'],
  needs: 'panel',
  check(seen) {
    const [open] = seen.filter(({ openPanel }) => openPanel);
    if (open)
      return [{ in: open, expected: 'a panel that needs the session', got: 'the panel without any cookie: it opens without a session' }];
    return seen.some(({ isShell }) => isShell) ? untested('the panel is empty until its scripts run, so HTTP cannot tell who sees it') : [];
  },
});
