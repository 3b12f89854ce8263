import { defineRule, type Seen } from '../../shared/rule.ts';
import { unrefused } from '../sign-ons.ts';

const hint = 'Compute the signature from the fields of each form and compare it with `signature`, before you open a session.';
const tokenHint = 'Stop accepting the older `token`, or require a right `signature` beside it.';

const hasToken = ({ what = '' }: Pick<Seen<'sso/wrong-signature'>, 'what'>) => what.includes('as token');

export default defineRule({
  requirement: 'sso/refuses-a-wrong-signature',
  reads: ['sso/wrong-signature', 'sso/odd-forgery'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const forged = seen.filter(({ label }) => label === 'sso/wrong-signature');
    const [first, second] = forged;
    if (first && second && forged.every(({ opened }) => opened))
      return [{ in: first, expected: 'a refusal', got: 'any signature opens the panel: none is checked', hint }];
    const found = unrefused(seen, ({ what }) => `a form with ${what ?? 'a wrong signature'}`);
    return 'verdict' in found ? found : found.map((problem) => ({ ...problem, ...(hasToken(problem.in) && { hint: tokenHint }) }));
  },
});
