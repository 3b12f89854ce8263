import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { secretVariables } from './secrets.ts';

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
});
