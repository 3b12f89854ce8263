import assert from 'node:assert/strict';
import test from 'node:test';
import { UsageError } from '../../../../../engine/documents/usage-error.ts';
import { readRequest } from '../../../../../engine/signatures/oauth/request-text.ts';

const form = 'Content-Type: application/x-www-form-urlencoded';

test('a request line, headers and a form are read, whatever ends the lines', () => {
  const lines = ['POST https://api.example/a?b=1 HTTP/1.1', 'authorization:  OAuth a="1",', '\tb="2" ', form, '', 'f=1+2', ''];
  for (const end of ['\n', '\r\n']) {
    const { method, url, authorization, form: fields, body } = readRequest(lines.join(end));
    assert.deepEqual([method, url, body], ['POST', 'https://api.example/a?b=1', 'f=1+2']);
    assert.equal(authorization, 'OAuth a="1", b="2"');
    assert.deepEqual(fields, [['f', '1 2']]);
  }
});

test('a request line alone is a request', () => {
  assert.deepEqual(readRequest('\n get http://h/\n'), { method: 'get', url: 'http://h/', form: undefined, body: '' });
});

test('a body ends where its length says', () => {
  assert.equal(readRequest(`POST http://h/\nContent-Length: 2\n\nébc`).body, 'é');
  assert.equal(readRequest(`POST http://h/\n\na\n\nb\n\n`).body, 'a\n\nb\n');
  assert.deepEqual(readRequest(`POST http://h/\n${form}; charset=utf-8\n\na&b=`).form, [
    ['a', ''],
    ['b', ''],
  ]);
});

test('a path is completed by the origin, which is what is signed', () => {
  const { url, origin } = readRequest('GET /a?b HTTP/1.1\nHost: inside', 'https://api.example/');
  assert.deepEqual([url, origin], ['https://api.example/a?b', 'https://api.example/']);
});

for (const [text, origin, message] of [
  ['', undefined, /no request/],
  [' \n ', undefined, /no request/],
  ['https://h/', undefined, /^standard input:1: expected a method and an address/],
  ['GET /a', undefined, /--origin/],
  ['GET ftp://h/', undefined, /https:\/\/ or http:\/\//],
  ['GET https://h:99999/', undefined, /https:\/\/ or http:\/\//],
  ['GET *', 'https://h', /https:\/\/ or http:\/\//],
  ['GET https://h/\nOAuth s3cr3t', undefined, /^standard input: header line 1 is no header/],
  ['GET https://h/\nAuthorization: a\nAuthorization: b', undefined, /more than one/],
  ['GET /a', 'https://h/b', /--origin is an address without a path/],
  ['GET /a', 'https://h:99999', /--origin is an address without a path/],
  ['GET /a', 'h', /--origin is an address without a path/],
] as const)
  test(`refuses ${JSON.stringify(text)}${origin ? ` at ${origin}` : ''}`, () => {
    assert.throws(
      () => readRequest(text, origin),
      (error) =>
        error instanceof UsageError && message.test(error.message) && !error.message.includes('s3cr3t') && !error.message.includes('\n'),
    );
  });

test('a hostile text is read in no time that grows with its square', () => {
  const long = ' '.repeat(400_000);
  assert.equal(readRequest(`GET http://h/\nA: x${long}y\n\n`).body, '');
  assert.equal(readRequest(`GET http://h/${'\n\t'.repeat(200_000)}\n\n`).body, '');
});

for (const [text, origin, message] of [
  ['-GET http://h/', undefined, /^standard input:1: expected a method and an address/],
  ['GET http://h/ x', undefined, /^standard input:1: expected a method and an address/],
  ['GET ftp://h/https://x/', undefined, /https:\/\/ or http:\/\//],
  ['GET http://h/\nNo colon: 1', undefined, /header line 1 is no header/],
  ['GET http://h/\nA: 1\nNoColon', undefined, /header line 2 is no header/],
  ['GET /a', 'xhttps://h', /--origin is an address without a path/],
] as const)
  test(`refuses ${JSON.stringify(text)}${origin ? ` at ${origin}` : ''} too`, () =>
    assert.throws(
      () => readRequest(text, origin),
      (error) => error instanceof UsageError && message.test(error.message),
    ));

test('white space between the words of a request line may be of any length', () => {
  assert.deepEqual(readRequest('GET  http://h/a   HTTP/1.1  '), { method: 'GET', url: 'http://h/a', form: undefined, body: '' });
  assert.equal(readRequest('GET /a', 'http://h').url, 'http://h/a');
});

test('a header keeps its colons, and is one line however it is folded', () => {
  assert.equal(readRequest('GET http://h/\nAuthorization: OAuth a="x:y",\n \t b="2"').authorization, 'OAuth a="x:y", b="2"');
});

test('a length counts where it is a number', () => {
  const body = (length: string) => readRequest(`POST http://h/\nContent-Length: ${length}\n\n0123456789abcdef`).body;
  assert.deepEqual(['12', '3', '2x', 'x2', ''].map(body), [
    '0123456789ab',
    '012',
    '0123456789abcdef',
    '0123456789abcdef',
    '0123456789abcdef',
  ]);
});
