import assert from 'node:assert/strict';
import test from 'node:test';
import { headerValues } from '../../../../../engine/wire/http/exchange.ts';
import { clientFor, httpServer, rawServer } from './test-servers.ts';

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

/** Counts connections, and lets `onRequest` say what happens to the nth request of each. */
const countingServer = async (t: test.TestContext, onRequest: (turn: number) => 'answer' | 'close') => {
  const seen = { connections: 0, requests: 0 };
  const turns = new WeakMap<object, number>();
  const url = await rawServer(
    t,
    (socket) => {
      seen.requests += 1;
      const turn = (turns.get(socket) ?? 0) + 1;
      turns.set(socket, turn);
      if (onRequest(turn) === 'answer') socket.write(OK);
      else socket.resetAndDestroy();
    },
    () => {
      seen.connections += 1;
    },
  );
  return { url, seen };
};

test('requests in a row share a connection', async (t) => {
  const { url, seen } = await countingServer(t, () => 'answer');
  const client = clientFor(t);
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'GET']) await client.send({ method, url });
  assert.equal(seen.connections, 2); // An answer to HEAD has no body, so the bytes of ours spoil that connection.
  for (const method of ['POST', 'DELETE', 'PUT']) await client.send({ method, url });
  assert.equal(seen.connections, 2);
});

test('hosts do not share one', async (t) => {
  const named = (name: string) => httpServer(t, (_, answer) => answer.end(name));
  const hosts = { one: await named('one'), other: await named('other') };
  const client = clientFor(t);
  for (const [name, url] of [...Object.entries(hosts), ...Object.entries(hosts)]) {
    const { response } = await client.send({ method: 'GET', url });
    assert.equal(response?.body, name);
  }
});

test('pools do not share one', async (t) => {
  const { url, seen } = await countingServer(t, () => 'answer');
  const client = clientFor(t);
  for (const pool of ['browser', 'platform', 'browser', 'platform']) await client.send({ method: 'GET', url, pool });
  assert.equal(seen.connections, 2);
});

test('a POST that comes first has a connection of its own', async (t) => {
  const { url, seen } = await countingServer(t, () => 'answer');
  const client = clientFor(t);
  const { request } = await client.send({ method: 'POST', url });
  assert.deepEqual(headerValues(request, 'connection'), ['close']);
  await client.send({ method: 'GET', url });
  assert.equal(seen.connections, 2);
});

test('a GET that met a connection closed in the meantime is sent again, once', async (t) => {
  const { url, seen } = await countingServer(t, (turn) => (turn === 1 ? 'answer' : 'close'));
  const client = clientFor(t);
  await client.send({ method: 'GET', url });
  const { response, resent } = await client.send({ method: 'GET', url });
  assert.deepEqual([response?.status, resent], [200, true]);
  assert.deepEqual(seen, { connections: 2, requests: 3 });
});

test('a GET that is reset on a fresh connection is not sent again', async (t) => {
  const { url, seen } = await countingServer(t, () => 'close');
  const { error, resent } = await clientFor(t).send({ method: 'GET', url });
  assert.deepEqual([error?.kind, resent, seen.requests], ['reset', undefined, 1]);
});

test('a POST, a PUT and a DELETE on a kept connection are sent again once, and after that on fresh ones only', async (t) => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { url, seen } = await countingServer(t, (turn) => (turn === 1 && seen.requests === 1 ? 'answer' : 'close'));
    const client = clientFor(t);
    await client.send({ method: 'GET', url });
    const { error } = await client.send({ method, url, body: 'x' });
    assert.deepEqual([error?.kind, seen.requests], ['reset', 3], method);
    await client.send({ method, url, body: 'x' });
    assert.equal(seen.requests, 4, method);
  }
});

test('a POST after an answer whose connection the server closed is answered', async (t) => {
  const { url, seen } = await countingServer(t, (turn) => (turn === 1 ? 'answer' : 'close'));
  const client = clientFor(t);
  await client.send({ method: 'GET', url });
  const { response, resent } = await client.send({ method: 'POST', url, body: 'x' });
  assert.deepEqual([response?.status, resent, seen.requests], [200, true, 3]);
});

test('half an answer on a kept connection is not asked for again', async (t) => {
  let requests = 0;
  const url = await rawServer(t, (socket) => {
    requests += 1;
    if (requests === 1) socket.write(OK);
    else socket.end('HTTP/1.1 2');
  });
  const client = clientFor(t);
  await client.send({ method: 'GET', url });
  const { error } = await client.send({ method: 'GET', url });
  assert.deepEqual([error?.kind, requests], ['reset', 2]);
});

for (const misread of ['<h1>Bad request syntax</h1>', 'HTTP/1.1 501 Unsupported method\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'])
  test(`a call after one whose body the server left unread is sent again: ${misread.slice(0, 12)}`, async (t) => {
    let requests = 0;
    const url = await rawServer(t, (socket) => {
      requests += 1;
      if (requests === 2) socket.end(misread);
      else socket.write(OK);
    });
    const client = clientFor(t);
    await client.send({ method: 'GET', url });
    const { response, resent } = await client.send({ method: 'POST', url, body: 'x' });
    assert.deepEqual([response?.status, resent, requests], [200, true, 3]);
  });

test('a refusal that comes on a fresh connection too is about the request', async (t) => {
  let requests = 0;
  const url = await rawServer(t, (socket) => {
    requests += 1;
    if (requests === 1) socket.write(OK);
    else socket.end('HTTP/1.1 400 No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  const client = clientFor(t);
  await client.send({ method: 'GET', url });
  const { response, resent } = await client.send({ method: 'POST', url, body: 'x' });
  assert.deepEqual([response?.status, resent, requests], [400, undefined, 3]);
});

test('without keep-alive every request has its own connection', async (t) => {
  const { url, seen } = await countingServer(t, () => 'answer');
  const client = clientFor(t, { keepAlive: false });
  await client.send({ method: 'GET', url });
  await client.send({ method: 'GET', url });
  assert.equal(seen.connections, 2);
});

test('many exchanges leave no timer and no listener behind', async (t) => {
  const url = await httpServer(t, (_, answer) => answer.end('ok'));
  const client = clientFor(t);
  const stop = new AbortController();
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on('warning', onWarning);
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  await client.send({ method: 'GET', url, signal: stop.signal });
  const before = timers();
  for (let turn = 0; turn < 200; turn += 1) await client.send({ method: 'GET', url, signal: stop.signal });
  assert.ok(timers() <= before);
  process.off('warning', onWarning);
  assert.deepEqual(warnings, []);
});

test('a service that refuses a call at its head, and closes with the body unread, is heard if the body waits', async (t) => {
  const url = await rawServer(t, (socket, text) => {
    // What the kernel does with unread bytes: it resets the connection, and the answer on the way is lost.
    if (!text.endsWith('\r\n\r\n')) return socket.resetAndDestroy();
    socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  const client = clientFor(t);
  const call = { method: 'POST', url, body: 'x'.repeat(20_000), isAlone: true };
  assert.equal((await client.send(call)).error?.kind, 'reset');
  assert.equal((await client.send({ ...call, bodyAfterMs: 10_000 })).response?.status, 401);
});

test('a body that waited is sent to a service that wants all of it', async (t) => {
  const url = await httpServer(t, (request, response) => request.resume().on('end', () => response.end('read')));
  const { response } = await clientFor(t).send({ method: 'POST', url, body: 'whole', bodyAfterMs: 5 });
  assert.equal(response?.body, 'read');
});
