import { defineRule } from '../../engine/judging/rule.ts';
import { outcomeNote, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/replay',
  reads: ['sso/replay'],
  after: valid,
  check: (seen) => seen.map((signOn) => outcomeNote(signOn, 'a form that was accepted before')),
});
