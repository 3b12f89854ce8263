import { defineRule } from '../../shared/rule.ts';
import { manifestByDocument } from '../../shared/wire/rule.ts';

export default defineRule({
  requirement: 'manifest/is-a-json-object',
  reads: 'manifest',
  check(_, { json: { problem, value, isEmpty } }) {
    const hint = 'Write the manifest into this file; `assay init provider` makes one.';
    if (problem) return [{ at: '', expected: 'one JSON object', ...problem, ...(isEmpty && { hint }) }];
    return manifestByDocument('manifest/is-a-json-object', value);
  },
});
