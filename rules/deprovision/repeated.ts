import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'deprovision/repeated',
  reads: ['deprovision/repeated'],
  check: (seen) => seen.map((deletion) => statusNote(deletion, 'a second DELETE of the same resource')),
});
