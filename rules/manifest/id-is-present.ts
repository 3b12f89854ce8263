import { defineRule } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/id-is-present',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check({ id }) {
    return typeof id === 'string' && id !== '' ? [] : [{ at: '/id', expected: 'a string that is not empty', got: kind(id) }];
  },
});
