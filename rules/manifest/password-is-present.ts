import { defineRule } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/password-is-present',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, { value }) {
    const got = kind(value('/api/password'));
    return got === 'a string' ? [] : [{ at: '/api/password', expected: 'a string that is not empty', got }];
  },
});
