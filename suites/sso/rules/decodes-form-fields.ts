import { defined } from '../../../engine/documents/values.ts';
import { defineRule } from '../../shared/rule.ts';
import { mistakeFacts, unopened } from '../sign-ons.ts';

/** Users who are legal, but so rare that a refusal is a warning. */
const ofRareUser = { closed: 'closed-to-a-rare-user', refused: 'refused-for-a-rare-user' } as const;

export default defineRule({
  requirement: 'sso/decodes-form-fields',
  reads: ['sso/decoded-fields', 'sso/rare-user', 'sso/control'],
  needsAnswers: ['sso/decoded-fields'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const found = unopened(seen, ({ variant, what, mistake }) => ({
      ...defined({ variant, what }),
      ...(mistake && mistakeFacts(mistake)),
    }));
    if ('verdict' in found) return found;
    return found
      .filter((problem) => problem.in.mistake || !isNamed(problem.in, found))
      .map((problem) => (problem.in.label === 'sso/rare-user' ? { ...problem, code: ofRareUser[problem.code] } : problem))
      .toSorted((one, other) => rank(one.in) - rank(other.in));
  },
});

/** The same value in another form, whose cause is told with the first. */
const isNamed = ({ what }: { what?: string }, found: readonly { in: { what?: string; mistake?: object } }[]): boolean =>
  what !== undefined && found.some((one) => one.in.mistake && one.in.what === what);

/** What names its cause comes first. */
const rank = ({ mistake }: { mistake?: object }): number => (mistake ? 0 : 1);
