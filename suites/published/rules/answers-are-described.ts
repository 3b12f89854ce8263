import type { Described } from '../../../specs/generated/schemas.ts';
import { type Answered, defineRule, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'published/answers-are-described',
  isGrouped: true,
  reads: ['published/answer'],
  check: (seen) =>
    seen.flatMap((one) => {
      const { operation = '', deviations = [] } = one.described ?? {};
      return deviations.flatMap((deviation) => problemsOf(one, operation, deviation));
    }),
});

type Deviation = Described['deviations'][number];

function problemsOf(
  one: Answered,
  operation: string,
  { kind, at, keyword, type, expected, got, where }: Deviation,
): (RecordingPlace & ProblemOf<'published/answers-are-described'>)[] {
  const facts = { operation, wanted: expected, where };
  const { status } = one.answer;
  switch (kind) {
    case 'server-error':
      return [];
    case 'status':
      // A document need not list every way in which a call can be refused.
      return [problem(status >= 400 && status < 500 ? 'refusal-status' : 'status', one, { ...facts, status })];
    case 'media-type':
      return [problem('media-type', one, { ...facts, found: got, type })];
    case 'body': {
      const pointer = at || undefined;
      const field = pointer?.replaceAll(/\/\d+(?=\/|$)/g, '');
      return [problem('body', { in: one, ...(pointer && { pointer }) }, { ...facts, at: pointer, field, keyword, type, found: got })];
    }
  }
}
