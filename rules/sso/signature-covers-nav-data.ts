import { defineRule } from '../../engine/rule.ts';
import { control, unrefused, valid } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/signature-covers-nav-data',
  reads: ['sso/changed-nav-data', control],
  after: valid,
  check: (seen) => unrefused(seen, () => 'a valid form with other nav-data'),
});
