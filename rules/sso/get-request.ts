import { defineRule } from '../rule.ts';
import { firstAnswer, outcomeNote, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'sso/get-request',
  reads: ['sso/get-request'],
  after: valid,
  check: (seen) => seen.map((signOn) => outcomeNote(signOn, `a GET with the signed fields returns ${firstAnswer(signOn).status}, and`)),
});
