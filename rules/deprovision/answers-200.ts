import { defineRule, untested } from '../../engine/rule.ts';
import { collapsed } from '../collapsed.ts';
import { acceptedWhen, addressable, deletions, firstAttempts } from '../deletions.ts';

export default defineRule({
  requirement: 'deprovision/answers-200',
  reads: deletions,
  after: addressable,
  check(seen) {
    const attempts = firstAttempts(seen);
    if (attempts.length === 0) return untested('there was no resource left to delete');
    const problems = attempts
      .filter((attempt) => attempt.answer.status !== 200 && !acceptedWhen(attempt, seen))
      .map((attempt) => ({ in: attempt, expected: 'status 200', got: `status ${attempt.answer.status}` }));
    return collapsed(problems);
  },
});
