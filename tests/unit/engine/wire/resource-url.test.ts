import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestFor } from '../../../../engine/contract/request.ts';
import { isAddressable } from '../../../../engine/wire/resource-url.ts';
import { isLoopback, isLoopbackUrl } from '../../../../engine/wire/url.ts';

const urlOf = (base_url: string, addon_id: string) =>
  isAddressable(addon_id) ? requestFor('deprovision', { address: { base_url }, path: { addon_id } }).url : undefined;

for (const [base, id, expected] of [
  ['https://acme.example/resources', 'a-1', 'https://acme.example/resources/a-1'],
  ['https://acme.example/resources//', 'a', 'https://acme.example/resources/a'],
  ['https://acme.example', 'a/b?c#d e', 'https://acme.example/a%2Fb%3Fc%23d%20e'],
  ['https://acme.example/r', '...', 'https://acme.example/r/...'],
  ['https://acme.example/r', '.a', 'https://acme.example/r/.a'],
  ['https://acme.example/r', '🚀', 'https://acme.example/r/%F0%9F%9A%80'],
  ['https://acme.example/r', '', undefined],
  ['https://acme.example/r', '.', undefined],
  ['https://acme.example/r', '..', undefined],
  ['https://acme.example/r', 'a\ud83d', undefined],
] as const)
  test(`the address of ${JSON.stringify(id)} under ${base} is ${expected}`, () => assert.equal(urlOf(base, id), expected));

test('this machine goes by its names and by its addresses', () => {
  const own = [
    'localhost',
    'localhost.',
    'a.localhost',
    'a.b.localhost',
    '127.0.0.1',
    '127.10.200.30',
    '::1',
    '::ffff:7f00:1',
    '::ffff:7fab:cdef',
  ];
  for (const host of own) assert.ok(isLoopback(host), host);
  const others = [
    ...['localhost.example', 'mylocalhost', '.localhost', 'a.127.0.0.1', '127.0.0.1.example', '127.0.0', '127.0.0.x', '1127.0.0.1'],
    ...['127.0.0.', '::11', '1::1', '::ffff:8f00:1', '::ffff:7f0:1', '::ffff:7f00:', 'x::ffff:7f00:1', '128.0.0.1', ''],
  ];
  for (const host of others) assert.ok(!isLoopback(host), host);
});

test('an address is of this machine by its host, in brackets or without', () => {
  for (const url of [
    'http://localhost:80/x',
    'http://[::1]:8080/',
    'http://[::ffff:127.0.0.1]/',
    'http://127.1/',
    new URL('http://LOCALHOST'),
  ])
    assert.ok(isLoopbackUrl(url), String(url));
  for (const url of ['http://[::2]/', 'http://a.example/localhost', 'http://localhost@a.example/']) assert.ok(!isLoopbackUrl(url), url);
});
