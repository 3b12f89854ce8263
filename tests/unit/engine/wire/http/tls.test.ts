import assert from 'node:assert/strict';
import net from 'node:net';
import test from 'node:test';
import { clientFor, httpServer, httpsServer, rawServer, selfSigned } from './test-servers.ts';

const pair = selfSigned();

test('a certificate that does not verify is a failure with its reason', async (t) => {
  const url = await httpsServer(t, pair, (_, answer) => answer.end('ok'));
  const { error, response } = await clientFor(t).send({ method: 'GET', url });
  assert.equal(response, undefined);
  assert.deepEqual(error, {
    kind: 'tls',
    phase: 'connect',
    message: 'the certificate does not verify: self-signed (use --ca FILE to trust it)',
  });
});

test('an authority that the user trusts verifies, and the certificate is described', async (t) => {
  const url = await httpsServer(t, pair, (_, answer) => answer.end('ok'));
  const client = clientFor(t, { ca: [pair.cert] });
  const first = await client.send({ method: 'GET', url });
  assert.equal(first.error, undefined);
  assert.equal(first.response?.body, 'ok');
  assert.equal(first.tls?.authorized, true);
  assert.equal(first.tls?.subject, 'CN=partner.example');
  assert.match(String(first.tls?.fingerprint256), /^[\dA-F:]+$/);
  const second = await client.send({ method: 'GET', url });
  assert.equal(second.ms.connect, undefined);
  assert.deepEqual(second.tls, first.tls);
});

test('insecure takes any certificate, and says that it did', async (t) => {
  const url = await httpsServer(t, pair, (_, answer) => answer.end('ok'));
  const { response, tls } = await clientFor(t, { insecure: true }).send({ method: 'POST', url, body: 'x' });
  assert.equal(response?.status, 200);
  assert.equal(tls?.authorized, false);
});

test('a certificate for another name is told apart', async (t) => {
  const url = await httpsServer(t, pair, (_, answer) => answer.end('ok'));
  const { error } = await clientFor(t, { ca: [pair.cert] }).send({ method: 'GET', url: url.replace('127.0.0.1', 'localhost') });
  assert.match(error?.message ?? '', /another host name/);
});

test('a client certificate is shown to hosts of our own only', async (t) => {
  const mine = selfSigned();
  const url = await httpsServer(t, { ...pair, requestCert: true, ca: mine.cert, rejectUnauthorized: false }, (incoming, answer) => {
    answer.end(String((incoming.socket as import('node:tls').TLSSocket).authorized));
  });
  const options = { ca: [pair.cert], cert: mine.cert, key: mine.key };
  assert.equal((await clientFor(t, options).send({ method: 'GET', url })).response?.body, 'true');
  assert.equal((await clientFor(t, { ...options, owns: () => false }).send({ method: 'GET', url })).response?.body, 'false');
});

test('a port that speaks plain HTTP is told', async (t) => {
  const url = await httpServer(t, (_, answer) => answer.end('ok'));
  const { error } = await clientFor(t).send({ method: 'GET', url: url.replace('http:', 'https:') });
  assert.equal(error?.kind, 'tls');
  assert.match(error?.message ?? '', /does not speak TLS/);
});

test('a plain request to a TLS port ends in a sentence', async (t) => {
  const url = await httpsServer(t, pair, (_, answer) => answer.end('ok'));
  const { error } = await clientFor(t).send({ method: 'GET', url: url.replace('https:', 'http:') });
  assert.ok(error?.kind === 'reset' || error?.kind === 'protocol', JSON.stringify(error));
});

test('a handshake that never comes is a missing connection', async (t) => {
  const url = (await rawServer(t, () => {})).replace('http:', 'https:');
  const { error } = await clientFor(t, { timeouts: { connect: 200 } }).send({ method: 'GET', url });
  assert.deepEqual([error?.kind, error?.phase], ['timeout', 'connect']);
  assert.match(error?.message ?? '', /^no connection to 127\.0\.0\.1:\d+ within 200 ms$/);
});

test('a close in the handshake is a reset', async (t) => {
  const url = (await rawServer(t, (socket) => socket.end())).replace('http:', 'https:');
  const { error } = await clientFor(t).send({ method: 'GET', url });
  assert.deepEqual([error?.kind, error?.phase], ['reset', 'connect']);
  assert.match(error?.message ?? '', /before TLS was established/);
});

test('a kept TLS connection that the server closed is replaced', async (t) => {
  let requests = 0;
  const url = await httpsServer(t, pair, (incoming, answer) => {
    requests += 1;
    if (requests === 2) incoming.socket.end();
    else answer.end('ok');
  });
  const client = clientFor(t, { ca: [pair.cert] });
  await client.send({ method: 'GET', url });
  const { response, resent } = await client.send({ method: 'GET', url });
  assert.deepEqual([response?.body, resent, requests], ['ok', true, 3]);
});

test('IPv6 addresses are dialled without their brackets', { skip: !(await canListenOnIpv6()) }, async (t) => {
  const server = net.createServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'));
  await new Promise<void>((ready) => server.listen(0, '::1', ready));
  t.after(() => server.close());
  const { response } = await clientFor(t).send({ method: 'GET', url: `http://[::1]:${(server.address() as net.AddressInfo).port}/` });
  assert.equal(response?.status, 200);
});

function canListenOnIpv6(): Promise<boolean> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(0, '::1', () => server.close(() => resolve(true)));
  });
}
