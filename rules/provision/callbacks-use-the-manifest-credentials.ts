import { collapsed, defineRule, notApplicable } from '../rule.ts';

export default defineRule({
  requirement: 'provision/callbacks-use-the-manifest-credentials',
  reads: ['provision/callbacks'],
  after: ['provision/succeeds'],
  check(installs) {
    const calls = installs.flatMap((install) => (install.calls ?? []).map((call) => ({ install, ...call })));
    if (calls.length === 0) return notApplicable('the target did not call the stand-in platform');
    const problems = calls
      .filter(({ credentials, retried }) => credentials !== 'manifest' && !retried)
      .map(({ install, method, credentials, instead }) => ({
        in: install,
        expected: "Basic with the manifest's id and password",
        got: `a ${method} with ${instead ?? (credentials === 'missing' ? 'no credentials' : 'other credentials')}`,
      }));
    return collapsed(problems);
  },
});
