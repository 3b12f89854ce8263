import { defineRule } from '../../engine/rule.ts';

export default defineRule({
  requirement: 'health/every-path-answers-200',
  watches: ['app/health'],
  check: (seen) =>
    seen.flatMap((one) => {
      const { response, error } = one.exchanges.at(-1) ?? {};
      if (response?.status === 200) return [];
      const { path, variable } = one.application ?? {};
      const got = response ? `status ${response.status}` : `no answer: ${error?.message}`;
      return [{ in: one, expected: `status 200 on ${path}${variable === undefined ? '' : ` (${variable})`}`, got }];
    }),
});
