import { type DocumentProblem, defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'manifest/is-plain-json',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, { json: { hasByteOrderMark, duplicateKeys } }) {
    const mark: DocumentProblem = {
      at: '',
      position: { line: 1, column: 1 },
      expected: 'UTF-8 without a byte order mark',
      got: 'a byte order mark',
    };
    return [
      ...(hasByteOrderMark ? [mark] : []),
      ...duplicateKeys.map(({ key, pointer, position }) => ({
        at: pointer,
        position,
        expected: 'each key once',
        got: `"${key}" again`,
      })),
    ];
  },
});
