import { acceptedWhen, deletions, ofAttempts } from '../../shared/deletions.ts';
import { collapsed, defineRule, isSuccess, type RecordingProblem, undecided } from '../../shared/rule.ts';

const hints = {
  'with a body': 'Do not parse a body or require a content type on DELETE: the platform sends neither.',
  later: 'Accept the deletion of a resource that is still being created, and delete it once it is ready.',
};

export default defineRule({
  requirement: 'deprovision/needs-no-body',
  reads: deletions,
  clearedBy: 'deprovision/first',
  after: ['provision/answers-json'],
  check: (seen) =>
    ofAttempts(seen, (attempts) => {
      const problems = attempts.flatMap((attempt): RecordingProblem[] => {
        const when = acceptedWhen(attempt, seen);
        if (when === undefined) return [];
        const expected = when === 'later' ? 'status 200 right after provisioning' : 'status 200 without a body';
        return [{ in: attempt, expected, got: `status ${attempt.answer.status}, and 200 ${when}`, hint: hints[when] }];
      });
      if (problems.length === 0 && attempts.every(({ answer }) => !isSuccess(answer))) return undecided('no DELETE was accepted at all');
      return collapsed(problems);
    }),
});
