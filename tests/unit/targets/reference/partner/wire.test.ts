import assert from 'node:assert/strict';
import { test } from 'node:test';
import { form, install, open, raw } from '../../../../../targets/reference/partner/customer.ts';
import { type Decisions, partnerManifest, startPartner } from '../../../../../targets/reference/partner/index.ts';

const cases: [string, Partial<Decisions>, RegExp, RegExp?][] = [
  ['by default, with its length', {}, /\r\nContent-Length: \d+\r\n/, /Transfer-Encoding/i],
  ['in chunks', { framing: 'chunked' }, /\r\nTransfer-Encoding: chunked\r\n.*\r\n0\r\n\r\n$/s, /Content-Length/i],
  ['until the connection ends', { framing: 'close' }, /\r\nConnection: close\r\n/, /Content-Length|Transfer-Encoding/i],
  ['header names in lower case', { headerName: (name) => name }, /\r\nwww-authenticate: Basic.*\r\ncontent-length: /s, /Content-|WWW-/],
  [
    'header names in upper case',
    { headerName: (name) => name.toUpperCase() },
    /\r\nWWW-AUTHENTICATE: Basic.*\r\nCONTENT-LENGTH: /s,
    /Content-/,
  ],
  ['compressed', { compresses: true }, /\r\nContent-Encoding: gzip\r\n/],
  ['with more headers', { extraHeaders: () => ({ via: ['1.1 a', '1.1 b'] }) }, /\r\nVia: 1.1 a\r\nVia: 1.1 b\r\n/],
];

for (const [name, decisions, expected, unexpected] of cases)
  test(`an answer is sent ${name}`, async () => {
    const partner = await startPartner({ manifest: partnerManifest(), decisions });
    const answer = await raw(
      partner.origin,
      'POST /marketplace/resources HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
    );
    await partner.close();
    assert.match(answer, /^HTTP\/1.1 401 /);
    assert.match(answer, expected);
    if (unexpected) assert.doesNotMatch(answer, unexpected);
  });

test('a panel may live on another port', async () => {
  const decisions: Partial<Decisions> = {
    callsBack: 'never',
    isPanelElsewhere: true,
    location: ({ id }, { panelOrigin, decide }) => panelOrigin + decide.panelPath(id),
  };
  const partner = await startPartner({ manifest: partnerManifest(), decisions });
  const { id } = JSON.parse((await install(partner.manifest)).text);
  const { address, page } = await open(partner.manifest, form(partner.manifest, id));
  await partner.close();
  assert.equal(page?.status, 200);
  assert.notEqual(new URL(address ?? '').origin, partner.origin);
});

test('a callback that leads nowhere harms nobody', async () => {
  const partner = await startPartner({ manifest: partnerManifest(), decisions: { callsBack: 'during' } });
  for (const callback_url of ['http://127.0.0.1:1/', 'ftp://127.0.0.1/', 'nonsense', undefined])
    assert.equal((await install(partner.manifest, { callback_url })).status, 200);
  await partner.close();
});

test('closing does not wait for slow answers', async () => {
  const partner = await startPartner({ manifest: partnerManifest(), decisions: { delay: 60_000 } });
  const answer = install(partner.manifest).catch(() => undefined);
  while (partner.resources().length === 0) await new Promise(setImmediate);
  await partner.close();
  assert.equal(await answer, undefined, 'it was cut off');
});
