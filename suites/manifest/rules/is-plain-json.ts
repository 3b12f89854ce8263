import { defineRule } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'manifest/is-plain-json',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, { json: { hasByteOrderMark, duplicateKeys } }) {
    const mark = { at: '', position: { line: 1, column: 1 }, expected: 'UTF-8 without a byte order mark', got: 'a byte order mark' };
    const expected = 'each key once';
    const repeated = duplicateKeys.map(({ key, pointer, position }) => ({ at: pointer, position, expected, got: `"${key}" again` }));
    return hasByteOrderMark ? [mark, ...repeated] : repeated;
  },
});
