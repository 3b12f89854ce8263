import { defineRule } from '../rule.ts';
import { outcomeNote, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/future-timestamp',
  reads: ['sso/future-timestamp'],
  after: valid,
  check: (seen) => seen.map((signOn) => outcomeNote(signOn, `a signed form whose time lies ${signOn.what ?? 'ahead'}`)),
});
