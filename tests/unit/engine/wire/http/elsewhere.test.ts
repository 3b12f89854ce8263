import assert from 'node:assert/strict';
import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
import test, { afterEach } from 'node:test';
import nock from 'nock';
import { clientFor } from './test-servers.ts';

/** Hosts that no test may call: nock answers for them. */
const production = 'https://api.partner.com';

nock.disableNetConnect();
afterEach(() => nock.cleanAll());

// nock takes headers as an object; ours go out as a list, to keep their order and their case.
for (const module of [http, https]) {
  const request = module.request as (options: RequestOptions) => http.ClientRequest;
  module.request = ((options: RequestOptions) => request({ ...options, headers: objectOf(options.headers) })) as typeof module.request;
}

function objectOf(list: unknown): Record<string, string> {
  const names = list as string[];
  return Object.fromEntries(names.flatMap((name, at) => (at % 2 === 0 ? [[name, names[at + 1] ?? '']] : [])));
}

const coded = (code: string, more = {}) => Object.assign(new Error('told in words of Node'), { code, ...more });

test('a host that no test plays is not called', async (t) => {
  const { error, response } = await clientFor(t).send({ method: 'GET', url: `${production}/resources` });
  assert.equal(response, undefined);
  assert.equal(error?.kind, 'network');
});

test('a production name gets the request as it was given, and no header of ours that is meant for other hosts', async (t) => {
  let seen: Record<string, string | string[] | undefined> = {};
  const host = nock(production)
    .put('/resources/1?a=b', '{"plan":"x"}')
    .reply(function () {
      seen = this.req.headers;
      return [200, '{"message":"done"}', { 'Content-Type': 'application/json' }];
    });
  const client = clientFor(t, { headers: [['X-Key', 'k']], owns: ({ hostname }) => hostname === 'api.partner.com' });
  const { request, response } = await client.send({
    method: 'PUT',
    url: `${production}/resources/1?a=b`,
    headers: [['Content-Type', 'application/json']],
    body: '{"plan":"x"}',
  });
  assert.deepEqual([request.url, response?.status, response?.body], [`${production}/resources/1?a=b`, 200, '{"message":"done"}']);
  assert.equal(String(seen['x-key']), 'k');
  host.done();
  nock('https://cdn.other.com')
    .get('/')
    .reply(function () {
      return [200, String(this.req.headers['x-key'] ?? 'none')];
    });
  assert.equal((await client.send({ method: 'GET', url: 'https://cdn.other.com/' })).response?.body, 'none');
});

for (const [code, kind, message] of [
  ['ENOTFOUND', 'dns', 'the name api.partner.com does not resolve'],
  ['EAI_AGAIN', 'dns', 'the name api.partner.com cannot be resolved at the moment (EAI_AGAIN)'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls', 'the certificate does not verify: it is for another host name'],
  ['CERT_HAS_EXPIRED', 'tls', 'the certificate does not verify: it has expired'],
] as const)
  test(`a host fails with ${code}`, async (t) => {
    nock(production).get('/').replyWithError(coded(code));
    const { error, response } = await clientFor(t).send({ method: 'GET', url: `${production}/` });
    assert.deepEqual([error?.kind, error?.message, response], [kind, message, undefined]);
  });

for (const [status, body, kind] of [
  [200, 'from the partner', undefined],
  [407, '', 'proxy'],
] as const)
  test(`a corporate proxy answers ${status}`, async (t) => {
    const proxy = nock('http://proxy.company.com:3128', { reqheaders: { host: 'www.partner.com' } })
      .get(/.*/)
      .reply(status, body);
    const client = clientFor(t, { env: { http_proxy: 'http://proxy.company.com:3128' } });
    const { error, response } = await client.send({ method: 'GET', url: 'http://www.partner.com/a' });
    assert.equal(error?.kind, kind);
    if (!kind) assert.equal(response?.body, body);
    proxy.done();
  });
