import { collapsed, defineRule, isSuccess, notRun, undecided } from '../rule.ts';

export default defineRule({
  requirement: 'vendor/detail-ends-with-the-add-on',
  reads: ['vendor/detail-after-uninstall', 'vendor/detail'],
  check(seen) {
    const ended = seen.filter(({ label }) => label === 'vendor/detail-after-uninstall');
    if (ended.length === 0) return notRun;
    if (!seen.some(({ label, answer }) => label === 'vendor/detail' && isSuccess(answer)))
      return undecided('no detail was served before either');
    return collapsed(
      ended
        .filter(({ answer }) => isSuccess(answer))
        .map((detail) => ({ in: detail, expected: 'a refusal after the uninstall', got: `status ${detail.answer.status}` })),
    );
  },
});
