import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'oauth/old-timestamp',
  reads: ['oauth/old-timestamp'],
  check: (seen) => seen.map((call) => statusNote(call, 'a signed request with a timestamp one day old')),
});
