import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'deprovision/unknown-id',
  reads: ['deprovision/unknown-id'],
  check: (seen) => seen.map((deletion) => statusNote(deletion, 'the DELETE of an id that was never given')),
});
