import { defineRule, problem } from '../../shared/rule.ts';
import { manifestByDocument } from '../../shared/wire/rule.ts';

export default defineRule({
  requirement: 'manifest/is-a-json-object',
  reads: 'manifest',
  check(_, { json: { problem: wrong, value, isEmpty } }) {
    if (!wrong) return manifestByDocument('manifest/is-a-json-object', value);
    return [problem(isEmpty ? 'empty' : 'no-json', { at: '', position: wrong.position }, { found: wrong.got })];
  },
});
