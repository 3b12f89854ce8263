import { defineRule, inEach, untested } from '../../shared/rule.ts';
import { unseenPanel } from '../sign-ons.ts';

const expected = 'the panel of the resource that the form names';

export default defineRule({
  requirement: 'sso/redirects-to-the-resource',
  reads: ['sso/valid', 'sso/another', 'sso/any-user'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const opened = seen.filter((signOn) => signOn.opened && signOn.redirects !== false);
    const wrong = opened.filter(({ namesAnother }) => namesAnother);
    const lost = opened.filter(({ leadsNowhere }) => leadsNowhere !== undefined);
    const problems = [
      ...inEach(wrong, expected, 'an address or a page with the id of another resource'),
      ...inEach(lost, expected, ({ leadsNowhere }) => `an address with ${leadsNowhere} instead of the id that you gave the resource`),
    ];
    if (opened.length === 0) return untested('no accepted form redirects');
    if (problems.length > 0) return problems.slice(0, 1);
    const unseen = unseenPanel(opened);
    if (unseen) return unseen;
    return opened.some(({ label }) => label === 'sso/another') ? [] : untested('no resource of another owner was opened');
  },
});
