import { defineRule } from '../../engine/judging/rule.ts';
import { control, unrefused, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/refuses-an-unknown-resource',
  reads: ['sso/unknown-resource', control],
  after: valid,
  check: (seen) => unrefused(seen, () => 'a signed form with an id that was never given'),
});
