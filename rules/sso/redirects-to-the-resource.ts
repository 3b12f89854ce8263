import { defineRule, inEach, untested } from '../rule.ts';

export default defineRule({
  requirement: 'sso/redirects-to-the-resource',
  reads: ['sso/valid', 'sso/another', 'sso/any-user'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const opened = seen.filter((signOn) => signOn.opened && signOn.redirects !== false);
    const wrong = opened.filter(({ namesAnother }) => namesAnother);
    const problems = inEach(wrong, 'the panel of the resource that the form names', 'an address with the id of another resource');
    if (opened.length === 0) return untested('no accepted form redirects');
    if (problems.length > 0) return problems.slice(0, 1);
    return opened.some(({ label }) => label === 'sso/another') ? [] : untested('no resource of another owner was opened');
  },
});
