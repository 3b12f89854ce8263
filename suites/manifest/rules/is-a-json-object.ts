import { defineRule } from '../../shared/rule.ts';
import { manifestByDocument } from '../../shared/wire/rule.ts';

export default defineRule({
  requirement: 'manifest/is-a-json-object',
  reads: 'manifest',
  check(_, { json: { problem, value } }) {
    if (problem) return [{ at: '', expected: 'one JSON object', ...problem }];
    return manifestByDocument('manifest/is-a-json-object', value);
  },
});
