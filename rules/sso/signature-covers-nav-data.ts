import { defineRule } from '../../engine/judging/rule.ts';
import { signOnControl, unrefused, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/signature-covers-nav-data',
  reads: ['sso/changed-nav-data', signOnControl],
  after: valid,
  check: (seen) => unrefused(seen, () => 'a valid form with other nav-data'),
});
