import { defineRule } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/is-a-json-object',
  reads: 'manifest',
  check(_, { json: { problem, value } }) {
    if (problem) return [{ at: '', expected: 'one JSON object', ...problem }];
    return kind(value) === 'an object' ? [] : [{ at: '', expected: 'one JSON object', got: kind(value) }];
  },
});
