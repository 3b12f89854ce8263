import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';

export default defineRule({
  requirement: 'update/put-is-accepted',
  reads: ['update/put'],
  check: (seen) => seen.map((update) => statusNote(update, 'a PUT with the right credentials')),
});
