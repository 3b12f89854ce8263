import { collapsed, defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'published/reads-never-break',
  reads: ['published/answer'],
  check(seen) {
    const reads = seen.filter(({ exchange: { request } }) => request.method === 'GET' || request.method === 'HEAD');
    const problems = reads.flatMap((one) =>
      (one.described?.deviations ?? [])
        .filter(({ kind }) => kind === 'server-error')
        .map(({ expected, got }) => ({ in: one, expected: `${one.described?.operation}: ${expected}`, got })),
    );
    return collapsed(problems, ({ expected, got }) => `${expected} ${got}`);
  },
});
