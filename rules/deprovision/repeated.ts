import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';

export default defineRule({
  requirement: 'deprovision/repeated',
  reads: ['deprovision/repeated'],
  check: (seen) => seen.map((deletion) => statusNote(deletion, 'a second DELETE of the same resource')),
});
