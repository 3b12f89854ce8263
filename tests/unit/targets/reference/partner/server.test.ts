import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { afterEach, test } from 'node:test';
import {
  addressOf,
  ask,
  authorization,
  form,
  install,
  open,
  post,
  provisioning,
  raw,
  remove,
  visit,
} from '../../../../../targets/reference/partner/customer.ts';
import { type Partner, type PartnerChoices, partnerManifest, startPartner } from '../../../../../targets/reference/partner/index.ts';

let partner: Partner | undefined;
afterEach(() => partner?.close());

async function start(choices: Partial<PartnerChoices> = {}) {
  partner = await startPartner({ manifest: partnerManifest(), decisions: { callsBack: 'never' }, ...choices });
  return partner;
}

async function installed({ manifest }: Partner, changes = {}): Promise<string> {
  return JSON.parse((await install(manifest, changes)).text).id;
}

test('an install is answered with an id, the config variables and a message', async () => {
  const { manifest, resources } = await start();
  const answer = await install(manifest);
  const body = JSON.parse(answer.text);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'application/json');
  assert.match(body.id, /^res_[0-9a-f]{16}$/);
  assert.deepEqual(Object.keys(body.config), ['ACME_DB_URL', 'ACME_DB_TOKEN']);
  assert.equal(typeof body.message, 'string');
  assert.equal(resources().length, 1);
});

test('a delete removes the named resource and no other', async () => {
  const started = await start();
  const [one, two] = [await installed(started), await installed(started)];
  assert.equal((await remove(started.manifest, one)).status, 200);
  assert.equal((await remove(started.manifest, one)).status, 404);
  assert.deepEqual(
    started.resources().map(({ id }) => id),
    [two],
  );
});

test('a plan change is taken', async () => {
  const started = await start();
  const headers = { authorization: authorization(started.manifest.id, started.manifest.api.password) };
  const address = addressOf(started.manifest, await installed(started));
  assert.equal((await ask(address, { method: 'PUT', headers, body: '{"plan":"large"}' })).status, 200);
  assert.equal(started.resources()[0]?.plan, 'large');
  assert.equal((await ask(address, { method: 'PUT', body: '{"plan":"small"}' })).status, 401);
});

test('calls without the right credentials are answered 401 and change nothing', async () => {
  const started = await start();
  const { id, api } = started.manifest;
  const resource = await installed(started);
  const { password, sso_salt } = api;
  const pairs: [string, string][] = [
    [id, 'wrong'],
    ['wrong', password],
    [id, ''],
    ['', ''],
    [password, id],
    [id, password.toUpperCase()],
    [id, password.slice(0, -1)],
    [id, `${password}x`],
    [id, ` ${password} `],
    [id.toUpperCase(), password],
    [id, sso_salt],
  ];
  const malformed = ['', 'Basic', `Bearer ${password}`, `Basic ${Buffer.from(id).toString('base64')}`, 'Basic %%%'];
  for (const header of [...pairs.map((pair) => authorization(...pair)), ...malformed]) {
    assert.equal((await install(started.manifest, {}, header)).status, 401, header);
    assert.equal((await remove(started.manifest, resource, header)).status, 401, header);
    assert.equal((await ask(api.test.base_url, { method: 'POST', headers: { authorization: header }, body: '{' })).status, 401, header);
    assert.equal((await remove(started.manifest, 'unknown', header)).status, 401, header);
  }
  assert.equal(started.resources().length, 1);
  assert.match((await remove(started.manifest, resource, '')).headers.get('www-authenticate') ?? '', /^Basic /);
});

for (const password of ['with:a:colon', 'with spaces ', 'grüße-日本', '100%25+sure'])
  test(`the password ${password} is accepted`, async () => {
    const { manifest } = await start({ manifest: partnerManifest({ password }) });
    assert.equal((await install(manifest)).status, 200);
  });

test('bad bodies, bad paths and broken requests are answered 4xx', async () => {
  const { manifest, origin } = await start();
  const headers = { authorization: authorization(manifest.id, manifest.api.password) };
  for (const body of ['', '{', '[]', '{}', 'null', '"text"', Buffer.from([0x22, 0xff, 0x22])])
    assert.equal((await ask(manifest.api.test.base_url, { method: 'POST', headers, body })).status, 400);
  assert.equal((await ask(`${manifest.api.test.base_url}/%ff`, { method: 'DELETE', headers })).status, 400);
  assert.equal((await ask(manifest.api.test.base_url, { method: 'POST', headers, body: 'x'.repeat(2_000_000) })).status, 413);
  assert.equal((await ask(`${origin}/elsewhere`)).status, 404);
  assert.match(await raw(origin, 'nonsense\r\n\r\n'), /^HTTP\/1.1 400 /);
  assert.equal((await install(manifest)).status, 200);
});

test('the platform is called back after the answer, with credentials and the config only', async () => {
  const seen: string[] = [];
  const platform = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push(`${request.method} ${request.headers.authorization} ${body}`);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => platform.once('listening', resolve));
  const { port } = platform.address() as { port: number };
  const { manifest } = await start({ decisions: {} });
  const answer = await install(manifest, { callback_url: `http://127.0.0.1:${port}/` });
  assert.deepEqual(seen, []);
  while (seen.length < 2) await new Promise(setImmediate);
  platform.close();
  const header = authorization(manifest.id, manifest.api.password);
  assert.deepEqual(seen, [`GET ${header} `, `PUT ${header} ${JSON.stringify({ config: JSON.parse(answer.text).config })}`]);
});

test('a signed form opens the panel of its resource', async () => {
  const started = await start();
  const resource = await installed(started, { plan: '<large>' });
  const { answer, address, cookies, page } = await open(
    started.manifest,
    form(started.manifest, resource, { email: 'J+D@example.com', user_id: 'ü & %:' }),
  );
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get('location'), `/panel/${resource}`);
  assert.match(answer.headers.get('set-cookie') ?? '', /^partner_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.equal(page?.status, 200);
  for (const part of [resource, '&#60;large&#62;', 'J+D@example.com', 'ü &#38; %:']) assert.ok(page?.text.includes(part), part);
  assert.equal((await visit(address ?? '', cookies)).status, 200);
  assert.equal((await ask(address ?? '')).status, 403);
  assert.equal((await visit(`${started.origin}/panel/${await installed(started)}`, cookies)).status, 403);
});

test('a form that is not signed, stale, or for no resource is refused', async () => {
  const started = await start();
  const { manifest } = started;
  const [one, two] = [await installed(started), await installed(started)];
  const valid = form(manifest, one);
  const { signature: _, ...unsigned } = valid;
  const refused = [
    unsigned,
    { ...valid, signature: '' },
    { ...valid, signature: valid.signature?.toUpperCase() ?? '' },
    { ...valid, id: two },
    { ...valid, email: 'joe@example.com' },
    { ...valid, user_id: 'user_2' },
    { ...valid, 'nav-data': 'x' },
    { ...valid, timestamp: String(Date.now() + 1) },
    form(manifest, one, { timestamp: String(Date.now() - 20 * 60_000) }),
    form(manifest, one, { timestamp: 'soon' }),
    form(manifest, 'res_unknown'),
  ];
  for (const fields of refused) {
    const { status, headers } = await post(manifest, fields);
    assert.deepEqual([status, headers.get('set-cookie')], [403, null], JSON.stringify(fields));
  }
  assert.equal((await post(manifest, form(manifest, one, { timestamp: String(Date.now() - 120_000) }))).status, 303);
  assert.equal((await ask(manifest.api.test.sso_url)).status, 405);
});

test('a delete ends access', async () => {
  const started = await start();
  const resource = await installed(started);
  const { address, cookies } = await open(started.manifest, form(started.manifest, resource));
  await remove(started.manifest, resource);
  assert.equal((await post(started.manifest, form(started.manifest, resource))).status, 403);
  assert.equal((await visit(address ?? '', cookies)).status, 403);
});

test('a body may be sent in pieces', async () => {
  const { manifest, origin } = await start();
  const body = JSON.stringify(provisioning({ owner_name: 'Ünï' }));
  const pieces = [...Buffer.from(body)].map((byte) => `1\r\n${String.fromCharCode(byte)}\r\n`).join('');
  const head = `POST /marketplace/resources HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization(manifest.id, manifest.api.password)}\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`;
  assert.match(await raw(origin, `${head}${pieces}0\r\n\r\n`), /^HTTP\/1.1 200 /);
});
