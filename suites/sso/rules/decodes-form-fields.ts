import { defineRule } from '../../shared/rule.ts';
import { unopened } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/decodes-form-fields',
  reads: ['sso/decoded-fields', 'sso/rare-user', 'sso/control'],
  after: ['sso/accepts-a-valid-call'],
  check(seen) {
    const found = unopened(seen, ({ what }) => `a signed form with ${what ?? 'values that need decoding'}`);
    if ('verdict' in found) return found;
    return found.map((problem) => (problem.in.label === 'sso/rare-user' ? { ...problem, level: 'should' } : problem));
  },
});
