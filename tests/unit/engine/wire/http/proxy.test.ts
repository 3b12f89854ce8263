import assert from 'node:assert/strict';
import test from 'node:test';
import nock from 'nock';
import { proxyFor } from '../../../../../engine/wire/http/proxy.ts';
import { clientFor, httpServer, httpsServer, proxyServer, rawServer, selfSigned } from './test-servers.ts';

// Behind a proxy on loopback, nobody looks this name up.
nock.enableNetConnect(/^(127\.0\.0\.1|localhost|partner\.example)(:\d+)?$/);

const chosen = (url: string, env: Record<string, string>) => proxyFor(new URL(url), env);

test('the scheme chooses the proxy, lower case wins, ALL_PROXY stands in', () => {
  const env = { HTTP_PROXY: 'http://a:1', HTTPS_PROXY: 'http://b:2', https_proxy: 'http://c:3' };
  assert.equal(chosen('http://partner.example/', env), 'http://a:1');
  assert.equal(chosen('https://partner.example/', env), 'http://c:3');
  assert.equal(chosen('https://partner.example/', { ALL_PROXY: 'd:4' }), 'd:4');
  assert.equal(chosen('https://partner.example/', { HTTPS_PROXY: '' }), undefined);
  assert.equal(chosen('https://partner.example/', {}), undefined);
});

test('loopback is never proxied', () => {
  for (const host of ['localhost', 'app.localhost', '127.0.0.1', '127.9.9.9', '[::1]', 'LOCALHOST', 'localhost.']) {
    assert.equal(chosen(`http://${host}:8080/`, { HTTP_PROXY: 'http://a:1' }), undefined, host);
  }
});

test('NO_PROXY', () => {
  const cases: [exceptions: string, url: string, direct: boolean][] = [
    ['partner.example', 'https://partner.example/', true],
    ['partner.example', 'https://api.partner.example/', true],
    ['partner.example', 'https://notpartner.example/', false],
    ['.partner.example', 'https://api.partner.example/', true],
    ['.partner.example', 'https://partner.example/', true],
    ['*.partner.example', 'https://api.partner.example/', true],
    ['*', 'https://partner.example/', true],
    ['a.example, partner.example', 'https://partner.example/', true],
    ['a.example partner.example', 'https://partner.example/', true],
    ['PARTNER.example', 'https://partner.EXAMPLE./', true],
    ['partner.example:443', 'https://partner.example/', true],
    ['partner.example:8443', 'https://partner.example/', false],
    ['partner.example:8443', 'https://partner.example:8443/', true],
    ['10.0.0.0/8', 'https://10.1.2.3/', true],
    ['10.0.0.0/8', 'https://11.1.2.3/', false],
    ['10.0.0.0/99', 'https://10.1.2.3/', false],
    ['10.1.2.3', 'https://10.1.2.3/', true],
    ['2.3', 'https://10.1.2.3/', false],
    ['fd00::/8', 'https://[fd00::1]/', true],
    ['fd00::1', 'https://[fd00::1]/', true],
    ['[fd00::1]:443', 'https://[fd00::1]/', true],
    [',,', 'https://partner.example/', false],
    ['.', 'https://partner.example/', false],
  ];
  for (const [exceptions, url, direct] of cases) {
    assert.equal(
      chosen(url, { HTTPS_PROXY: 'http://a:1', NO_PROXY: exceptions }),
      direct ? undefined : 'http://a:1',
      `${exceptions} ${url}`,
    );
  }
});

const portOf = (url: string) => Number(new URL(url).port);
const withUser = (url: string) => url.replace('//', '//jane:p%40ss%25@');
const JANE = `Basic ${Buffer.from('jane:p@ss%').toString('base64')}`;
const headers: [string, string][] = [['Authorization', 'Bearer hidden']];

test('http goes in absolute form, with the credentials of the proxy', async (t) => {
  const url = await httpServer(t, (incoming, answer) => answer.end(`${incoming.url} ${incoming.headers.host}`));
  const proxy = await proxyServer(t, portOf(url));
  const client = clientFor(t, { env: { http_proxy: withUser(proxy.url) } });
  const exchange = await client.send({ method: 'GET', url: 'http://partner.example/a?b' });
  assert.equal(exchange.response?.body, '/a?b partner.example');
  assert.equal(proxy.seen[0]?.line, 'GET http://partner.example/a?b');
  assert.ok(proxy.seen[0]?.headers.includes(JANE));
  assert.doesNotMatch(JSON.stringify(exchange), /proxy-auth|p@ss|p%40/i);
});

test('https goes through a tunnel that shows the proxy the address alone', async (t) => {
  const pair = selfSigned();
  const url = await httpsServer(t, pair, (incoming, answer) => answer.end(incoming.headers.authorization));
  const proxy = await proxyServer(t, portOf(url));
  const client = clientFor(t, { ca: [pair.cert], env: { HTTPS_PROXY: withUser(proxy.url) }, headers: [['X-Key', 'hidden']] });
  for (const method of ['GET', 'GET', 'POST']) {
    const { response, tls } = await client.send({ method, url: 'https://partner.example/a', headers });
    assert.equal(response?.body, 'Bearer hidden');
    assert.equal(tls?.authorized, true);
  }
  assert.equal(proxy.seen.length, 1);
  assert.deepEqual(proxy.seen[0], {
    line: 'CONNECT partner.example:443',
    headers: ['Host', 'partner.example:443', 'Proxy-Authorization', JANE, 'Connection', proxy.seen[0]?.headers.at(-1) ?? ''],
  });
});

test('a certificate is verified behind a proxy too', async (t) => {
  const url = await httpsServer(t, selfSigned(), (_, answer) => answer.end('ok'));
  const proxy = await proxyServer(t, portOf(url));
  const { error } = await clientFor(t, { env: { https_proxy: proxy.url } }).send({ method: 'GET', url: 'https://partner.example/' });
  assert.equal(error?.kind, 'tls');
});

test('a refusal, a silence, an absence and nonsense of a proxy are told as such', async (t) => {
  const cases: [string, string, RegExp][] = [
    [(await proxyServer(t, 1, 403)).url, 'https://partner.example/', /refused a tunnel to partner\.example:443 \(status 403\)/],
    [(await proxyServer(t, 1, 407)).url, 'http://partner.example/', /asks for credentials \(status 407\)/],
    [(await proxyServer(t, 1, 0)).url, 'https://partner.example/', /opened no tunnel to partner\.example:443 within 300 ms/],
    ['http://127.0.0.1:1', 'https://partner.example/', /nothing listens on 127\.0\.0\.1:1$/],
    ['http://127.0.0.1:1', 'http://partner.example/', /nothing listens on 127\.0\.0\.1:1$/],
    [await rawServer(t, (socket) => socket.end('nonsense')), 'https://partner.example/', /not valid HTTP/],
    ['socks5://jane:secret@127.0.0.1:1', 'https://partner.example/', /not an http or https URL/],
    ['http://jane:secret@[', 'https://partner.example/', /not an http or https URL/],
  ];
  for (const [proxy, url, says] of cases) {
    const client = clientFor(t, { env: { http_proxy: proxy, https_proxy: proxy }, timeouts: { connect: 300 } });
    const { error, response } = await client.send({ method: 'GET', url });
    assert.equal(error?.kind, 'proxy', `${proxy} ${JSON.stringify(error)}`);
    assert.match(error?.message ?? '', says);
    assert.equal(response, undefined);
  }
});

test('a proxy that speaks TLS', async (t) => {
  const pair = selfSigned();
  const url = await httpsServer(t, pair, (incoming, answer) => answer.end(`${incoming.url}`));
  const client = clientFor(t, { ca: [pair.cert], env: { http_proxy: url } });
  const { response } = await client.send({ method: 'GET', url: 'http://partner.example/a' });
  assert.equal(response?.body, 'http://partner.example/a');
});

test('an abort does not wait for a tunnel, and closing takes it down', async (t) => {
  const proxy = await proxyServer(t, 1, 0);
  const client = clientFor(t, { env: { https_proxy: proxy.url } });
  const stop = new AbortController();
  setImmediate(() => stop.abort());
  const aborted = await client.send({ method: 'GET', url: 'https://partner.example/', signal: stop.signal });
  assert.equal(aborted.error?.kind, 'aborted');
  const waiting = client.send({ method: 'GET', url: 'https://partner.example/' });
  setImmediate(() => client.close());
  assert.equal((await waiting).error?.kind, 'aborted');
});
