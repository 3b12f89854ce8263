import { defineRule } from '../../engine/judging/rule.ts';
import { signOnControl, unrefused, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/signature-covers-email',
  reads: ['sso/changed-email', signOnControl],
  after: valid,
  check: (seen) => unrefused(seen, () => 'a valid form with another e-mail', 'anyone with one valid form signs on as someone else'),
});
