import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonIn } from '../../../../../engine/documents/values.ts';
import { announcements, bodies, fieldTypes, listed, statuses, throttling, tooLarge } from '../../../../../engine/judging/gaps/words.ts';
import type { Answer, RecordedExchange } from '../../../../../engine/recording/recording.ts';

type Headers = [string, string][];

const answer = (status: number, body = '', headers: Headers = []): Answer => ({ status, headers, body });
const json: Headers = [['content-type', 'application/json; charset=utf-8']];
const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
const exchange = (response: Answer | undefined, sent?: string, url = 'https://a.example/'): RecordedExchange => ({
  request: { method: 'GET', url, headers: [], ...(sent !== undefined && { body: sent }) },
  ...(response && { response }),
  started: 0,
  ms: { total: 1 },
});

test('names are listed once each, in their order, and cut to 60 characters', () => {
  assert.equal(listed(['b', 'a', 'b']), 'b, a');
  assert.equal(listed([]), '');
  assert.equal(listed(['x'.repeat(60)]), 'x'.repeat(60));
  assert.equal(listed(['x'.repeat(61)]), `${'x'.repeat(59)}…`);
});

test('of many names 40 are listed, and how many more there are', () => {
  assert.equal(listed(names(40)), names(40).join(', '));
  assert.equal(listed(names(42)), `${names(40).join(', ')} and 2 more`);
});

test('statuses come in order, with how often each was given', () => {
  assert.equal(statuses([500, 404, 500, 99].map((status) => answer(status))), '99 (once), 404 (once), 500 (2 times)');
  assert.equal(statuses([]), '');
});

test('JSON is read where there is any', () => {
  assert.deepEqual(jsonIn('{"a":[1]}'), { a: [1] });
  for (const text of ['', 'no JSON', undefined]) assert.equal(jsonIn(text), undefined, text);
});

for (const [value, expected] of [
  [{ a: 'x', b: '', c: 1, d: null, e: [], f: {}, g: true }, 'a: string, b: string, c: number, d: null, e: array, f: object, g: boolean'],
  [{}, 'no fields'],
  [[{ a: 1 }, { a: 'later', b: 2 }], 'a: number, b: number'],
  [['x', { a: 1 }], 'a: number'],
  [['x', 1, ''], 'entries are each a string, a number, an empty string'],
  [[], undefined],
  ['text', undefined],
  [null, undefined],
  [undefined, undefined],
] as const)
  test(`the fields of ${JSON.stringify(value)} are ${expected}`, () => assert.equal(fieldTypes(value), expected));

test('error bodies are told by their type and their fields, each kind once', () => {
  const all = [
    answer(400, '{"code":1,"message":"no"}', json),
    answer(401, '{"code":2,"message":"no"}', json),
    answer(404, '<h1>no</h1>', [['Content-Type', ' text/html ;charset=utf-8']]),
    answer(404, '["no"]', json),
    answer(404, ''),
    answer(404, ' '),
    answer(404, '{"a":1}', [['Content-Type', '; charset=utf-8']]),
  ];
  assert.equal(
    bodies(all),
    'application/json with code, message; text/html without fields; application/json without fields; an empty body; no content type without fields; no content type with a',
  );
  assert.equal(bodies([]), undefined);
});

test('headers are found by name, once each, cut, and no more than five', () => {
  const all = [
    exchange(
      answer(200, '', [
        ['Sunset', '1'],
        ['Other', '2'],
        ['sunset', 'y'.repeat(101)],
      ]),
    ),
    exchange(undefined),
    exchange(answer(200, '', [['Sunset', '1']])),
  ];
  assert.equal(announcements(all), `Sunset: 1, sunset: ${'y'.repeat(51)}…`);
  const many = names(7).map((value) => exchange(answer(200, '', [['Sunset', value]])));
  assert.equal(announcements(many), 'Sunset: n0, Sunset: n1, Sunset: n2, Sunset: n3, Sunset: n4');
});

const withHeader = (name: string, status = 200) => exchange(answer(status, '', [[name, '1']]));

test('throttling is told by its status and by headers that name a limit', () => {
  for (const name of ['RateLimit', 'rate-limit', 'RateLimit-Remaining', 'X-RateLimit-Limit', 'x-rate-limit-reset', 'Retry-After'])
    assert.equal(throttling([withHeader(name)]), `no 429 in 1 exchange; ${name}: 1`);
  for (const name of ['my-ratelimit', 'Retry-After-Ms', 'X-Retry-After', 'limit'])
    assert.equal(throttling([withHeader(name)]), 'no 429 in 1 exchange; no header names a limit', name);
  assert.equal(
    throttling([withHeader('a', 429), withHeader('a', 503), exchange(undefined), withHeader('a', 429)]),
    '429 came 2 times in 3 exchanges; no header names a limit',
  );
  assert.equal(throttling([exchange(undefined)]), undefined);
});

test('an end is announced by headers made for it', () => {
  for (const name of ['Deprecation', 'sunset', 'Warning', 'X-API-Warn', 'x-api-warning', 'X-Deprecated', 'X-Deprecation-Date'])
    assert.equal(announcements([withHeader(name)]), `${name}: 1`);
  for (const name of ['No-Deprecation', 'Sunset-Boulevard', 'X-Warning', 'my-x-deprecated'])
    assert.equal(announcements([withHeader(name), exchange(undefined)]), 'no deprecation header in 1 answer', name);
  assert.equal(announcements([exchange(undefined)]), undefined);
});

test('a request that is too large is told by the shortest that was refused for it', () => {
  const url = 'https://a.example/';
  assert.equal(
    tooLarge([exchange(answer(413), '12345'), exchange(answer(414), undefined, `${url}12`), exchange(answer(400), '')]),
    `413 (once), 414 (once), from ${url.length + 2} characters on`,
  );
  assert.equal(tooLarge([exchange(answer(200)), exchange(undefined)]), 'no 413 or 414 in 1 exchange');
  assert.equal(tooLarge([exchange(undefined)]), undefined);
});
