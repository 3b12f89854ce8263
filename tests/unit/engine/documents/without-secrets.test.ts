import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseManifest } from '../../../../engine/documents/manifest.ts';
import { withoutSecrets } from '../../../../engine/documents/without-secrets.ts';

const read = (text: string, env: Record<string, string> = {}) => parseManifest('manifest.json', new TextEncoder().encode(text), env);
const shown = (text: string, env?: Record<string, string>) => withoutSecrets(read(text, env)).manifest?.text;

describe('a manifest without secrets', () => {
  it('masks what the contract does not make public, no longer than it takes to be long enough', () => {
    const long = 's'.repeat(60);
    assert.equal(
      shown(`{"id": "acme", "api": {"password": "short", "sso_salt": "${long}", "token": "t0ken"}, "pin": 1234, "beta": true}`),
      `{"id": "acme", "api": {"password": "****.", "sso_salt": "${'*'.repeat(35)}", "token": "****."}, "pin": 0, "beta": true}`,
    );
  });

  it('keeps what is odd about the file: order, places, doubled names, the byte order mark', () => {
    const text = '\uFEFF{\n  "name": "A",\n  "api": {"password": "one", "password": "three"}}';
    assert.equal(shown(text), text.replace('"one"', '"****."').replace('"three"', '"****."'));
  });

  it('fills variables in, so that it can be read without them', () => {
    const text = shown(`{"id": "acme", "name": "costs $\${MUCH}", "api": {"password": "\${PASSWORD}"}}`, { PASSWORD: 'secret' });
    assert.equal(text, `{"id": "acme", "name": "costs $\${MUCH}", "api": {"password": "*****."}}`);
    assert.deepEqual(read(text).object, { id: 'acme', name: `costs \${MUCH}`, api: { password: '*****.' } });
  });

  it('hides who signs in to an address', () => {
    const url = shown('{"api": {"test": {"base_url": "https://jane:pw@acme.example/r", "sso_url": "https://acme.example/s"}}}');
    assert.equal(url, '{"api": {"test": {"base_url": "https://***@acme.example/r", "sso_url": "https://acme.example/s"}}}');
  });

  it('is none where the file is no JSON', () => assert.deepEqual(withoutSecrets(read('{"password": "x"')), {}));
});

describe('each text of a manifest', () => {
  for (const [what, text, wanted] of [
    ['is masked in lists as well', '{"tags": ["a", ["bc"]], "x": [7]}', '{"tags": ["*", ["*."]], "x": [0]}'],
    ['is shown in public lists', '{"api": {"config_vars": ["ACME_URL"]}}', '{"api": {"config_vars": ["ACME_URL"]}}'],
    ['is public in its place alone', '{"x": {"id": "abc"}}', '{"x": {"id": "**."}}'],
    ['is masked also where a later key hides it', '{"a": {"b": "x"}, "a": 1}', '{"a": {"b": "*"}, "a": 0}'],
    ['stays as it is written', '{"id": "\\u0061"}', '{"id": "\\u0061"}'],
  ] as const)
    it(what, () => assert.deepEqual(withoutSecrets(read(text)), { manifest: { text: wanted } }));

  it('stands beside the id that was pushed before', () => {
    const document = parseManifest('manifest.json', Buffer.from('{"id": "new"}'), {}, 'old');
    assert.deepEqual(withoutSecrets(document), { manifest: { text: '{"id": "new"}', previousId: 'old' } });
  });
});
