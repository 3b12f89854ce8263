import { defineRule, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'manifest/is-plain-json',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, { json: { hasByteOrderMark, duplicateKeys } }) {
    const mark = problem('byte-order-mark', { at: '', position: { line: 1, column: 1 } });
    const repeated = duplicateKeys.map(({ key, pointer, position }) => problem('repeated-key', { at: pointer, position }, { key }));
    return hasByteOrderMark ? [mark, ...repeated] : repeated;
  },
});
