import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'oauth/realm',
  reads: ['oauth/realm'],
  check: (seen) => seen.map((call) => statusNote(call, 'a signed request with a realm before the other pairs')),
});
