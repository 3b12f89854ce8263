import { defineRule, type RecordingProblem, undecided } from '../../engine/rule.ts';
import { insteadOf, isSuccess } from '../answers.ts';
import { collapsed } from '../collapsed.ts';
import { installs } from '../installs.ts';

export default defineRule({
  requirement: 'provision/answers-json',
  reads: installs,
  after: ['provision/succeeds'],
  check(seen) {
    const made = seen.filter(({ answer }) => isSuccess(answer));
    const problems = made.flatMap((install): RecordingProblem[] => {
      const got = install.answer.truncated ? undefined : insteadOf('object', install.answer);
      return got === undefined ? [] : [{ in: install, expected: 'one JSON object in UTF-8', got }];
    });
    const broken = made.find(({ answer }) => answer.truncated);
    if (problems.length > 0 || !broken) return collapsed(problems, ({ got }) => got.split(':', 1).join());
    return undecided(`the answer broke off: ${broken.exchange.error?.message ?? 'the rest did not come'}`);
  },
});
