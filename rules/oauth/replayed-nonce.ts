import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'oauth/replayed-nonce',
  reads: ['oauth/replayed-nonce'],
  check: (seen) => seen.map((call) => statusNote(call, 'the same signed request, sent a second time,')),
});
