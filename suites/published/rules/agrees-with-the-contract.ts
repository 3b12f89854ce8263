import { defineRule, type ProblemOf, problem, type RecordingPlace, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'published/agrees-with-the-contract',
  reads: ['published/document'],
  evenUnanswered: true,
  check(seen) {
    const unread = seen.flatMap((one) => one.published?.unread ?? [])[0];
    if (unread !== undefined) return undecided('document-not-read', { why: unread });
    return seen.flatMap((one): (RecordingPlace & ProblemOf<'published/agrees-with-the-contract'>)[] => {
      const { name = '', problem: why, differences = [] } = one.published ?? {};
      if (why !== undefined) return [problem('not-openapi', { in: one, where: name }, { why })];
      return differences.map(({ kind, code: difference, name: part, operation, requirements, expected, got, where }) => {
        const owners = requirements.length > 0 ? requirements : undefined;
        return problem(kind, { in: one, where }, { operation, difference, part, wanted: expected, requirements: owners, found: got });
      });
    });
  },
});
