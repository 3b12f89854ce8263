import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isManifestSecret, manifestSecrets } from '../../../../engine/documents/manifest.ts';

it('the secrets of a manifest are its password and its salt', () => {
  const api = { password: 'a', sso_salt: 'b', config_vars: ['C'] };
  assert.deepEqual(manifestSecrets(api), [
    { name: 'password', value: 'a' },
    { name: 'sso_salt', value: 'b' },
  ]);
});

it('one that is missing, or stands in no object, is an empty text; one of another type is its text', () => {
  const values = (api: unknown) => manifestSecrets(api).map(({ value }) => value);
  assert.deepEqual(values({ password: 12 }), ['12', '']);
  for (const api of [undefined, null, 'password', ['a']]) assert.deepEqual(values(api), ['', '']);
});

it('a pointer leads to a secret or does not', () => {
  assert.ok(isManifestSecret('/api/password') && isManifestSecret('/api/sso_salt'));
  assert.ok(!isManifestSecret('/password') && !isManifestSecret('/api/password/x') && !isManifestSecret('/api/config_vars'));
});
