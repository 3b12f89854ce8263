import { defined } from '../../../engine/documents/values.ts';
import { type Answered, defineRule } from '../../shared/rule.ts';
import { byAge, howNoticed, unrefused } from '../sign-ons.ts';

/** Where an older form is refused, timestamps are checked, and only the window is too long. */
const ofALongWindow = { opened: 'too-long', accepted: 'accepted-too-long' } as const;
/** Where a younger form is refused, the window is right, and the age is counted wrongly. */
const ofAWrongAge = { opened: 'only-older', accepted: 'accepted-only-older' } as const;

/** A variant begins with the age in seconds. */
const secondsOf = ({ variant = '' }: Answered): number => Number.parseInt(variant, 10);

export default defineRule({
  requirement: 'sso/refuses-a-stale-timestamp',
  reads: ['sso/stale', 'sso/valid'],
  needsAnswers: ['sso/stale'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const found = byAge(seen, (late) =>
      unrefused(late, (signOn) => ({ ...defined({ variant: signOn.variant, age: signOn.age }), ...howNoticed(signOn) })),
    );
    const refused = seen.filter(({ label, opened }) => label === 'sso/stale' && opened === false);
    if ('verdict' in found || refused.length === 0) return found;
    return found.map((problem) => {
      const younger = refused.find((one) => one.age !== undefined && secondsOf(one) < secondsOf(problem.in))?.age;
      if (younger === undefined) return { ...problem, code: ofALongWindow[problem.code] };
      return { ...problem, code: ofAWrongAge[problem.code], facts: { ...problem.facts, younger } };
    });
  },
});
