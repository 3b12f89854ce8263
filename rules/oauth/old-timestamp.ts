import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';

export default defineRule({
  requirement: 'oauth/old-timestamp',
  reads: ['oauth/old-timestamp'],
  check: (seen) => seen.map((call) => statusNote(call, 'a signed request with a timestamp one day old')),
});
