import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTap, type PassedExchange } from '../../../../../engine/wire/traffic/tap.ts';

const sent = [
  'POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\n1\r\n!\r\n0\r\nT: 1\r\n\r\n',
  'HEAD /b HTTP/1.1\r\nHost: x\r\n\r\n',
  'PUT /c HTTP/1.1\nContent-Length: 3\n\nabc',
].join('');
const came = [
  'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok',
  'HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n',
  'HTTP/1.1 500 Oh\r\nConnection: close\r\n\r\nuntil the end',
].join('');

const words = ({ request, response }: PassedExchange) =>
  `${request.method} ${request.target} ${Buffer.from(request.body)}${request.isCut ? ' (cut)' : ''} → ${response?.status} ${response ? Buffer.from(response.body) : ''}${response?.isCut ? ' (cut)' : ''}`;

/** What is heard when the bytes come in pieces of a size. */
function heard(requests: string, answers: string, size: number): string[] {
  const all: PassedExchange[] = [];
  const tap = createTap((passed) => all.push(passed));
  const pieces = (text: string) =>
    Array.from({ length: Math.ceil(text.length / size) }, (_, at) => Buffer.from(text.slice(at * size, (at + 1) * size)));
  for (const piece of pieces(requests)) tap.sent(piece);
  for (const piece of pieces(answers)) tap.answered(piece);
  tap.close();
  return all.map(words);
}

test('however the bytes are cut, the same exchanges are heard', () => {
  const whole = ['POST /a hello! → 200 ok', 'HEAD /b  → 200 ', 'PUT /c abc → 500 until the end'];
  for (const size of [1, 2, 3, 7, 64, 10_000]) assert.deepEqual(heard(sent, came, size), whole);
});

for (const [what, requests, answers, expected] of [
  ['no answer at all', 'GET / HTTP/1.1\r\n\r\n', '', ['GET /  → undefined ']],
  ['an answer that breaks off', 'GET / HTTP/1.1\r\n\r\n', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc', ['GET /  → 200 abc (cut)']],
  ['a body beyond what is kept', `POST / HTTP/1.1\r\nContent-Length: ${2 ** 21}\r\n\r\n${'x'.repeat(2 ** 21)}`, '', ['POST /']],
  ['a head without an end', `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(20_000)}`, 'HTTP/1.1 200 OK\r\n\r\n', []],
  ['an answer to nothing', '', 'HTTP/1.1 200 OK\r\n\r\n', []],
  ['a chunk without a size', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 'HTTP/1.1 200 OK\r\n\r\n', []],
] as const) {
  test(`ends in time, and keeps little: ${what}`, () => {
    const lines = heard(requests, answers, 60_000);
    assert.deepEqual(
      lines.map((line, index) => line.slice(0, expected[index]?.length)),
      expected,
    );
    assert.ok(lines.join('').length < 2 ** 20 + 100);
  });
}

/** The exchanges that are heard of requests and then of answers. */
function exchangesOf(requests: string, answers: string): PassedExchange[] {
  const all: PassedExchange[] = [];
  const tap = createTap((passed) => all.push(passed));
  tap.sent(Buffer.from(requests));
  tap.answered(Buffer.from(answers));
  tap.close();
  return all;
}
const get = 'GET /a HTTP/1.1\r\nHost: a.example\r\n\r\n';
const answerTo = (answer: string, request = get) => exchangesOf(request, answer).map(words);

test('an exchange has both heads as they were, and how many answers went before', () => {
  const [passed] = exchangesOf(
    get,
    'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 100\r\n\r\nHTTP/1.0 404 Not Found\r\nContent-Length: 0\r\n\r\n',
  );
  const { body: _sent, ...request } = passed?.request ?? {};
  const { body: _came, ...response } = passed?.response ?? {};
  assert.deepEqual(request, { method: 'GET', target: '/a', headers: [['Host', 'a.example']], isCut: false });
  assert.deepEqual(response, {
    ...{ status: 404, statusText: 'Not Found', httpVersion: '1.0', informational: 2 },
    ...{ headers: [['Content-Length', '0']], isCut: false },
  });
});

test('an exchange says when it began, and after how long it was answered and over', () => {
  const before = Date.now();
  const [passed] = exchangesOf(get, 'HTTP/1.1 204 No Content\r\n\r\n');
  assert.ok(passed && passed.started >= before && passed.started <= Date.now());
  const { answer = -1, total } = passed.ms;
  assert.ok(answer >= 0 && answer <= total && total < 10_000, `${answer} of ${total}`);
  assert.equal('answer' in (exchangesOf(get, '')[0]?.ms ?? {}), false);
});

test('a body keeps a copy of its own', () => {
  const all: PassedExchange[] = [];
  const tap = createTap((passed) => all.push(passed));
  const piece = Buffer.from('abc');
  tap.sent(Buffer.from('PUT / HTTP/1.1\r\nContent-Length: 6\r\n\r\n'));
  tap.sent(piece);
  piece.fill('x');
  tap.sent(Buffer.from('def'));
  tap.answered(Buffer.from('HTTP/1.1 204 No Content\r\n\r\n'));
  assert.deepEqual(all.map(words), ['PUT / abcdef → 204 ']);
  assert.equal(all[0]?.request.body.buffer.byteLength, 6);
});

for (const [what, answer, expected] of [
  ['no body comes with 204', 'HTTP/1.1 204 No Content\r\nContent-Length: 3\r\n\r\n', '204 '],
  ['no body comes with 304', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 3\r\n\r\n', '304 '],
  ['a body comes with 200', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc', '200 abc'],
  ['chunks go before a length', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\nTransfer-Encoding: Chunked\r\n\r\n1\r\na\r\n0\r\n\r\n', '200 a'],
  ['chunks may be the last of codings', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip,chunked \r\n\r\n1\r\na\r\n0\r\n\r\n', '200 a'],
  [
    'codings may take several lines',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n',
    '200 a',
  ],
  ['chunks that are not the last coding say nothing', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked, gzip\r\n\r\n1\r\na', '200 1\r\na'],
  ['another coding is not chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: xchunked\r\n\r\n1\r\na', '200 1\r\na'],
  ['a length says nothing next to a coding', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: gzip\r\n\r\nabc', '200 abc'],
  ['a length of no digits says nothing', 'HTTP/1.1 200 OK\r\nContent-Length: 1x\r\n\r\nabc', '200 abc'],
  ['a length below zero says nothing', 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nabc', '200 abc'],
  ['a length of several digits is one', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789', '200 0123456789'],
  ['a reason may be missing', 'HTTP/1.1 200\r\nContent-Length: 1\r\n\r\na', '200 a'],
  ['an upgrade is an answer', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n\x00\x01', '101 '],
] as const)
  test(`an answer: ${what}`, () => assert.deepEqual(answerTo(answer), [`GET /a  → ${expected}`]));

for (const first of [
  'HTTP/2 200 OK',
  'HTTP/1.1 20 OK',
  'HTTP/1.1 2000 OK',
  'HTTP/1.12 200 OK',
  'xHTTP/1.1 200 OK',
  'HTTP/1.1 abc OK',
  'ICY 200 OK',
])
  test(`"${first}" begins no answer, and nothing is heard any more`, () => assert.deepEqual(answerTo(`${first}\r\n\r\n`), []));

for (const first of ['GET /a HTTP/2', 'GET /a', 'GET', 'GET /a xHTTP/1.1', 'GET  /a HTTP/1.1'])
  test(`"${first}" begins no request, and nothing is heard any more`, () =>
    assert.deepEqual(exchangesOf(`${get}${first}\r\n\r\n`, 'HTTP/1.1 204 No Content\r\n\r\n'), []));

test('nothing is heard behind an upgrade, on either side', () => {
  const upgraded = 'HTTP/1.1 101 Switching Protocols\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';
  assert.deepEqual(answerTo(upgraded, get + get), ['GET /a  → 101 ']);
});

test('a tunnel is one exchange where it is granted, and an ordinary one where it is not', () => {
  const connect = 'CONNECT b.example:443 HTTP/1.1\r\nContent-Length: 5\r\n\r\n\x16\x03\x01';
  assert.deepEqual(answerTo('HTTP/1.1 200 Connection established\r\n\r\n\x16\x03', connect), ['CONNECT b.example:443  (cut) → 200 ']);
  assert.deepEqual(answerTo('HTTP/1.1 300 Elsewhere\r\nContent-Length: 2\r\n\r\nno', connect), ['CONNECT b.example:443  (cut) → 300 no']);
});

test('a body of 1 MiB is kept, and none of what is beyond it', () => {
  const keptOf = (size: number) => {
    const [passed] = exchangesOf(
      `POST / HTTP/1.1\r\nContent-Length: ${size}\r\n\r\n${'x'.repeat(size)}`,
      'HTTP/1.1 204 No Content\r\n\r\n',
    );
    return [passed?.request.body.length, passed?.request.isCut];
  };
  assert.deepEqual(keptOf(2 ** 20), [2 ** 20, false]);
  assert.deepEqual(keptOf(2 ** 20 + 1), [0, true]);
});

test('requests that were sent ahead are answered in their order; those without an answer come last', () => {
  const ahead = 'GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\n\r\nGET /3 HTTP/1.1\r\n\r\n';
  const came = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na';
  assert.deepEqual(answerTo(came, ahead), ['GET /1  → 200 a', 'GET /2  → undefined ', 'GET /3  → undefined ']);
});

test('an answer that comes before the request is whole is heard, and the request is cut', () => {
  const early = 'POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc';
  assert.deepEqual(answerTo('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n', early), ['POST / abc (cut) → 413 ']);
});
