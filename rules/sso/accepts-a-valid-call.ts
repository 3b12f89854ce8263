import { defineRule } from '../../engine/rule.ts';
import { addressable } from '../deletions.ts';

export default defineRule({
  requirement: 'sso/accepts-a-valid-call',
  reads: ['sso/valid'],
  after: addressable,
  check: (seen) =>
    seen
      .filter(({ opened }) => !opened)
      .map((signOn) => ({ in: signOn, expected: 'the panel opens', got: signOn.why ?? `status ${signOn.answer.status}` })),
});
