import { defineRule } from '../rule.ts';
import { signOnControl, unrefused } from '../shared/sign-ons.ts';

const hint = 'Compute the signature from the fields of each form and compare it with `signature`, before you open a session.';

export default defineRule({
  requirement: 'sso/refuses-a-wrong-signature',
  reads: ['sso/wrong-signature', signOnControl],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const forged = seen.filter(({ label }) => label === 'sso/wrong-signature');
    const [first, second] = forged;
    if (first && second && forged.every(({ opened }) => opened))
      return [{ in: first, expected: 'a refusal', got: 'any signature opens the panel: none is checked', hint }];
    return unrefused(seen, ({ what }) => `a form with ${what ?? 'a wrong signature'}`);
  },
});
