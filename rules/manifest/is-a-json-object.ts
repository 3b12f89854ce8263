import { kind } from '../../engine/documents/show.ts';
import { defineRule } from '../../engine/judging/rule.ts';

export default defineRule({
  requirement: 'manifest/is-a-json-object',
  reads: 'manifest',
  check(_, { json: { problem, value } }) {
    if (problem) return [{ at: '', expected: 'one JSON object', ...problem }];
    return kind(value) === 'an object' ? [] : [{ at: '', expected: 'one JSON object', got: kind(value) }];
  },
});
