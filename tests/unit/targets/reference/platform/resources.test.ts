import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, bearer, call, type Reply, userKeys } from '../../../../../targets/reference/platform/caller.ts';
import { type Platform, startPlatform } from '../../../../../targets/reference/platform/index.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());

const get = (path: string) => call(platform.baseUrl + path, userKeys(platform));
const parsed = ({ text }: Reply) => JSON.parse(text);

test('every path is served at both addresses, and to nobody without credentials', async () => {
  const { organisation_id, invoice_number } = platform.configuration();
  const paths = [
    '/v2/self',
    '/v2/self/tokens/current',
    '/v2/self/addons',
    '/v2/summary',
    '/v2/products/addonproviders',
    '/v4/products/zones',
    `/v2/organisations/${organisation_id}`,
    `/v2/organisations/${organisation_id}/applications`,
    `/v2/organisations/${organisation_id}/addons`,
    `/v4/billing/organisations/${organisation_id}/${invoice_number}.pdf`,
    `/v4/billing/organisations/${organisation_id}/invoices/${invoice_number}.pdf`,
  ];
  for (const path of paths) {
    assert.equal((await get(path)).status, 200, path);
    assert.equal((await bearer(platform.bridgeUrl + path, platform.credentials.apiToken.value)).status, 200, path);
    for (const address of [platform.baseUrl, platform.bridgeUrl]) assert.equal((await ask(address + path)).status, 401, path);
  }
  assert.equal((await get('/v2/nothing')).status, 404);
  assert.equal((await ask(`${platform.baseUrl}/v2/self`, { method: 'DELETE' })).status, 405);
});

test('records have the fields that clients read', async () => {
  const { organisation_id, also, user } = platform.configuration();
  assert.equal(parsed(await get('/v2/self')).email, user.email);
  assert.deepEqual(
    parsed(await get('/v2/summary')).organisations.map(({ id }: { id: string }) => id),
    [organisation_id, also.empty_organisation_id],
  );
  assert.deepEqual(
    parsed(await get('/v4/products/zones')).map(({ name }: { name: string }) => name),
    ['par', 'mtl'],
  );
  const applications = parsed(await get(`/v2/organisations/${organisation_id}/applications`));
  assert.ok(
    applications.every((entry: { id: string; instance: { variant: object } }) => entry.id.startsWith('app_') && entry.instance.variant),
  );
  assert.deepEqual(parsed(await get(`/v2/organisations/${also.empty_organisation_id}/applications`)), []);
  assert.equal((await get('/v2/organisations/orga_unknown/applications')).status, 404);
});

test('an application and a type of application have the flavours that clients in use read', async () => {
  const { organisation_id } = platform.configuration();
  const [{ instance }] = parsed(await get(`/v2/organisations/${organisation_id}/applications`));
  for (const { flavors } of [instance, ...parsed(await get('/v2/products/instances'))])
    assert.ok(flavors.length > 0 && flavors.every(({ name, mem }: { name: string; mem: number }) => name && mem > 0));
});

test('an invoice is a whole document, whose table leads to its objects', async () => {
  const { organisation_id, invoice_number } = platform.configuration();
  const { bytes, headers } = await get(`/v4/billing/organisations/${organisation_id}/${invoice_number}.pdf`);
  assert.equal(headers['content-type'], 'application/pdf');
  const text = bytes.toString('latin1');
  assert.match(text, /^%PDF-1\.4\n.*%%EOF\n$/s);
  const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
  assert.equal(text.slice(start, start + 4), 'xref');
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  assert.deepEqual(
    offsets.map((offset) => /^(\d+) 0 obj/.exec(text.slice(offset))?.[1]),
    ['1', '2', '3', '4', '5'],
  );
  const [, length, content = ''] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(text) ?? [];
  assert.equal(content.length, Number(length));
  assert.equal((await get(`/v4/billing/organisations/${organisation_id}/F-0.pdf`)).status, 404);
});
