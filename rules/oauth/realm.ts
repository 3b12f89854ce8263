import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';

export default defineRule({
  requirement: 'oauth/realm',
  reads: ['oauth/realm'],
  check: (seen) => seen.map((call) => statusNote(call, 'a signed request with a realm before the other pairs')),
});
