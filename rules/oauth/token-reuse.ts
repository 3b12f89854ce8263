import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'oauth/token-reuse',
  reads: ['oauth/token-reuse'],
  check: (seen) => seen.map((call) => statusNote(call, 'a second exchange of the same request token')),
});
