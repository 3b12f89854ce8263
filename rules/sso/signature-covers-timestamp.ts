import { defineRule } from '../../engine/judging/rule.ts';
import { signOnControl, unrefused, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/signature-covers-timestamp',
  reads: ['sso/changed-timestamp', signOnControl],
  after: valid,
  check: (seen) => unrefused(seen, () => 'a valid form with another timestamp', 'a form that leaks can be made fresh again'),
});
