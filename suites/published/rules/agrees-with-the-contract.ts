import { defineRule, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'published/agrees-with-the-contract',
  watches: ['published/document'],
  check(seen) {
    const unread = seen.flatMap((one) => one.published?.unread ?? [])[0];
    if (unread !== undefined) return undecided(`the document was not read: ${unread}`);
    return seen.flatMap((one) => {
      const { name = '', problem, differences = [] } = one.published ?? {};
      if (problem !== undefined) return [{ in: one, expected: 'an OpenAPI document', got: problem, where: name }];
      return differences.map(({ kind, operation, requirements, expected, got, where }) => ({
        in: one,
        expected: `${operation}: ${expected}${requirements.length > 0 ? ` (${requirements.join(', ')})` : ''}`,
        got,
        where,
        ...(kind === 'compatible' && { level: 'note' as const }),
      }));
    });
  },
});
