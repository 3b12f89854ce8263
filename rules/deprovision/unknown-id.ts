import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';

export default defineRule({
  requirement: 'deprovision/unknown-id',
  reads: ['deprovision/unknown-id'],
  check: (seen) => seen.map((deletion) => statusNote(deletion, 'the DELETE of an id that was never given')),
});
