import { defineRule } from '../../engine/judging/rule.ts';
import { signOnControl, unrefused, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/refuses-an-unknown-resource',
  reads: ['sso/unknown-resource', signOnControl],
  after: valid,
  check: (seen) => unrefused(seen, () => 'a signed form with an id that was never given'),
});
