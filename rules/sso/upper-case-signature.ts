import { defineRule } from '../../engine/judging/rule.ts';
import { outcomeNote, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/upper-case-signature',
  reads: ['sso/upper-case-signature'],
  after: valid,
  check: (seen) => seen.map((signOn) => outcomeNote(signOn, 'a right signature in upper case')),
});
