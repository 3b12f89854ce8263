import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endpointProblems, endpoints } from '../../../../engine/documents/endpoint.ts';
import { parseManifest } from '../../../../engine/documents/manifest.ts';
import { valueAt } from '../../../../engine/documents/pointer.ts';

const manifest = (test: unknown, previousId?: string) =>
  parseManifest('manifest.json', Buffer.from(JSON.stringify({ api: { test } })), {}, previousId);
const good = { base_url: 'https://acme.example/r', sso_url: 'HTTP://acme.example/sso?a#b' };

describe('the addresses of a manifest', () => {
  it('may be of http and https; that of sign-on may have a query', () => assert.deepEqual(endpointProblems(manifest(good), 'test'), []));

  for (const [value, expected, got] of [
    ['acme.example', 'an absolute http or https URL', '"acme.example"'],
    ['xhttps://acme.example', 'an absolute http or https URL', '"xhttps://acme.example"'],
    ['https://acme.example/a b', 'an absolute http or https URL', '"https://acme.example/a b"'],
    ['https://h:99999', 'an absolute http or https URL', '"https://h:99999"'],
    [7, 'an absolute http or https URL', 'a number'],
    [undefined, 'an absolute http or https URL', 'nothing'],
    ['https://h/?a', 'a URL that /{id} can be added to, without ? and #', '"https://h/?a"'],
    ['https://h/#a', 'a URL that /{id} can be added to, without ? and #', '"https://h/#a"'],
  ] as const)
    it(`are told where they are not: ${value}`, () =>
      assert.deepEqual(endpointProblems(manifest({ ...good, base_url: value }), 'test'), [{ at: '/api/test/base_url', expected, got }]));

  it('are listed with their pointers, where they are addresses', () => {
    assert.deepEqual(
      endpoints(manifest({ ...good, base_url: 7 })).map(({ at, url }) => [at, url.href]),
      [['/api/test/sso_url', 'http://acme.example/sso?a#b']],
    );
  });
});

describe('a manifest', () => {
  it('knows the id that was pushed before, where it is told', () => {
    assert.equal(manifest({}, 'old').previousId, 'old');
    assert.ok(!('previousId' in manifest({})));
  });

  it('has nothing behind a value that holds nothing', () => {
    assert.equal(valueAt({ a: null }, '/a/b'), undefined);
    assert.equal(valueAt({ a: 'text' }, '/a/length'), undefined);
  });
});
