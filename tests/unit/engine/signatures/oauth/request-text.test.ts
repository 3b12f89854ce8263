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
  ['GET https://h/\nOAuth s3cr3t', undefined, /^standard input: header line 1 is not a header/],
  ['GET https://h/\nAuthorization: a\nAuthorization: b', undefined, /more than one/],
  ['GET /a', 'https://h/b', /--origin expects an address without a path/],
  ['GET /a', 'https://h:99999', /--origin expects an address without a path/],
  ['GET /a', 'h', /--origin expects an address without a path/],
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
  ['GET http://h/\nNo colon: 1', undefined, /header line 1 is not a header/],
  ['GET http://h/\nA: 1\nNoColon', undefined, /header line 2 is not a header/],
  ['GET /a', 'xhttps://h', /--origin expects an address without a path/],
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

test('a Host header completes a path; the scheme stays open, unless it is told', () => {
  const { url, otherUrl, hosts } = readRequest('GET /a?b HTTP/1.1\nHost: api.example:8443');
  assert.deepEqual([url, otherUrl, hosts], ['https://api.example:8443/a?b', 'http://api.example:8443/a?b', { host: 'api.example:8443' }]);
  const told = readRequest('GET /a HTTP/1.1\nHost: api.example\nX-Forwarded-Proto: http\nDate: Sun, 15 Nov 2026 08:00:00 GMT');
  assert.deepEqual([told.url, told.otherUrl, told.at], ['http://api.example/a', undefined, Date.UTC(2026, 10, 15, 8)]);
});

for (const [command, method, url, authorization, body, form] of [
  ["curl 'https://h/a?b=1' -H 'Authorization: OAuth a=\"1\"'", 'GET', 'https://h/a?b=1', 'OAuth a="1"', '', undefined],
  [
    'curl -sS -XPUT https://h/ -d "a=\\"b c\\"" \\\n  --data-raw d=1',
    'PUT',
    'https://h/',
    undefined,
    'a="b c"&d=1',
    [
      ['a', '"b c"'],
      ['d', '1'],
    ],
  ],
  ["curl https://h/ --compressed --data-urlencode 'a=b c&d' -A me", 'POST', 'https://h/', undefined, 'a=b%20c%26d', [['a', 'b c&d']]],
  ["curl -G https://h/?x=1 --data 'a=b' --max-time 5", 'GET', 'https://h/?x=1&a=b', undefined, '', undefined],
  ["curl --json '{}' h/a", 'POST', 'http://h/a', undefined, '{}', undefined],
  ["curl $'https://h/\\u00e9' --request=DELETE -I", 'DELETE', 'https://h/é', undefined, '', undefined],
  ['curl -I https://h/', 'HEAD', 'https://h/', undefined, '', undefined],
] as const)
  test(`a curl command is a request: ${command}`, () => {
    const read = readRequest(command);
    assert.deepEqual([read.method, read.url, read.authorization, read.body, read.form], [method, url, authorization, body, form]);
  });

test('an entry of a HAR file is a request', () => {
  const request = {
    ...{
      method: 'POST',
      url: 'https://h/a',
      headers: [
        { name: 'AUTHORIZATION', value: 'OAuth x' },
        { name: 'content-type', value: 'application/x-www-form-urlencoded' },
      ],
    },
    postData: { text: 'YT0x', encoding: 'base64' },
  };
  const entry = { startedDateTime: '2026-11-15T08:00:00Z', request };
  for (const given of [entry, { log: { entries: [entry] } }]) {
    const { url, authorization, form, at } = readRequest(JSON.stringify(given));
    assert.deepEqual([url, authorization, form, at], ['https://h/a', 'OAuth x', [['a', '1']], Date.UTC(2026, 10, 15, 8)]);
  }
  assert.equal(readRequest(JSON.stringify(request)).method, 'POST');
});

for (const [text, message] of [
  ['{', /got text that is not JSON/],
  ['{"log":{"entries":[1,2]}}', /a HAR file with 2 entries; keep only the one to explain/],
  ['{"request":{}}', /with the method and the url of a request/],
  ['curl https://h/ -d @body.txt', /put the body itself into the command/],
  ['curl', /expected a method and an address/],
] as const)
  test(`refuses ${text}`, () => {
    assert.throws(
      () => readRequest(text),
      (error) => error instanceof UsageError && message.test(error.message),
    );
  });

test('a header of curl may have a space before its colon', () => {
  assert.equal(readRequest(`curl -H 'Authorization : OAuth a="x :y"' https://h/`).authorization, 'OAuth a="x :y"');
});
