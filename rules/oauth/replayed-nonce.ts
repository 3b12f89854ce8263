import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';

export default defineRule({
  requirement: 'oauth/replayed-nonce',
  reads: ['oauth/replayed-nonce'],
  check: (seen) => seen.map((call) => statusNote(call, 'the same signed request, sent a second time,')),
});
