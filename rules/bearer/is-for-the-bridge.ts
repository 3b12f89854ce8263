import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';
import { opensTheBridge } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'bearer/is-for-the-bridge',
  reads: ['bearer/main-address'],
  after: opensTheBridge,
  check: (seen) => seen.map((call) => statusNote(call, 'a valid API token at the main address')),
});
