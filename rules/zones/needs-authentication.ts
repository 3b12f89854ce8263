import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';

export default defineRule({
  requirement: 'zones/needs-authentication',
  reads: ['zones/anonymous'],
  check: (seen) => seen.map((call) => statusNote(call, 'a request for the zones without credentials')),
});
