import { collapsed, defineRule, untested } from '../rule.ts';
import { acceptedWhen, deletions, firstAttempts, readable, refusedAsText } from '../shared/deletions.ts';
import { problemsIn } from '../wire/answers.ts';

export default defineRule({
  requirement: 'deprovision/answers-200',
  reads: deletions,
  clearedBy: 'deprovision/first',
  after: readable,
  check(seen) {
    const attempts = firstAttempts(seen);
    if (attempts.length === 0) return untested('there was no resource left to delete');
    const problems = attempts
      .filter((attempt) => !acceptedWhen(attempt, seen))
      .flatMap((attempt) => problemsIn('deprovision/answers-200', attempt));
    return (problems.length > 0 && refusedAsText(attempts)) || collapsed(problems);
  },
});
