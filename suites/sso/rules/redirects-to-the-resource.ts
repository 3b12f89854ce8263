import { defineRule, problem, untested } from '../../shared/rule.ts';
import { unseenPanel } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/redirects-to-the-resource',
  reads: ['sso/valid', 'sso/another', 'sso/any-user'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const opened = seen.filter((signOn) => signOn.opened && signOn.redirects !== false);
    if (opened.length === 0) return untested('no-redirect');
    const wrong = opened.find(({ namesAnother }) => namesAnother);
    if (wrong) return [problem('names-another', wrong, {})];
    const lost = opened.find(({ leadsNowhere }) => leadsNowhere !== undefined);
    if (lost) return [problem('leads-nowhere', lost, { part: lost.leadsNowhere })];
    const unseen = unseenPanel(opened);
    if (unseen) return unseen;
    return opened.some(({ label }) => label === 'sso/another') ? [] : untested('no-other-owner');
  },
});
