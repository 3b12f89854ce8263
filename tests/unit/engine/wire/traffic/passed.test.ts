import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { exchangeOf } from '../../../../../engine/wire/traffic/passed.ts';
import type { PassedExchange } from '../../../../../engine/wire/traffic/tap.ts';

type Given = Omit<Partial<PassedExchange>, 'request' | 'response'> & {
  request?: Partial<PassedExchange['request']>;
  response?: Partial<NonNullable<PassedExchange['response']>>;
};

const passed = ({ request, response, ...more }: Given = {}): PassedExchange =>
  ({
    request: { method: 'POST', target: '/a', headers: [], body: Buffer.from(''), isCut: false, ...request },
    ...(response && {
      response: {
        status: 200,
        statusText: 'OK',
        httpVersion: '1.1',
        headers: [],
        body: Buffer.from(''),
        isCut: false,
        informational: [],
        ...response,
      },
    }),
    started: 5,
    ms: { total: 7 },
    ...more,
  }) as unknown as PassedExchange;
const made = (given: Given = {}) => exchangeOf(passed(given), 'https://api.example');

for (const [target, url] of [
  ['/a?b=1#c', 'https://api.example/a?b=1'],
  ['HTTP://other.example/a', 'https://api.example/a'],
  ['https://other.example?b', 'https://api.example/?b'],
  ['*', 'https://api.example/*'],
  ['/see/http://a.example/b', 'https://api.example/see/http://a.example/b'],
] as const)
  test(`the target ${target} is taken as ${url}`, () => assert.equal(made({ request: { target } })?.request.url, url));

test('an address that cannot be is no exchange', () => assert.equal(exchangeOf(passed(), 'https://a b'), undefined));

test('an exchange has what passed by, and when', () => {
  const headers: [string, string][] = [['Content-Type', 'text/plain']];
  const exchange = made({ request: { headers, body: Buffer.from('hi') }, response: { headers, body: Buffer.from('ho') } });
  assert.deepEqual(exchange?.request, { method: 'POST', url: 'https://api.example/a', headers, body: 'hi' });
  assert.deepEqual([exchange?.response?.status, exchange?.response?.body, exchange?.error], [200, 'ho', undefined]);
  assert.deepEqual([exchange?.started, exchange?.ms], [5, { total: 7 }]);
  assert.equal('body' in (made()?.request ?? {}), false);
});

test('content codings are taken off on both sides', () => {
  const zipped = { headers: [['Content-Encoding', 'gzip']] as [string, string][], body: gzipSync('plain') };
  const exchange = made({ request: zipped, response: zipped });
  assert.deepEqual([exchange?.request.body, exchange?.response?.body], ['plain', 'plain']);
});

test('what broke off is told, on the side where it did', () => {
  const message = 'the body is not complete, or is larger than Assay keeps';
  const cut = made({ request: { isCut: true, body: Buffer.from('hal') }, response: {} });
  assert.deepEqual(cut?.error, { kind: 'too-large', phase: 'send', message });
  assert.equal('body' in (cut?.request ?? {}), false);
  const garbled = { headers: [['Content-Encoding', 'gzip']] as [string, string][], body: Buffer.from('no gzip') };
  assert.equal(made({ request: garbled, response: {} })?.error?.phase, 'send');
  assert.deepEqual(made({ response: { isCut: true, body: Buffer.from('hal') } })?.error, { kind: 'too-large', phase: 'body', message });
});

test('an answer that never came is told', () => {
  const exchange = made();
  assert.deepEqual(exchange?.error, { kind: 'aborted', phase: 'answer', message: 'there was no complete answer' });
  assert.equal('response' in (exchange ?? {}), false);
});
