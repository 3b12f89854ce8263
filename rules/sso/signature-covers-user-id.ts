import { defineRule } from '../../engine/judging/rule.ts';
import { signOnControl, unrefused, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/signature-covers-user-id',
  reads: ['sso/changed-user-id', signOnControl],
  after: valid,
  check: (seen) => unrefused(seen, () => 'a valid form with another user_id', 'anyone with one valid form poses as another user'),
});
