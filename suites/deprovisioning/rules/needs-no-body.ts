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
        const why = whyRefused(attempt, seen);
        return why ? [problem(why, attempt, { status: attempt.answer.status })] : [];
      });
      const isRefused = problems.length === 0 && attempts.every(({ answer }) => !isSuccess(answer));
      return isRefused ? { ...undecided('no-deletion-accepted'), hiddenBy: 'deprovision/answers-200' as const } : problems;
    }),
});
