import { defineRule } from '../rule.ts';
import { manifestByDocument } from '../wire/rule.ts';

export default defineRule({
  requirement: 'manifest/is-a-json-object',
  reads: 'manifest',
  check(_, { json: { problem, value } }) {
    if (problem) return [{ at: '', expected: 'one JSON object', ...problem }];
    return manifestByDocument('manifest/is-a-json-object', value);
  },
});
