import { defineRule } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/config-vars-are-strings',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, { value }) {
    const names = value('/api/config_vars');
    if (!Array.isArray(names)) return [{ at: '/api/config_vars', expected: 'an array of strings', got: kind(names) }];
    return names.flatMap((name, index) =>
      typeof name === 'string' ? [] : [{ at: `/api/config_vars/${index}`, expected: 'a string', got: kind(name) }],
    );
  },
});
