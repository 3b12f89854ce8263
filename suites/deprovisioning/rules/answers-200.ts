import { refusedAsText } from '../../shared/numeric-id.ts';
import { defineRule, isSuccess, problem } from '../../shared/rule.ts';
import { problemsIn } from '../../shared/wire/answers.ts';
import { deletions, ofAttempts, whyRefused } from '../deletions.ts';

export default defineRule({
  requirement: 'deprovision/answers-200',
  isGrouped: true,
  needsAnswers: deletions,
  reads: deletions,
  clearedBy: 'deprovision/first',
  after: ['provision/answers-json'],
  check: (seen) =>
    ofAttempts(seen, (attempts) => {
      if (attempts.every(({ noRoute }) => noRoute) && !seen.some(({ answer }) => isSuccess(answer)))
        return attempts.map((attempt) => problem('no-route', attempt, { status: attempt.answer.status }));
      const refused = attempts.filter((attempt) => !whyRefused(attempt, seen));
      const problems = refused.flatMap((attempt) => problemsIn('deprovision/answers-200', attempt));
      return (problems.length > 0 && refusedAsText(attempts)) || problems;
    }),
});
