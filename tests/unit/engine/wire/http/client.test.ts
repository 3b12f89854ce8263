import assert from 'node:assert/strict';
import test from 'node:test';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { bodyBytes, header, headerValues } from '../../../../../engine/wire/http/exchange.ts';
import { answering, clientFor, httpServer, rawServer } from './test-servers.ts';

test('headers go out as given, and come back raw', async (t) => {
  let sent = '';
  const url = await rawServer(t, (socket, text) => {
    sent = text;
    socket.end('HTTP/1.1 200 Fine\r\nX-one: 1\r\nx-One: 2\r\nSet-Cookie: a=1\r\nContent-Length: 2\r\n\r\nhi');
  });
  const { request, response, error } = await clientFor(t, { headers: [['x-gate', 'open']] }).send({
    method: 'POST',
    url: `${url}/a?b=c#d`,
    headers: [
      ['x-CASE', '1'],
      ['X-case', '2'],
    ],
    body: 'é',
  });
  assert.equal(error, undefined);
  assert.equal(
    sent,
    `POST /a?b=c HTTP/1.1\r\nHost: ${url.slice(7)}\r\nx-CASE: 1\r\nX-case: 2\r\nx-gate: open\r\nAccept: */*\r\nContent-Length: 2\r\nConnection: close\r\n\r\nÃ©`,
  );
  assert.equal(request.url, `${url}/a?b=c`);
  assert.deepEqual(request.headers[1], ['x-CASE', '1']);
  assert.equal(request.body, 'é');
  assert.equal(response?.statusText, 'Fine');
  assert.deepEqual(response?.headers.slice(0, 2), [
    ['X-one', '1'],
    ['x-One', '2'],
  ]);
  assert.deepEqual(response && headerValues(response, 'X-ONE'), ['1', '2']);
  assert.equal(response && header(response, 'set-cookie'), 'a=1');
});

test('a DELETE has no body, no length and no type; a POST without a body says so', async (t) => {
  const heads: string[] = [];
  const url = await rawServer(t, (socket, text) => {
    heads.push(text);
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
  });
  const client = clientFor(t);
  await client.send({ method: 'DELETE', url });
  await client.send({ method: 'POST', url });
  assert.doesNotMatch(heads[0] ?? '', /content-|transfer-/i);
  assert.match(heads[1] ?? '', /content-length: 0/i);
});

test('raw bytes go out and come back unharmed', async (t) => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0xff, 0x00, 0x80]);
  const url = await httpServer(t, (incoming, answer) => incoming.pipe(answer));
  const { request, response } = await clientFor(t).send({ method: 'PUT', url, body: bytes });
  assert.equal(response?.invalidUtf8, true);
  assert.ok(response?.body.startsWith('%PDF-'));
  assert.deepEqual(response && bodyBytes(response), bytes);
  assert.deepEqual(bodyBytes(request), bytes);
});

test('a byte order mark is kept', async (t) => {
  const url = await httpServer(t, (_, answer) => answer.end('\ufeff{}'));
  const { response } = await clientFor(t).send({ method: 'GET', url });
  assert.equal(response?.body, '\ufeff{}');
  assert.equal(response?.invalidUtf8, undefined);
});

test('compressed bodies are read, unknown codings left alone', async (t) => {
  const text = 'hello '.repeat(100);
  const cases: [string, Buffer, string][] = [
    ['gzip', gzipSync(text), text],
    ['x-gzip', gzipSync(text), text],
    ['deflate', deflateSync(text), text],
    ['deflate', deflateRawSync(text), text],
    ['br', brotliCompressSync(text), text],
    ['gzip, BR', brotliCompressSync(gzipSync(text)), text],
    ['identity', Buffer.from('plain'), 'plain'],
    ['zebra', Buffer.from('plain'), 'plain'],
    ['constructor', Buffer.from('plain'), 'plain'],
    ['gzip', Buffer.alloc(0), ''],
  ];
  const url = await httpServer(t, (incoming, answer) => {
    const [coding, bytes] = cases[Number(incoming.url?.slice(1))] ?? ['', ''];
    answer.writeHead(200, { 'content-encoding': coding }).end(bytes);
  });
  const client = clientFor(t);
  for (const [index, [coding, , plain]] of cases.entries()) {
    const { response, error } = await client.send({ method: 'GET', url: `${url}/${index}` });
    assert.equal(error, undefined, coding);
    assert.equal(response?.body, plain, coding);
    assert.equal(response?.bytes, plain.length, coding);
  }
});

test('odd but legal answers are answers', async (t) => {
  const client = clientFor(t);
  const cases: [string, number, string][] = [
    ['HTTP/1.1 999 \r\nContent-Length: 2\r\n\r\nok', 999, 'ok'],
    ['HTTP/1.0 200 OK\r\n\r\nuntil the end', 200, 'until the end'],
    ['HTTP/1.1 200\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nX-Trailer: 1\r\n\r\n', 200, 'ok'],
    ['HTTP/1.1 204 No Content\r\n\r\n', 204, ''],
    ['HTTP/1.1 302 Found\r\nLocation: http://elsewhere.invalid/\r\nContent-Length: 0\r\n\r\n', 302, ''],
    ['HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\nbytes of x', 101, ''],
    ['HTTP/1.1 101 Switching Protocols\r\n\r\n', 101, ''],
    ['HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok', 200, 'ok'],
    ['HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok and more than that', 200, 'ok'],
    ['HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 500 No\r\nContent-Length: 2\r\n\r\nno', 200, 'ok'],
  ];
  for (const [wire, status, body] of cases) {
    const { response, error } = await client.send({ method: 'GET', url: await answering(t, wire) });
    assert.equal(error, undefined, wire);
    assert.equal(response?.status, status, wire);
    assert.equal(response?.body, body, wire);
    if (wire.includes('103')) assert.equal(response?.informational, 2);
    if (wire.includes('1.0')) assert.equal(response?.httpVersion, '1.0');
  }
});

test('an answer before the request is all sent is taken', async (t) => {
  const url = await rawServer(t, (socket) => {
    socket.pause();
    socket.write('HTTP/1.1 413 Too much\r\nContent-Length: 2\r\n\r\nno');
  });
  const { response, error } = await clientFor(t).send({ method: 'POST', url, body: Buffer.alloc(30_000_000) });
  assert.equal(error, undefined);
  assert.equal(response?.status, 413);
});

test('what cannot be sent is said, and nothing is thrown', async (t) => {
  const client = clientFor(t);
  const cases = [
    { method: 'GET', url: 'partner.example/x' },
    { method: 'GET', url: 'ftp://user:secret@partner.example/' },
    { method: 'GET', url: 'http://127.0.0.1:1/', headers: [['X-Id', 'a\nb']] as [string, string][] },
    { method: 'GET', url: 'http://127.0.0.1:1/', headers: [['X Id', 'a']] as [string, string][] },
    { method: 'G T', url: 'http://127.0.0.1:1/' },
    { method: 'CONNECT', url: 'http://127.0.0.1:1/' },
  ];
  for (const request of cases) {
    const exchange = await client.send(request);
    assert.equal(exchange.error?.kind, 'request', request.url);
    assert.doesNotMatch(JSON.stringify(exchange), /secret/);
  }
});

test('extra headers stay with the hosts that are ours', async (t) => {
  const url = await httpServer(t, (incoming, answer) => answer.end(incoming.headers['x-key'] ?? 'none'));
  const client = clientFor(t, { headers: [['X-Key', 'k']], owns: ({ pathname }) => pathname === '/ours' });
  assert.equal((await client.send({ method: 'GET', url: `${url}/ours` })).response?.body, 'k');
  assert.equal((await client.send({ method: 'GET', url: `${url}/theirs` })).response?.body, 'none');
});

test('user and password in a URL are neither sent nor recorded', async (t) => {
  const url = await httpServer(t, (incoming, answer) => answer.end(incoming.headers.authorization ?? 'none'));
  const exchange = await clientFor(t).send({ method: 'GET', url: url.replace('//', '//jane:secret@') });
  assert.equal(exchange.response?.body, 'none');
  assert.equal(exchange.remote?.address, '127.0.0.1');
  assert.doesNotMatch(JSON.stringify(exchange), /secret/);
});

test('a request may have time limits of its own', async (t) => {
  const url = await rawServer(t, () => {});
  const { error } = await clientFor(t).send({ method: 'POST', url, timeouts: { answer: 50, total: Number.POSITIVE_INFINITY } });
  assert.equal(error?.message, 'no answer within 50 ms');
});

test('an answer may take longer than a connection', async (t) => {
  const url = await httpServer(t, (_, answer) => void setTimeout(() => answer.end('late'), 1_200));
  const { response, error } = await clientFor(t, { timeouts: { connect: 1_000, answer: 20_000 } }).send({ method: 'GET', url });
  assert.deepEqual([response?.body, error], ['late', undefined]);
});
