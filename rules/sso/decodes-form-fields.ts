import { defineRule } from '../rule.ts';
import { signOnControl, unopened, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/decodes-form-fields',
  reads: ['sso/decoded-fields', signOnControl],
  after: valid,
  check: (seen) => unopened(seen, ({ what }) => `a signed form with ${what ?? 'values that need decoding'}`),
});
