import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import test from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import nock from 'nock';
import type { FailureKind, Phase } from '../../../../../engine/wire/http/exchange.ts';
import { answering, clientFor, httpServer, rawServer } from './test-servers.ts';

// A label of 64 characters fails in the resolver itself, so the network is not used.
const unknownHost = `${'a'.repeat(64)}.invalid`;
nock.enableNetConnect(/^(127\.0\.0\.1|a{64}\.invalid)(:\d+)?$/);

const OK = 'HTTP/1.1 200 OK\r\n';

type Attack = { name: string; does: (socket: Socket) => void; kind: FailureKind; phase: Phase; says?: RegExp };

/** Repeats bytes as fast as the other side takes them, until it hangs up. */
const endless = (socket: Socket, head: string, piece: string | Buffer) => {
  socket.write(head);
  const more = () => {
    while (!socket.destroyed && socket.write(piece)) if (socket.writableLength > 1e6) break;
  };
  socket.on('drain', more);
  more();
};

const drip = (socket: Socket, head: string, piece: string) => {
  socket.write(head);
  const timer = setInterval(() => socket.write(piece), 10);
  socket.on('close', () => clearInterval(timer));
};

const attacks: Attack[] = [
  { name: 'silence', does: () => {}, kind: 'timeout', phase: 'answer', says: /^no answer within 1 s$/ },
  { name: 'a head that drips', does: (s) => drip(s, OK, 'X-A: b\r\n'), kind: 'timeout', phase: 'answer' },
  { name: 'a body that drips', does: (s) => drip(s, `${OK}\r\n`, '.'), kind: 'timeout', phase: 'body', says: /not complete within 2 s/ },
  { name: 'an endless body', does: (s) => endless(s, `${OK}\r\n`, 'x'.repeat(50_000)), kind: 'too-large', phase: 'body' },
  {
    name: 'endless chunks',
    does: (s) => endless(s, `${OK}Transfer-Encoding: chunked\r\n\r\n`, '5\r\nhello\r\n'.repeat(999)),
    kind: 'too-large',
    phase: 'body',
  },
  { name: 'endless headers', does: (s) => endless(s, OK, `X-Long: ${'y'.repeat(5000)}\r\n`), kind: 'too-large', phase: 'answer' },
  { name: 'one endless header', does: (s) => endless(s, `${OK}X-Long: `, 'y'.repeat(5000)), kind: 'too-large', phase: 'answer' },
  { name: 'an endless status line', does: (s) => endless(s, 'HTTP/1.1 200 ', 'y'.repeat(5000)), kind: 'too-large', phase: 'answer' },
  {
    name: 'endless trailers',
    does: (s) => endless(s, `${OK}Transfer-Encoding: chunked\r\n\r\n0\r\n`, 'X-T: y\r\n'.repeat(999)),
    kind: 'too-large',
    phase: 'body',
  },
  {
    name: 'endless chunk extensions',
    does: (s) => endless(s, `${OK}Transfer-Encoding: chunked\r\n\r\n1;`, 'y'.repeat(5000)),
    kind: 'too-large',
    phase: 'body',
  },
  {
    name: 'a flood of interim answers',
    does: (s) => endless(s, '', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(999)),
    kind: 'protocol',
    phase: 'answer',
    says: /interim/,
  },
  { name: 'no HTTP at all', does: (s) => s.end('220 mail.example ESMTP\r\n'), kind: 'protocol', phase: 'answer' },
  { name: 'HTTP/2 frames', does: (s) => s.end(Buffer.from('00001204000000000000', 'hex')), kind: 'protocol', phase: 'answer' },
  { name: 'a status that is none', does: (s) => s.end('HTTP/1.1 20x OK\r\n\r\n'), kind: 'protocol', phase: 'answer' },
  { name: 'a header without a colon', does: (s) => s.end(`${OK}nonsense\r\n\r\n`), kind: 'protocol', phase: 'answer' },
  { name: 'a NUL in a header', does: (s) => s.end(`${OK}X-A: a\0b\r\n\r\n`), kind: 'protocol', phase: 'answer' },
  { name: 'two lengths', does: (s) => s.end(`${OK}Content-Length: 2\r\nContent-Length: 3\r\n\r\nabc`), kind: 'protocol', phase: 'answer' },
  { name: 'a negative length', does: (s) => s.end(`${OK}Content-Length: -1\r\n\r\n`), kind: 'protocol', phase: 'answer' },
  {
    name: 'a chunk size that is none',
    does: (s) => s.end(`${OK}Transfer-Encoding: chunked\r\n\r\nzz\r\n`),
    kind: 'protocol',
    phase: 'body',
  },
  {
    name: 'a length too long',
    does: (s) => s.end(`${OK}Content-Length: 99\r\n\r\nshort`),
    kind: 'reset',
    phase: 'body',
    says: /before the answer was complete/,
  },
  { name: 'chunks without an end', does: (s) => s.end(`${OK}Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n`), kind: 'reset', phase: 'body' },
  { name: 'a close without an answer', does: (s) => s.end(), kind: 'reset', phase: 'answer', says: /without an answer/ },
  { name: 'a close in the head', does: (s) => s.end('HTTP/1.1 200 O'), kind: 'reset', phase: 'answer' },
  { name: 'a close after interim answers', does: (s) => s.end('HTTP/1.1 100 Continue\r\n\r\n'), kind: 'reset', phase: 'answer' },
  { name: 'a reset without an answer', does: (s) => s.resetAndDestroy(), kind: 'reset', phase: 'answer' },
  {
    name: 'a reset in the body',
    does: (s) => s.write(`${OK}Content-Length: 99\r\n\r\nshort`, () => setImmediate(() => s.resetAndDestroy())),
    kind: 'reset',
    phase: 'body',
  },
];

for (const { name, does, kind, phase, says } of attacks) {
  test(`${name} ends as ${kind}`, { timeout: 60_000 }, async (t) => {
    const url = await rawServer(t, (socket) => {
      socket.removeAllListeners('data').resume();
      does(socket);
    });
    const limits = { bodyBytes: 300_000, headBytes: 20_000 };
    const client = clientFor(t, {
      limits,
      timeouts: kind === 'timeout' ? { answer: 1_000, total: 2_000 } : { answer: 40_000, total: 40_000 },
    });
    const exchange = await client.send({ method: 'GET', url });
    assert.equal(exchange.error?.kind, kind, JSON.stringify(exchange).slice(0, 2000));
    assert.equal(exchange.error?.phase, phase);
    if (says) assert.match(exchange.error?.message ?? '', says);
    assert.equal(exchange.response !== undefined, phase === 'body');
    assert.equal(exchange.response?.truncated, phase === 'body' ? true : undefined);
    assert.ok(JSON.stringify(exchange).length < 100_000);
  });
}

test('a reset when the connection opens is a reset', async (t) => {
  const url = await rawServer(
    t,
    () => {},
    (socket) => socket.resetAndDestroy(),
  );
  const { error } = await clientFor(t).send({ method: 'POST', url, body: 'x' });
  assert.equal(error?.kind, 'reset');
});

test('a server that takes only half of the request is waited for, then given up', async (t) => {
  const url = await rawServer(
    t,
    () => {},
    (socket) => socket.pause(),
  );
  const client = clientFor(t, { timeouts: { answer: 200 } });
  const { error } = await client.send({ method: 'POST', url, body: Buffer.alloc(30_000_000) });
  assert.deepEqual([error?.kind, error?.phase], ['timeout', 'send']);
});

test('a reset while the request is sent is a reset', async (t) => {
  const url = await rawServer(t, (socket) => socket.resetAndDestroy());
  const { error } = await clientFor(t).send({ method: 'POST', url, body: Buffer.alloc(30_000_000) });
  assert.deepEqual([error?.kind, error?.phase], ['reset', 'send']);
});

test('bombs end as too-large, and broken or unknown codings as protocol', async (t) => {
  const zeros = Buffer.alloc(2_000_000);
  const cases: [string, Buffer, FailureKind][] = [
    ['gzip', gzipSync(zeros), 'too-large'],
    ['br', brotliCompressSync(zeros), 'too-large'],
    ['gzip, gzip', gzipSync(gzipSync(zeros)), 'too-large'],
    ['gzip', gzipSync('hello').subarray(0, 12), 'protocol'],
    ['deflate', Buffer.from('hello'), 'protocol'],
    ['zebra', gzipSync('hello'), 'protocol'],
    ['gzip, gzip, gzip, gzip, gzip, gzip', [1, 2, 3, 4, 5, 6].reduce((bytes) => gzipSync(bytes), Buffer.from('hello')), 'protocol'],
  ];
  for (const [coding, bytes, kind] of cases) {
    const head = `${OK}Content-Encoding: ${coding}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    const { response, error } = await clientFor(t, { limits: { bodyBytes: 1_000_000 } }).send({
      method: 'GET',
      url: await answering(t, head, bytes),
    });
    assert.equal(error?.kind, kind, coding);
    assert.deepEqual([response?.body, response?.truncated], ['', true]);
  }
});

test('nobody listens, and no such name', async (t) => {
  const client = clientFor(t);
  const refused = await client.send({ method: 'GET', url: 'http://127.0.0.1:1/' });
  assert.deepEqual(refused.error, { kind: 'refused', phase: 'connect', message: 'nothing listens on 127.0.0.1:1' });
  const unknown = await client.send({ method: 'GET', url: `http://${unknownHost}/` });
  assert.deepEqual(unknown.error, { kind: 'dns', phase: 'connect', message: `the name ${unknownHost} does not resolve` });
});

test('an abort ends an exchange at once, wherever it is', async (t) => {
  const stop = new AbortController();
  const url = await rawServer(t, (socket) => {
    socket.write(`${OK}Content-Length: 9\r\n\r\nabc`);
    setImmediate(() => stop.abort());
  });
  const client = clientFor(t, { maxRps: 1 });
  const { error } = await client.send({ method: 'GET', url, signal: stop.signal });
  assert.equal(error?.kind, 'aborted');
  const late = await client.send({ method: 'GET', url, signal: stop.signal });
  assert.deepEqual([late.error?.kind, late.ms.total], ['aborted', 0]);
});

test('closing the client ends what is under way, and what comes later', async (t) => {
  const client = clientFor(t);
  const url = await httpServer(t, () => client.close());
  assert.equal((await client.send({ method: 'GET', url })).error?.kind, 'aborted');
  assert.equal((await client.send({ method: 'GET', url })).error?.kind, 'aborted');
});

test('a target whose bodies are large without end gets less room for each', async (t) => {
  const size = 5 * 1024 * 1024;
  const url = await httpServer(t, (_incoming, answer) => answer.end(Buffer.alloc(size, 'x')));
  const client = clientFor(t);
  const kinds: (FailureKind | undefined)[] = [];
  for (let count = 0; count < 5; count++) kinds.push((await client.send({ method: 'GET', url })).error?.kind);
  assert.deepEqual(kinds, [undefined, undefined, undefined, undefined, 'too-large']);
});
