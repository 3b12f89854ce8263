import { windowMs, windowText } from '../../../engine/signatures/sso/window.ts';
import { defineRule, type Seen, type UnplacedProblem, undecided } from '../../shared/rule.ts';
import { ofForms, unfitField } from '../sign-on-forms.ts';

const MINUTE = 60_000;

export default defineRule({
  requirement: 'calls/sso-timestamp-is-in-milliseconds',
  watches: ['calls/sso'],
  // Traffic tells the age of a form only where the clocks of its two sides agree.
  isShown: (seen) =>
    seen.some(({ received = [] }) => received.some(({ form }) => form && (form.timestamp !== 'milliseconds' || form.age !== undefined))),
  check(seen) {
    const found = ofForms(seen, ({ timestamp, age, unfit }, { seen: signOn }) => {
      const problems = problemsOf(timestamp, isComparable(signOn) ? age : undefined);
      return problems.length > 0 ? problems : unfitField(unfit, 'timestamp');
    });
    const isPassed = !('verdict' in found) && found.length === 0;
    return isPassed && !seen.every(isComparable) ? undecided("the platform's clock and ours differ by more than a minute") : found;
  },
});

const isComparable = ({ clockSkew = 0 }: Seen) => Math.abs(clockSkew) <= MINUTE;

function problemsOf(timestamp: string | undefined, age = 0): UnplacedProblem[] {
  if (timestamp !== 'milliseconds') {
    const got = timestamp === undefined || timestamp === 'none' ? 'no number of that size' : `a number of ${timestamp}`;
    return [{ expected: 'a whole number of milliseconds as timestamp', got }];
  }
  if (age > windowMs()) return [{ expected: `a timestamp of the last ${windowText()}`, got: `one that is ${inMinutes(age)} minutes old` }];
  if (age >= -MINUTE) return [];
  return [{ expected: 'a timestamp that is not ahead of the clock', got: `one that is ${inMinutes(-age)} minutes ahead`, level: 'should' }];
}

const inMinutes = (ms: number) => Math.round(ms / MINUTE);
