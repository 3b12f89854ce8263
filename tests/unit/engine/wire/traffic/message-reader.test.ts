import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { test } from 'node:test';
import { createMessageReader, type Framing, type Head } from '../../../../../engine/wire/traffic/message-reader.ts';

/** What a reader tells of the pieces that it is given; every body is framed in the same way. */
function listening(framing: Framing = 0) {
  const told: string[] = [];
  const heads: Head[] = [];
  const raw: string[] = [];
  const reader = createMessageReader({
    onHead(head) {
      heads.push(head);
      told.push(head.first);
      return framing;
    },
    onBody: (bytes) => told.push(`body ${bytes}`),
    onEnd: () => told.push('end'),
    onRaw: (bytes, head) => raw.push(`${head ? 'head: ' : ''}${bytes.toString('latin1')}`),
  });
  const push = (...pieces: string[]) => {
    for (const piece of pieces) reader.push(Buffer.from(piece, 'latin1'));
  };
  return { told, heads, raw, push, end: reader.end, unread: () => reader.unread().toString('latin1') };
}

const headersOf = (text: string) => {
  const { push, heads } = listening();
  push(text);
  return heads[0]?.headers;
};

for (const [what, text, headers] of [
  ['white space around a value is no part of it', 'GET / HTTP/1.1\r\nHost: \t a.example \r\n\r\n', [['Host', 'a.example']]],
  ['a value may hold colons', 'GET / HTTP/1.1\r\nHost:a.example:80\r\n\r\n', [['Host', 'a.example:80']]],
  [
    'a header may have no value',
    'GET / HTTP/1.1\r\nHost:\r\nX-Empty:\r\n\r\n',
    [
      ['Host', ''],
      ['X-Empty', ''],
    ],
  ],
  [
    'a line without a colon is a name',
    'GET / HTTP/1.1\r\nnonsense\r\nA: 1\r\n\r\n',
    [
      ['nonsense', ''],
      ['A', '1'],
    ],
  ],
  ['a name may be missing', 'GET / HTTP/1.1\r\n: 1\r\n\r\n', [['', '1']]],
  [
    'lines may end in LF alone',
    'GET / HTTP/1.1\nA: 1\nB: 2\n\n',
    [
      ['A', '1'],
      ['B', '2'],
    ],
  ],
  [
    'line ends may be mixed',
    'GET / HTTP/1.1\r\nA: 1\nB: 2\r\n\n',
    [
      ['A', '1'],
      ['B', '2'],
    ],
  ],
  ['bytes beyond ASCII stay bytes', 'GET / HTTP/1.1\r\nA: \xe9\r\n\r\n', [['A', '\xe9']]],
  ['a CR inside a line ends none', 'GET / HTTP/1.1\r\nA: 1\r2\r\n\r\n', [['A', '1\r2']]],
  ['there may be none', 'GET / HTTP/1.1\r\n\r\n', []],
] as const)
  test(`headers: ${what}`, () => assert.deepEqual(headersOf(text), headers));

for (const [what, text, told, unread] of [
  ['empty lines before a request are passed over', '\r\n\n\r\nGET / HTTP/1.1\r\n\r\n', ['GET / HTTP/1.1', 'end'], ''],
  ['empty lines alone are no head', '\r\n\r\n\r\n', [], '\r\n\r\n\r\n'],
  ['a head needs its empty line', 'GET / HTTP/1.1\r\nA: 1\r\n', [], 'GET / HTTP/1.1\r\nA: 1\r\n'],
  ['half an empty line is none', 'GET / HTTP/1.1\r\nA: 1\r\n\r', [], 'GET / HTTP/1.1\r\nA: 1\r\n\r'],
  ['a CR before a header is no empty line', 'GET / HTTP/1.1\r\n\rA: 1\r\n', [], 'GET / HTTP/1.1\r\n\rA: 1\r\n'],
  ['one head may follow another', 'GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\n\n', ['GET /a HTTP/1.1', 'end', 'GET /b HTTP/1.1', 'end'], ''],
] as const)
  test(`heads: ${what}`, () => {
    const reader = listening();
    reader.push(text);
    assert.deepEqual([reader.told, reader.unread()], [told, unread]);
  });

test('a body has as many bytes as were announced, in as many pieces as came', () => {
  const { push, told, unread } = listening(5);
  push('PUT / HTTP/1.1\r\n\r\nab');
  assert.deepEqual(told, ['PUT / HTTP/1.1', 'body ab']);
  push('c', 'deGET');
  assert.deepEqual(told, ['PUT / HTTP/1.1', 'body ab', 'body c', 'body de', 'end']);
  assert.equal(unread(), 'GET');
});

const chunked = (...pieces: string[]) => {
  const reader = listening('chunked');
  reader.push('POST / HTTP/1.1\r\n\r\n', ...pieces);
  return reader.told.slice(1);
};

for (const [what, text, told] of [
  [
    'a size is hexadecimal, in either case',
    'A\r\n0123456789\r\nb\r\n01234567890\r\n0\r\n\r\n',
    ['body 0123456789', 'body 01234567890', 'end'],
  ],
  ['a size may have zeros before it', '0002\r\nab\r\n00\r\n\r\n', ['body ab', 'end']],
  ['an extension says nothing', '2;name="a;b"\r\nab\r\n0;x\r\n\r\n', ['body ab', 'end']],
  ['white space may follow a size', '2 \t;x\r\nab\r\n0 \r\n\r\n', ['body ab', 'end']],
  ['trailers are passed over', '2\r\nab\r\n0\r\nA: 1\r\nB: 2\r\n\r\n', ['body ab', 'end']],
  ['lines may end in LF alone', '2\nab\n0\n\n', ['body ab', 'end']],
  ['another message follows', '0\r\n\r\nGET / HTTP/1.1\r\n\r\n', ['end', 'GET / HTTP/1.1']],
  ['the end of the line after a chunk is awaited', '2\r\nab\r', ['body ab']],
  ['the end of the trailers is awaited', '0\r\nA: 1\r\n', []],
  ['an empty trailer line is awaited whole', '0\r\n\r', []],
  ['bytes of a chunk are handed on as they come', '5\r\nab', ['body ab']],
] as const)
  test(`chunks: ${what}`, () => {
    assert.deepEqual(chunked(text), told);
    assert.equal(
      chunked(...text)
        .join('')
        .replaceAll('body ', ''),
      told.join('').replaceAll('body ', ''),
      'byte by byte',
    );
  });

for (const size of ['', 'g', '-1', ' 2', 'x2', '2x', '2 2', '1234567890abc'])
  test(`chunks: "${size}" is no size`, () => assert.throws(() => chunked(`${size}\r\n`), /^RangeError: a chunk without a size/));

test('chunks: a size of twelve digits is one', () => assert.deepEqual(chunked('1234567890ab\r\nxy'), ['body xy']));

test('a body that the connection ends goes on until then, and ends once', () => {
  const { push, end, told } = listening('close');
  push('HTTP/1.1 200 OK\r\n\r\nab', 'c\r\n\r\n');
  assert.deepEqual(told, ['HTTP/1.1 200 OK', 'body ab', 'body c\r\n\r\n']);
  end();
  end();
  assert.deepEqual(told.slice(3), ['end']);
});

test('the end of a connection ends no other body', () => {
  for (const framing of [5, 'chunked', 'opaque'] as const) {
    const { push, end, told } = listening(framing);
    push('HTTP/1.1 200 OK\r\n\r\n');
    end();
    assert.deepEqual(told, ['HTTP/1.1 200 OK'], String(framing));
  }
});

test('what is no HTTP is handed on raw, and read no more', () => {
  const { push, told, raw, unread } = listening('opaque');
  push('GET / HTTP/1.1\r\n\r\nab', 'GET / HTTP/1.1\r\n\r\n');
  assert.deepEqual([told, raw], [['GET / HTTP/1.1'], ['head: GET / HTTP/1.1\r\n\r\n', 'ab', 'GET / HTTP/1.1\r\n\r\n']]);
  assert.equal(unread(), '');
});

test('every byte is handed on raw, in order, with the head in one piece', () => {
  const { push, raw } = listening('chunked');
  push('POST / HT', 'TP/1.1\r\n\r\n2;x\r\na', 'b\r\n0\r\nA: 1\r\n\r\n');
  assert.deepEqual(raw, ['head: POST / HTTP/1.1\r\n\r\n', '2;x\r\n', 'a', 'b', '\r\n', '0\r\n', 'A: 1\r\n', '\r\n']);
  const counted = listening(2);
  counted.push('PUT / HTTP/1.1\r\n\r\nab');
  assert.deepEqual(counted.raw, ['head: PUT / HTTP/1.1\r\n\r\n', 'ab']);
  const closed = listening('close');
  closed.push('HTTP/1.1 200 OK\r\n\r\nab');
  assert.deepEqual(closed.raw, ['head: HTTP/1.1 200 OK\r\n\r\n', 'ab']);
});

test('a head of 64 KiB is awaited, a longer one is none', () => {
  const { push, unread } = listening();
  push('a'.repeat(64 * 1024));
  assert.equal(unread().length, 64 * 1024);
  assert.throws(() => push('a'), /^RangeError: a head without an end/);
});

test('a line of 8 KiB is awaited, a longer one is none', () => {
  const { push, unread } = listening('chunked');
  push('POST / HTTP/1.1\r\n\r\n', '0'.repeat(8 * 1024));
  assert.equal(unread().length, 8 * 1024);
  assert.throws(() => push('0'), /^RangeError: a line without an end/);
});

test('a whole head or line may be longer than what is awaited of one', () => {
  const { push, heads } = listening('chunked');
  push(`POST / HTTP/1.1\r\nA: ${'a'.repeat(70_000)}\r\n\r\n`, `2;${'x'.repeat(9_000)}\r\nab`);
  assert.equal(heads[0]?.headers[0]?.[1].length, 70_000);
});
