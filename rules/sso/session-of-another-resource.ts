import { defineRule } from '../../engine/judging/rule.ts';
import { outcomeNote, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/session-of-another-resource',
  reads: ['sso/session-of-another'],
  after: valid,
  check: (seen) => seen.map((signOn) => outcomeNote(signOn, 'the session of one resource, at the panel of another,')),
});
