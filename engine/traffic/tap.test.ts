import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTap, type Passed } from './tap.ts';

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

const words = ({ request, response }: Passed) =>
  `${request.method} ${request.target} ${Buffer.from(request.body)}${request.isCut ? ' (cut)' : ''} → ${response?.status} ${response ? Buffer.from(response.body) : ''}${response?.isCut ? ' (cut)' : ''}`;

/** What is heard when the bytes come in pieces of a size. */
function heard(requests: string, answers: string, size: number): string[] {
  const all: Passed[] = [];
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
