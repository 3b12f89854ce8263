import { defineRule } from '../rule.ts';
import { outcomeNote, valid } from '../shared/sign-ons.ts';

export default defineRule({
  requirement: 'deprovision/open-sessions',
  reads: ['deprovision/open-session'],
  after: valid,
  check: (seen) =>
    seen.filter(({ openedBefore }) => openedBefore).map((signOn) => outcomeNote(signOn, 'a session that was open before the deletion')),
});
