import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';
import { opensTheBridge } from '../tokens.ts';

export default defineRule({
  requirement: 'bearer/without-scheme',
  reads: ['bearer/scheme'],
  after: opensTheBridge,
  check: (seen) => seen.map((call) => statusNote(call, `a valid API token ${call.what}`)),
});
