import { defined } from '../../../engine/documents/values.ts';
import { defineRule, problem } from '../../shared/rule.ts';
import { howNoticed, unrefused } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/refuses-a-wrong-signature',
  reads: ['sso/wrong-signature', 'sso/odd-forgery'],
  needsAnswers: ['sso/wrong-signature'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const forged = seen.filter(({ label }) => label === 'sso/wrong-signature');
    const [first, second] = forged;
    if (first && second && forged.every(({ opened }) => opened)) return [problem('none-checked', first, {})];
    return unrefused(seen, (signOn) => ({
      ...defined({ variant: signOn.variant, what: signOn.what, olderToken: signOn.olderToken }),
      ...howNoticed(signOn),
    }));
  },
});
