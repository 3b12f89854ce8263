import { defineRule } from '../../engine/rule.ts';
import { control, unrefused, valid } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/refuses-an-unknown-resource',
  reads: ['sso/unknown-resource', control],
  after: valid,
  check: (seen) => unrefused(seen, () => 'a signed form with an id that was never given'),
});
