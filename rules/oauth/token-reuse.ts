import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';

export default defineRule({
  requirement: 'oauth/token-reuse',
  reads: ['oauth/token-reuse'],
  check: (seen) => seen.map((call) => statusNote(call, 'a second exchange of the same request token')),
});
