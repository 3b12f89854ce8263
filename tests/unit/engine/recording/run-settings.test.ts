import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientOptions } from '../../../../engine/recording/run-settings.ts';
import { isBelow } from '../../../../engine/wire/url.ts';

const run = { run: 'r', timeout: 1000, headers: [], ca: [], insecure: false };

test('headers and the client certificate are for the same scheme, host and port', () => {
  const { owns } = clientOptions(run, ['https://acme.example/api'], {});
  const owned = (url: string) => owns?.(new URL(url));
  assert.ok(owned('https://acme.example/other'));
  for (const url of ['http://acme.example/api', 'https://acme.example:444/api', 'https://acme.example.evil/api'])
    assert.ok(!owned(url), url);
});

test('what is below an address goes on from its path', () => {
  for (const url of ['https://a.example/r', 'https://a.example/r/', 'https://a.example/r/1?x'])
    assert.ok(isBelow(url, 'https://a.example/r/'), url);
  for (const url of ['http://a.example/r', 'https://a.example:1/r', 'https://a.example/resources', 'https://a.example/', 'no address'])
    assert.ok(!isBelow(url, 'https://a.example/r'), url);
});
