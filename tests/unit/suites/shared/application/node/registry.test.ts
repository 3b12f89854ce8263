import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRegistryHost } from '../../../../../../suites/shared/application/node/node-facts.ts';

describe('the host of a registry', () => {
  const hosts = [
    'npm.acme.example',
    'localhost',
    'npm.acme.example:4873',
    'npm.acme.example.',
    'my_npm-2.acme.example:65535',
    'npm.bücher.example',
    '10.0.0.7:80',
    '[::1]',
    '[2001:DB8::ffff:10.0.0.7]:4873',
  ];
  const others = [
    '',
    'https://npm.acme.example',
    'npm.acme.example/',
    '/npm.acme.example',
    'npm..acme.example',
    '.acme.example',
    'npm.acme.example..',
    'npm.acme.example:',
    'npm.acme.example:port',
    'npm.acme.example:123456',
    'jane:pass@npm.acme.example',
    ' npm.acme.example',
    'npm.acme.example ',
    'npm acme',
    '[]',
    '[::1',
    '::1',
    'x[::1]',
    '[::1]x',
    '[npm]',
  ];
  for (const value of hosts) it(`may be ${value}`, () => assert.equal(isRegistryHost(value), true));
  for (const value of others) it(`is not ${JSON.stringify(value)}`, () => assert.equal(isRegistryHost(value), false));
});
