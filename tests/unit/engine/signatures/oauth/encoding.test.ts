import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { addressOf, uriOf } from '../../../../../engine/signatures/oauth/address.ts';
import { decodeForm, formIn, percentDecode, percentEncode, writtenPairs } from '../../../../../engine/signatures/oauth/encoding.ts';
import { baseBy, STANDARD, seenIn } from '../../../../../engine/signatures/oauth/scheme.ts';

test('unreserved characters stay, all others are escaped in upper case', () => {
  assert.equal(percentEncode("aZ09-._~!*'()+ &=é€😀"), 'aZ09-._~%21%2A%27%28%29%2B%20%26%3D%C3%A9%E2%82%AC%F0%9F%98%80');
  assert.equal(percentEncode('\ud800'), '%EF%BF%BD');
});

test('decoding takes back what encoding made, and leaves the rest alone', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => assert.equal(percentDecode(percentEncode(text)), text)));
  assert.equal(percentDecode('100% +%2b%zz%C3%a9'), '100% ++%zzé');
});

test('a form is decoded as URLSearchParams does', () => {
  const piece = fc.constantFrom('a', '=', '&', '+', '%20', '%', '%C3%A9', '%2B', '?');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = `&${pieces.join('')}`;
      assert.deepEqual(decodeForm(text), [...new URLSearchParams(text)]);
    }),
    { numRuns: 500 },
  );
});

test('letters beside a broken escape stay what they are', () => {
  assert.deepEqual(decodeForm('note=café%20100%'), [['note', 'café 100%']]);
});

test('only an urlencoded body is a form', () => {
  assert.deepEqual(formIn('a=1', 'Application/X-WWW-Form-Urlencoded; charset=utf-8'), [['a', '1']]);
  for (const type of [undefined, '', 'application/json', 'multipart/form-data', 'application/x-www-form-urlencoded2'])
    assert.equal(formIn('a=1', type), undefined);
});

for (const [url, uri] of [
  ['HTTP://EXAMPLE.com:80/r%20v/X?id=123', 'http://example.com/r%20v/X'],
  ['https://www.example.net:8080/?q=1', 'https://www.example.net:8080/'],
  ['https://h:443', 'https://h/'],
  ['https://h:80/', 'https://h:80/'],
  ['http://h:443/', 'http://h:443/'],
  ['http://h:/a/../b//c/;d#f', 'http://h/a/../b//c/;d'],
  ['http://user:pass@H/?@', 'http://h/'],
  ['http://[::1]:80/a', 'http://[::1]/a'],
  ['http://h?a=/b', 'http://h/'],
] as const)
  test(`the base string URI of ${url}`, () => assert.equal(uriOf(addressOf(url)), uri));

test('a public origin stands in for the one that is seen', () => {
  const request = { method: 'GET', url: 'http://127.0.0.1:8080/a?b', origin: 'https://Api.example:443/' };
  const seen = seenIn(request, undefined, [], { consumerSecret: '' });
  assert.equal(baseBy(STANDARD, seen), 'GET&https%3A%2F%2Fapi.example%2Fa&b%3D');
});

test('an address is taken apart as it is written', () => {
  assert.deepEqual(addressOf('HTTP://H'), { scheme: 'HTTP', host: 'H', port: '', path: '/', query: '' });
  assert.deepEqual(addressOf('https://h:8443/a%20b?c=d#e'), { scheme: 'https', host: 'h', port: '8443', path: '/a%20b', query: 'c=d' });
  for (const url of ['xhttp://h/', 'http:///a', 'h/a', '']) assert.throws(() => addressOf(url), TypeError, url);
});

test('a pair is split at its first equals sign', () => {
  assert.deepEqual(writtenPairs('a=b=c&d&=e&&'), [
    ['a', 'b=c'],
    ['d', ''],
    ['', 'e'],
  ]);
});

test('the type of a form may have white space around it', () => {
  assert.deepEqual(formIn('a=1', ' application/x-www-form-urlencoded ; charset=utf-8'), [['a', '1']]);
  assert.equal(formIn('a=1', 'x-application/x-www-form-urlencoded'), undefined);
});
