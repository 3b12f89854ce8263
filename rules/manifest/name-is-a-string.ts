import { defineRule, notApplicable } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/name-is-a-string',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check({ name }) {
    if (name === undefined) return notApplicable('the manifest has no name');
    return typeof name === 'string' ? [] : [{ at: '/name', expected: 'a string', got: kind(name) }];
  },
});
