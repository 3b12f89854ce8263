import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import test from 'node:test';
import type { WireClient } from '../../../../../engine/wire/http/client.ts';
import { visit } from '../../../../../engine/wire/visit/visit.ts';
import { clientFor, httpServer } from '../http/test-servers.ts';

const post = (url: string) => ({
  method: 'POST',
  url,
  headers: [
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Authorization', 'Basic c2VjcmV0'],
  ] as [string, string][],
  body: 'id=1',
});

/** A partner with a cookie, two hops and a panel. */
const partner: RequestListener = ({ url, method, headers }, answer) => {
  if (headers.authorization) return answer.writeHead(500).end('credentials');
  if (url === '/sso') return answer.writeHead(302, { Location: '/enter', 'Set-Cookie': 'ticket=1; Path=/enter' }).end();
  if (url === '/enter')
    return answer
      .writeHead(303, {
        Location: 'panel/1',
        'Set-Cookie': ['ticket=; Max-Age=0; Path=/enter', '__Host-sid=x; Secure; Path=/', 'b=1; Domain=com'],
      })
      .end();
  if (url === '/panel/1' && headers.cookie === '__Host-sid=x' && method === 'GET') return answer.end('panel');
  answer.writeHead(401).end('no session');
};

test('two hops with cookies reach the panel, without credentials', async (t) => {
  const url = await httpServer(t, partner);
  const seen = await visit(clientFor(t), post(`${url}/sso`));
  assert.deepEqual(
    seen.hops.map(({ request, response }) => [request.method, new URL(request.url).pathname, response?.status]),
    [
      ['POST', '/sso', 302],
      ['GET', '/enter', 303],
      ['GET', '/panel/1', 200],
    ],
  );
  assert.equal(seen.end.body, 'panel');
  assert.equal(seen.end.url, `${url}/panel/1`);
  assert.deepEqual(
    seen.jar.map(({ key }) => key),
    ['__Host-sid'],
  );
  assert.equal(seen.stopped, undefined);
  const again = await visit(clientFor(t), { method: 'GET', url: seen.end.url }, { jar: seen.jar });
  assert.equal(again.end.body, 'panel');
  const stranger = await visit(clientFor(t), { method: 'GET', url: seen.end.url });
  assert.equal(stranger.end.status, 401);
});

test('a cookie of https does not follow a redirect to http, unless the user named the host', async () => {
  const sent: string[] = [];
  const send: WireClient['send'] = async (request) => {
    sent.push(`${request.url} ${request.headers?.find(([name]) => name === 'Cookie')?.[1] ?? ''}`);
    const isSignOn = request.method === 'POST';
    const headers: [string, string][] = isSignOn
      ? [
          ['Location', 'http://p.example/panel'],
          ['Set-Cookie', 'sid=x; Path=/'],
        ]
      : [];
    const response = { status: isSignOn ? 302 : 200, statusText: '', httpVersion: '1.1', headers, body: '', bytes: 0 };
    return { request: { method: request.method, url: request.url, headers: [] }, response, started: 0, ms: { total: 1 } };
  };
  const client = { send } as WireClient;
  const kept = await visit(client, post('https://p.example/sso'));
  assert.deepEqual(kept.stopped, { reason: 'cookie-unencrypted', location: 'http://p.example/panel' });
  assert.deepEqual(sent, ['https://p.example/sso ']);
  await visit(client, post('https://p.example/sso'), { allowedHosts: ['p.example'] });
  assert.equal(sent.at(-1), 'http://p.example/panel sid=x');
});

test('307 posts the same form to another port only where the user named it', async (t) => {
  const bodies: string[] = [];
  const panel = await httpServer(t, (incoming, answer) => {
    incoming.on('data', (data) => bodies.push(`${incoming.method} ${data}`)).on('end', () => answer.end('ok'));
  });
  const url = await httpServer(t, (_, answer) => answer.writeHead(307, { Location: panel }).end());
  const kept = await visit(clientFor(t), post(url));
  assert.deepEqual(kept.stopped, { reason: 'form-elsewhere', location: panel });
  assert.deepEqual(bodies, []);
  const { end } = await visit(clientFor(t), post(url), { allowedHosts: [new URL(panel).host] });
  assert.equal(end.body, 'ok');
  assert.equal(end.method, 'POST');
  assert.deepEqual(bodies, ['POST id=1']);
});

test('a redirect to itself that sets a cookie is no circle; one that does not is', async (t) => {
  const url = await httpServer(t, ({ url: path, headers }, answer) => {
    if (path === '/circle') return answer.writeHead(302, { Location: '/circle' }).end();
    if (headers.cookie) return answer.end('in');
    answer.writeHead(302, { Location: path, 'Set-Cookie': 'a=1' }).end();
  });
  assert.equal((await visit(clientFor(t), { method: 'GET', url })).end.body, 'in');
  const circle = await visit(clientFor(t), { method: 'GET', url: `${url}/circle` });
  assert.equal(circle.stopped?.reason, 'loop');
  assert.equal(circle.hops.length, 1);
});

test('endless redirects end after ten', async (t) => {
  let count = 0;
  const url = await httpServer(t, (_, answer) => answer.writeHead(302, { Location: `/${++count}` }).end());
  const { stopped, hops } = await visit(clientFor(t), { method: 'GET', url });
  assert.equal(stopped?.reason, 'too-many-redirects');
  assert.equal(hops.length, 11);
});

test('a foreign host is not called, unless allowed', async (t) => {
  const url = await httpServer(t, (_, answer) => answer.writeHead(302, { Location: 'http://panel.invalid/' }).end());
  const refused = await visit(clientFor(t), { method: 'GET', url });
  assert.deepEqual(refused.stopped, { reason: 'foreign-host', location: 'http://panel.invalid/' });
  assert.equal(refused.end.status, 302);
  const allowed = await visit(clientFor(t), { method: 'GET', url }, { allowedHosts: ['panel.invalid'] });
  assert.equal(allowed.stopped?.reason, 'failed');
  assert.equal(allowed.hops.length, 2);
});

test('an answer that does not come is told', async (t) => {
  const url = await httpServer(t, (incoming) => incoming.socket.destroy());
  const { end, stopped } = await visit(clientFor(t), post(url));
  assert.equal(stopped?.reason, 'failed');
  assert.match(end.error ?? '', /closed/);
  assert.equal(end.status, undefined);
});

test('of 400 cookies in one answer, the first are kept', async (t) => {
  const cookies = Array.from({ length: 400 }, (_, index) => `c${index}=${'v'.repeat(40)}${index}`);
  const url = await httpServer(t, (_, answer) => answer.writeHead(200, { 'Set-Cookie': cookies }).end());
  const { jar } = await visit(clientFor(t), { method: 'GET', url });
  assert.equal(jar.length, 40);
  assert.equal(jar[0]?.key, 'c0');
});
