import { acceptedWhen, deletions, ofAttempts, refusedAsText } from '../../shared/deletions.ts';
import { defineRule } from '../../shared/rule.ts';
import { problemsIn } from '../../shared/wire/answers.ts';

export default defineRule({
  requirement: 'deprovision/answers-200',
  isGrouped: true,
  reads: deletions,
  clearedBy: 'deprovision/first',
  after: ['provision/answers-json'],
  check: (seen) =>
    ofAttempts(seen, (attempts) => {
      const refused = attempts.filter((attempt) => !acceptedWhen(attempt, seen));
      const problems = refused.flatMap((attempt) => problemsIn('deprovision/answers-200', attempt));
      return (problems.length > 0 && refusedAsText(attempts)) || problems;
    }),
});
