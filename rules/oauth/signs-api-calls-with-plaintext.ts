import { defineRule } from '../../engine/judging/rule.ts';
import { signedWith } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/signs-api-calls-with-plaintext',
  reads: ['oauth/api-call', 'oauth/forged'],
  check: (seen) => signedWith('PLAINTEXT', seen),
});
