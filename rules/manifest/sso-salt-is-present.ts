import { defineRule } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/sso-salt-is-present',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, { value }) {
    const got = kind(value('/api/sso_salt'));
    return got === 'a string' ? [] : [{ at: '/api/sso_salt', expected: 'a string that is not empty', got }];
  },
});
