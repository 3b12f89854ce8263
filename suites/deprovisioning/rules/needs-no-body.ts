import { acceptedWhen, deletions, ofAttempts } from '../../shared/deletions.ts';
import { defineRule, isSuccess, problem, undecided } from '../../shared/rule.ts';

const codes = { 'with a body': 'needs-a-body', later: 'too-early' } as const;

export default defineRule({
  requirement: 'deprovision/needs-no-body',
  isGrouped: true,
  reads: deletions,
  clearedBy: 'deprovision/first',
  after: ['provision/answers-json'],
  check: (seen) =>
    ofAttempts(seen, (attempts) => {
      const problems = attempts.flatMap((attempt) => {
        const when = acceptedWhen(attempt, seen);
        return when === undefined ? [] : [problem(codes[when], attempt, { status: attempt.answer.status })];
      });
      const isRefused = problems.length === 0 && attempts.every(({ answer }) => !isSuccess(answer));
      return isRefused ? undecided('no-deletion-accepted') : problems;
    }),
});
