import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'update/put-is-accepted',
  reads: ['update/put'],
  check: (seen) => seen.map((update) => statusNote(update, 'a PUT with the right credentials')),
});
