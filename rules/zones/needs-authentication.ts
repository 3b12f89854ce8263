import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'zones/needs-authentication',
  reads: ['zones/anonymous'],
  check: (seen) => seen.map((call) => statusNote(call, 'a request for the zones without credentials')),
});
