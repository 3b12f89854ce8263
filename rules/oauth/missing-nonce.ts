import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'oauth/missing-nonce',
  reads: ['oauth/missing-nonce'],
  check: (seen) => seen.map((call) => statusNote(call, `a request without nonce and timestamp (${call.signedWith ?? call.what})`)),
});
