import { defineRule, isSuccess, problem, undecided } from '../../shared/rule.ts';
import { deletions, ofAttempts, whyRefused } from '../deletions.ts';

export default defineRule({
  requirement: 'deprovision/needs-no-body',
  isGrouped: true,
  reads: deletions,
  clearedBy: 'deprovision/first',
  after: ['provision/answers-json'],
  check: (seen) =>
    ofAttempts(seen, (attempts) => {
      const problems = attempts.flatMap((attempt) => {
        const [why, accepted] = whyRefused(attempt, seen) ?? [];
        if (!accepted) return [];
        const facts = { status: attempt.answer.status, accepted: accepted.answer.status };
        const other = accepted.resourceId === attempt.resourceId ? undefined : accepted.resourceId;
        return why === 'needs-a-body' ? problem(why, attempt, facts) : problem('too-early', attempt, { ...facts, other });
      });
      const isRefused = problems.length === 0 && attempts.every(({ answer }) => !isSuccess(answer));
      return isRefused ? { ...undecided('no-deletion-accepted'), hiddenBy: 'deprovision/answers-200' as const } : problems;
    }),
});
