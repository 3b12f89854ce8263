import { defined } from '../../../engine/documents/values.ts';
import { defineRule, notRun } from '../../shared/rule.ts';
import { unopened } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/accepts-any-signed-user',
  reads: ['sso/any-user', 'sso/another'],
  needsAnswers: ['sso/any-user'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const isPlayed = seen.some(({ label, opened }) => label === 'sso/any-user' || !opened);
    return isPlayed ? unopened(seen, ({ variant, what }) => defined({ variant, what })) : notRun();
  },
});
