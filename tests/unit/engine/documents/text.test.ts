import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeUtf8, lineAndColumn } from '../../../../engine/documents/text.ts';
import { parseYaml } from '../../../../engine/documents/yaml.ts';

const decoded = (...bytes: number[]) => decodeUtf8(Uint8Array.from(bytes));

describe('bytes', () => {
  it('of UTF-16 are told by their mark', () => {
    const wanted = {
      text: '',
      hasByteOrderMark: true,
      problem: { position: { line: 1, column: 1 }, got: 'UTF-16 text; save it as UTF-8' },
    };
    assert.deepEqual(decoded(0xff, 0xfe, 0x41, 0), wanted);
    assert.deepEqual(decoded(0xfe, 0xff, 0, 0x41), wanted);
  });

  for (const [column, ...bytes] of [
    [1, 0xff, 0x41],
    [1, 0xfe, 0x41],
    [2, 0x41, 0xfe],
    [2, 0x41, 0xff],
    [1, 0xff, 0xff],
    [1, 0xfe, 0xfe],
    // The beginning of a replacement character that goes on otherwise.
    [2, 0x41, 0xef, 0xbf, 0x42],
  ] as [number, ...number[]][])
    it(`that are no text at all: ${bytes.map((byte) => byte.toString(16)).join(' ')}`, () => {
      const { hasByteOrderMark, problem } = decoded(...bytes);
      assert.deepEqual([hasByteOrderMark, problem], [false, { position: { line: 1, column }, got: 'a byte that is not UTF-8' }]);
    });

  it('have a mark of UTF-8 where all three bytes of it are there', () => {
    assert.deepEqual(decoded(0xef, 0xbb, 0xbf, 0x41), { text: 'A', hasByteOrderMark: true });
    // Characters whose first, second or last byte alone is another.
    for (const text of ['\uFEE1', '\uF03F', '仿', 'ab\u00BF', 'A', ''])
      assert.deepEqual(decodeUtf8(Buffer.from(text)), { text, hasByteOrderMark: false });
  });
});

it('a place is counted from 1, each kind of line end being one', () => {
  assert.deepEqual(lineAndColumn('a\r\nb\rc\nde', 8), { line: 4, column: 2 });
  assert.deepEqual(lineAndColumn('', 0), { line: 1, column: 1 });
});

describe('YAML', () => {
  const list = Array.from({ length: 11 }, (_, index) => `  - ${index}`).join('\n');
  const yaml = parseYaml('f.yaml', Buffer.from(`# ours\nlist:\n${list}\na1:\n  1a: x\n  b: y\n`));

  for (const [pointer, line, column] of [
    ['/list/10', 13, 5],
    ['/list/1', 4, 5],
    ['/list/99', 3, 3],
    ['/a1', 15, 3],
    ['/a1/1a', 15, 7],
    ['/a1/b', 16, 6],
    ['/a1/none/at/all', 15, 3],
    ['/none', 2, 1],
    ['', 2, 1],
  ] as const)
    it(`${pointer || 'the whole'} stands in line ${line}`, () => assert.deepEqual(yaml.locate(pointer), { line, column }));

  it('is UTF-8', () =>
    assert.throws(
      () => parseYaml('f.yaml', Uint8Array.of(0x61, 0xff)),
      /^UsageError: f\.yaml:1:2: expected UTF-8, got a byte that is not/,
    ));
});
