import { collapsed, defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'provision/does-not-call-back-early',
  reads: ['provision/callbacks'],
  after: ['provision/succeeds'],
  check(installs) {
    const problems = installs.flatMap((install) =>
      (install.calls ?? [])
        .filter(({ early }) => early)
        .map(({ method, earlyBy }) => ({
          in: install,
          expected: 'no call to callback_url before the answer to the POST',
          got: earlyBy === undefined ? `a ${method} before it` : `a ${method} ${Math.round(earlyBy)} ms before it`,
        })),
    );
    return collapsed(problems, ({ got }) => got.split(' ', 2).join(' '));
  },
});
