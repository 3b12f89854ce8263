import { defineRule } from '../../engine/judging/rule.ts';
import { outcomeNote, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/unread-signature',
  reads: ['sso/beside-the-token'],
  after: valid,
  check: (seen) => seen.map((signOn) => outcomeNote(signOn, 'a right token beside a wrong signature')),
});
