import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { secretVariables } from '../../../../../suites/shared/application/secrets.ts';

describe('the secrets among variables', () => {
  it('are told by name, by shape, or by the credentials in an address', () => {
    const env = {
      NPM_TOKEN: 'abc',
      MYSQL_ADDON_PASSWORD: 'x y z',
      CC_NPM_BASIC_AUTH: 'jane:pa:ss',
      DATABASE_URL: 'postgres://jane:pass@db.example/shop',
      STRIPE: 'sklive51Hx9aBcDeFgHiJkLm',
    };
    assert.deepEqual(secretVariables(env), [
      ['NPM_TOKEN', 'abc'],
      ['MYSQL_ADDON_PASSWORD', 'x y z'],
      ['CC_NPM_BASIC_AUTH', 'jane:pa:ss'],
      ['CC_NPM_BASIC_AUTH', 'pa:ss'],
      ['DATABASE_URL', 'postgres://jane:pass@db.example/shop'],
      ['STRIPE', 'sklive51Hx9aBcDeFgHiJkLm'],
    ]);
  });

  it('are not the settings that make a report readable', () => {
    const env = {
      NODE_ENV: 'production',
      CC_HEALTH_CHECK_PATH: '/health/of/the/whole-thing-1',
      CC_NPM_REGISTRY: 'npm.acme.example',
      APP_URL: 'http://127.0.0.1:8080',
      PWD: '/shop-2',
      PORT: '8080',
    };
    assert.deepEqual(secretVariables(env), []);
  });

  const told = (name: string, value: string) => secretVariables({ [name]: value }).map(([, secret]) => secret);

  const names = [
    'API_TOKEN',
    'secret',
    'MY_PASSPHRASE',
    'DB_PWD',
    'SSH_KEY',
    'BASIC_AUTH',
    'CREDENTIALS',
    'SALT',
    'PRIVATE_PEM',
    'TLS_CERT',
  ];
  for (const name of names) it(`are told by the name ${name}`, () => assert.deepEqual(told(name, 'x'), ['x']));

  const values: Record<string, boolean> = {
    'redis://:pass@cache.example': true,
    'git+ssh://git@host.example/x': true,
    'h2.x-1://a@b': true,
    'https://host.example/@me': false,
    'see https://me@host.example': false,
    '://me@host.example': false,
    '1a://me@host.example': false,
    'mailto:me@host.example': false,
    abcdefghij0123456789: true,
    ABCDEFGHIJ0123456789: true,
    abcdefghij012345678: false,
    abcdefghijklmnopqrstuvwxyz: false,
    '01234567890123456789': false,
    'abcdefghij 0123456789': false,
    'abcdefghij/0123456789': false,
    'abcdefghij:0123456789': false,
  };
  for (const [value, isSecret] of Object.entries(values))
    it(`are ${isSecret ? '' : 'not '}told by the value ${value}`, () => assert.deepEqual(told('A', value), isSecret ? [value] : []));

  for (const name of ['CC_KEY', 'NODE_ENV', 'PLAY1_VERSION', 'SBT_DEPLOY_GOAL', 'CC_NPM_BASIC_AUTHS'])
    it(`are not in ${name}`, () => assert.deepEqual(told(name, 'abcdefghij0123456789'), []));
  for (const name of ['ACC_X', 'NODE_ENVY', 'MY_NODE_ENV', 'PLAY1_VERSIONS', 'SBT_TOKEN'])
    it(`may be in ${name}`, () => assert.deepEqual(told(name, 'abcdefghij0123456789'), ['abcdefghij0123456789']));

  it('are the password and the whole of npm credentials', () => {
    assert.deepEqual(told('CC_NPM_BASIC_AUTH', 'jane:a\nb'), ['jane:a\nb', 'a\nb']);
    assert.deepEqual(told('CC_NPM_BASIC_AUTH', ':x'), [':x', 'x']);
    assert.deepEqual(told('CC_NPM_BASIC_AUTH', 'jane:'), ['jane:']);
    assert.deepEqual(told('CC_NPM_BASIC_AUTH', 'jane'), ['jane']);
    assert.deepEqual(told('NPM_AUTH', 'jane:x'), ['jane:x']);
  });
});
