import { collapsed, defineRule } from '../rule.ts';
import { acceptedWhen, deletions, ofAttempts, refusedAsText } from '../shared/deletions.ts';
import { problemsIn } from '../wire/answers.ts';

export default defineRule({
  requirement: 'deprovision/answers-200',
  reads: deletions,
  clearedBy: 'deprovision/first',
  after: ['provision/answers-json'],
  check: (seen) =>
    ofAttempts(seen, (attempts) => {
      const refused = attempts.filter((attempt) => !acceptedWhen(attempt, seen));
      const problems = refused.flatMap((attempt) => problemsIn('deprovision/answers-200', attempt));
      return (problems.length > 0 && refusedAsText(attempts)) || collapsed(problems);
    }),
});
