import { defineRule } from '../../engine/judging/rule.ts';
import { signOnControl, unrefused, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/signature-covers-id',
  reads: ['sso/changed-id', signOnControl],
  after: valid,
  check: (seen) => unrefused(seen, () => 'a form of one resource with the id of another', 'one valid form opens every resource'),
});
