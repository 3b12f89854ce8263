import { defined } from '../../../engine/documents/values.ts';
import { acceptedWhen, deletions, ofAttempts, refusedAsText } from '../../shared/deletions.ts';
import { type Answered, collapsed, defineRule } from '../../shared/rule.ts';
import { problemsIn } from '../../shared/wire/answers.ts';

export default defineRule({
  requirement: 'deprovision/answers-200',
  reads: deletions,
  clearedBy: 'deprovision/first',
  after: ['provision/answers-json'],
  check: (seen) =>
    ofAttempts(seen, (attempts) => {
      const refused = attempts.filter((attempt) => !acceptedWhen(attempt, seen));
      const problems = refused.flatMap((attempt) =>
        problemsIn('deprovision/answers-200', attempt).map((problem) => ({ ...problem, ...defined({ hint: adviceFor(attempt) }) })),
      );
      return (problems.length > 0 && refusedAsText(attempts)) || collapsed(problems);
    }),
});

/** Advice for a refusal; the hint of the row is about success with another status. */
function adviceFor({ answer: { status } }: Answered): string | undefined {
  if (status < 300) return undefined;
  if (status === 404 || status === 410)
    return 'The resource was not found under the `id` that you returned at provisioning. Look it up by that id, after decoding the path segment once.';
  return status >= 500 ? 'Look in your log for what failed on this DELETE.' : 'Answer 200, with or without a body.';
}
