import { collapsed, defineRule } from '../../shared/rule.ts';

const refusal = /^status 4/;

export default defineRule({
  requirement: 'published/answers-are-described',
  reads: ['published/answer'],
  check(seen) {
    const problems = seen.flatMap((one) =>
      (one.described?.deviations ?? [])
        .filter(({ kind }) => kind !== 'server-error')
        .map(({ kind, at = '', expected, got, where }) => ({
          in: one,
          expected: `${one.described?.operation}: ${at}${at === '' ? '' : ': '}${expected} (${where})`,
          got,
          ...(at !== '' && { pointer: at }),
          // A document need not list every way in which a call can be refused.
          ...(kind === 'status' && refusal.test(got) && { level: 'should' as const }),
        })),
    );
    return collapsed(problems, ({ expected, got }) => `${expected.replaceAll(/\/\d+(?=[/:])/g, '')} ${got}`);
  },
});
