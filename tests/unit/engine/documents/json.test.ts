import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseJson } from '../../../../engine/documents/json.ts';
import { UsageError } from '../../../../engine/documents/usage-error.ts';
import { cpuMs } from '../../share.ts';

const parse = (text: string) => parseJson('manifest.json', Buffer.from(text));
const problem = (text: string) => parse(text).problem;
const at = (line: number, column: number) => ({ line, column });

describe('a JSON document', () => {
  it('tells its value', () => assert.deepEqual(parse('{"a": [1, null, "é"]}').value, { a: [1, null, 'é'] }));

  it('has no problem and no duplicate when it is plain', () => {
    const { problem, duplicateKeys, hasByteOrderMark } = parse('{"a": {"b": 1}, "b": 2}');
    assert.deepEqual({ problem, duplicateKeys, hasByteOrderMark }, { problem: undefined, duplicateKeys: [], hasByteOrderMark: false });
  });

  it('keeps a key named __proto__ as a key', () => {
    const { value } = parse('{"__proto__": {"admin": true}, "id": "x"}');
    assert.deepEqual(Object.keys(value as object), ['__proto__', 'id']);
    assert.equal((value as { admin?: boolean }).admin, undefined);
  });
});

describe('a place in a JSON document', () => {
  const text = '{\n  "api": {\n    "config_vars": ["A", "B"],\n    "a/b~c": 1\n  }\n}';

  it('is that of the value, counted from 1', () => {
    assert.deepEqual(parse(text).locate('/api'), at(2, 10));
    assert.deepEqual(parse(text).locate('/api/config_vars/1'), at(3, 26));
  });

  it('is that of the whole for the empty pointer', () => assert.deepEqual(parse(`\n ${text}`).locate(''), at(2, 2)));

  it('is found under an escaped key', () => assert.deepEqual(parse(text).locate('/api/a~1b~0c'), at(4, 14)));

  it('is that of the nearest parent for a value that is not there', () => {
    assert.deepEqual(parse(text).locate('/api/password'), at(2, 10));
    assert.deepEqual(parse(text).locate('/api/config_vars/7'), at(3, 20));
    assert.deepEqual(parse(text).locate('/api/config_vars/0/x/y'), at(3, 21));
  });

  it('is that of the last of several equal keys, whose value counts', () => {
    assert.deepEqual(parse('{"id": 1,\n "id": 2}').locate('/id'), at(2, 8));
  });

  for (const [name, end] of [
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ] as const) {
    it(`counts lines that end with ${name}`, () => {
      assert.deepEqual(parse(`{${end}${end}"id": 1}`).locate('/id'), at(3, 7));
      assert.deepEqual(problem(`{${end}"id": 1,${end}}`)?.position, at(3, 1));
    });
  }

  it('does not take a line separator of Unicode for a line', () => {
    assert.deepEqual(parse('{"a": "\u2028\u2029", "b": 1}').locate('/b'), at(1, 18));
  });
});

describe('duplicate keys', () => {
  const duplicates = (text: string) =>
    parse(text).duplicateKeys.map(({ key, pointer, position: { line, column } }) => [key, pointer, line, column]);

  it('are found at every repetition', () => {
    assert.deepEqual(duplicates('{"a": 1, "a": 2,\n"a": 3}'), [
      ['a', '/a', 1, 10],
      ['a', '/a', 2, 1],
    ]);
  });

  it('are found in nested objects and arrays', () => {
    assert.deepEqual(duplicates('{"x": [{}, {"y": {"a": 1, "a": 2}}]}'), [['a', '/x/1/y/a', 1, 27]]);
  });

  it('have escaped pointers', () => assert.deepEqual(duplicates('{"a/b~c": 1, "a/b~c": 2}'), [['a/b~c', '/a~1b~0c', 1, 14]]));

  it('are equal whatever way they are written', () => assert.deepEqual(duplicates('{"id": 1, "\\u0069d": 2}'), [['id', '/id', 1, 11]]));

  it('are found inside the value of a repeated key', () => {
    assert.deepEqual(duplicates('{"a": 1, "a": {"b": 1, "b": 2}}'), [
      ['a', '/a', 1, 10],
      ['b', '/a/b', 1, 24],
    ]);
  });

  it('include __proto__ and toString', () => {
    assert.deepEqual(duplicates('{"toString": 1, "__proto__": 1, "__proto__": 2}'), [['__proto__', '/__proto__', 1, 33]]);
  });
});

describe('a text that is not JSON', () => {
  const texts: [name: string, text: string, got: string, line: number, column: number][] = [
    ['an empty file', '', 'an empty file', 1, 1],
    ['white space', ' \r\n\t', 'an empty file', 1, 1],
    ['a line comment', '{\n  // the id\n  "id": 1\n}', 'a comment', 2, 3],
    ['a block comment', '{"id": /* ours */ 1}', 'a comment', 1, 8],
    ['a comment of YAML', '# ours\n{}', 'a comment', 1, 1],
    ['a comment at the end', '{}\n// end', 'a comment', 2, 1],
    ['a comma at the end of an object', '{"id": 1,\n}', 'a comma before }', 2, 1],
    ['a comma at the end of an array', '[1, ]', 'a comma before ]', 1, 5],
    ['a key in single quotes', "{'id': 1}", 'a single quote', 1, 2],
    ['a value in single quotes', '{"id": \'x\'}', 'a single quote', 1, 8],
    ['a key without quotes', '{id: 1}', '"i"', 1, 2],
    ['a missing colon', '{"id" 1}', '"1"', 1, 7],
    ['a second document', '{}{}', '"{"', 1, 3],
    ['an object that ends after a value', '{"id": 1', 'the end of the file', 1, 9],
    ['a string that ends nowhere', '{"id": "x', 'the end of the file', 1, 10],
    ['an object that ends after its brace', '{', 'the end of the file', 1, 2],
    ['an object that ends after a colon', '{\n"id":', 'the end of the file', 2, 6],
    ['an array that ends after a comma', '[1,', 'the end of the file', 1, 4],
    ['a word before a comment', '{"a": x} // #', '"x"', 1, 7],
    ['a word before a brace', '{"a": 1, x}', '"x"', 1, 10],
    ['a brace in place of a value', '{"a":}', '"}"', 1, 6],
    ['a slash before a slash', '[/ / 1]', '"/"', 1, 2],
    ['a number that ends too early', '[1. \t,2]', '","', 1, 4],
    ['a backslash at the end of a string that ends nowhere', '["[[\\', '"\\\\"', 1, 5],
  ];
  for (const [name, text, got, line, column] of texts) {
    it(`is told by what stands there: ${name}`, () => assert.deepEqual(problem(text), { position: at(line, column), got }));
  }

  for (const [name, character] of [
    ['a tab', '\t'],
    ['a line break', '\n'],
    ['a zero byte', '\0'],
    ['an escape character', '\u001b'],
  ]) {
    it(`has a problem where a string holds ${name}`, () => assert.deepEqual(problem(`{"a": "x${character}y"}`)?.position, at(1, 9)));
  }

  it('has no value, and every pointer leads to the problem', () => {
    const broken = parse('{\n  oops\n}');
    assert.equal(broken.value, undefined);
    assert.deepEqual(broken.locate('/id'), at(2, 3));
    assert.deepEqual(broken.duplicateKeys, []);
  });
});

describe('nesting', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('is read 200 levels deep', () => assert.equal(problem(nested(200)), undefined));

  it('is refused from level 201 on, as a usage error with its place', () => {
    assert.throws(
      () => parse(`\n${nested(201)}`),
      (error) => error instanceof UsageError && error.message.startsWith('manifest.json:2:201: '),
    );
  });

  it('does not count brackets in strings, nor ones that were closed', () => {
    assert.equal(problem(`{"a": "\\"${'['.repeat(300)}"}`), undefined);
    assert.equal(problem(`[${'[],'.repeat(300)}[]]`), undefined);
    assert.equal(problem(`[${'{},'.repeat(300)}{}]`), undefined);
  });

  it('is refused in objects too', () => {
    assert.throws(() => parse(`${'{"a":'.repeat(201)}1${'}'.repeat(201)}`), /^UsageError: manifest\.json:1:1001: nested more than 200 /);
  });

  it('is refused however deep it is', () => {
    assert.throws(() => parse('{"a":'.repeat(200_000)), UsageError);
  });

  it('is told in linear time, whatever the text', () => {
    const ms = cpuMs(() => assert.ok(problem(`"${'\\"'.repeat(400_000)}`)));
    assert.ok(ms < 10_000, `${ms}`);
  });
});

describe('an encoding', () => {
  const bytes = (...parts: (string | number[])[]) =>
    parseJson('manifest.json', Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))));

  it('may have a byte order mark of UTF-8, which is noticed and does not count as a column', () => {
    const document = bytes([0xef, 0xbb, 0xbf], '{"id": 1}');
    assert.equal(document.hasByteOrderMark, true);
    assert.deepEqual(document.value, { id: 1 });
    assert.deepEqual(document.locate('/id'), at(1, 8));
  });

  it('is noticed to have a byte order mark also where the rest is no JSON', () => {
    const { hasByteOrderMark, problem } = bytes([0xef, 0xbb, 0xbf], '{oops}');
    assert.deepEqual({ hasByteOrderMark, place: problem?.position }, { hasByteOrderMark: true, place: at(1, 2) });
  });

  it('may not be UTF-16', () => {
    const expected = { position: at(1, 1), got: 'UTF-16 text; save it as UTF-8' };
    assert.deepEqual(bytes([0xff, 0xfe, 0x7b, 0, 0x7d, 0]).problem, expected);
    assert.deepEqual(bytes([0xfe, 0xff, 0, 0x7b, 0, 0x7d]).problem, expected);
  });

  it('is shown at the first byte that is not UTF-8', () => {
    assert.deepEqual(bytes('{\n"name": "Caf', [0xe9], '"}').problem, { position: at(2, 13), got: 'a byte that is not UTF-8' });
  });

  it('is not mistaken where the text itself has a replacement character', () => {
    assert.equal(bytes('{"name": "\uFFFD"}').problem, undefined);
    assert.deepEqual(bytes('{"name": "\uFFFD",\n"id": "', [0xff], '"}').problem?.position, at(2, 8));
  });

  it('is not UTF-8 where a character is cut off at the end', () => {
    assert.equal(bytes('{}', [0xe2, 0x82]).problem?.got, 'a byte that is not UTF-8');
  });
});
