import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UsageError } from '../../../../../engine/documents/usage-error.ts';
import { readTraffic } from '../../../../../engine/wire/traffic/har.ts';

type Fields = Record<string, unknown>;

const request = { method: 'get', url: 'https://api.example/v2/self', headers: [] };
const response = { status: 200, statusText: 'OK', httpVersion: 'HTTP/1.1', headers: [], content: { text: '{}' } };
const entry = (own: Fields = {}) => ({
  request,
  response,
  startedDateTime: '2026-11-01T10:00:00.000Z',
  time: 20,
  timings: { wait: 15 },
  ...own,
});

const harOf = (...entries: unknown[]) => readTraffic('a.har', Buffer.from(JSON.stringify({ log: { entries } })));
const only = (own: Fields) => harOf(entry(own)).exchanges[0];

describe('a HAR file', () => {
  it('holds exchanges as they were', () => {
    assert.deepEqual(harOf(entry()), {
      exchanges: [
        {
          request: { method: 'GET', url: 'https://api.example/v2/self', headers: [] },
          response: { status: 200, statusText: 'OK', httpVersion: '1.1', headers: [], body: '{}', bytes: 2 },
          started: Date.UTC(2026, 10, 1, 10),
          ms: { answer: 15, total: 20 },
        },
      ],
      unreadable: 0,
      unanswered: 0,
      hasCredentials: false,
      hasCookies: false,
      kept: [],
    });
  });

  it('is read in the order in which its exchanges began', () => {
    const at = (startedDateTime: unknown, url: string) => entry({ startedDateTime, request: { ...request, url } });
    const { exchanges } = harOf(
      at('2026-11-02T00:00:00Z', 'http://b.example/'),
      at('2026-11-01T00:00:00Z', 'http://a.example/'),
      at(7, 'http://c.example/'),
    );
    assert.deepEqual(
      exchanges.map(({ request: { url }, started }) => [url, started > 0]),
      [
        ['http://c.example/', false],
        ['http://a.example/', true],
        ['http://b.example/', true],
      ],
    );
  });

  for (const [what, text, got] of [
    ['nothing', ' \n', 'a.har: expected a HAR file, got an empty file'],
    ['no JSON', 'GET /', 'a.har: expected a HAR file, got text that is not JSON'],
    ['other JSON', '{"log": {"entries": 1}}', 'a.har: expected a HAR file, got JSON with a number as log.entries'],
    ['a list', '[]', 'a.har: expected a HAR file, got JSON with nothing as log.entries'],
  ] as const)
    it(`is told where it is ${what}`, () => {
      assert.throws(
        () => readTraffic('a.har', Buffer.from(text)),
        (error: Error) => error instanceof UsageError && assert.equal(error.message, got) === undefined,
      );
    });

  it('is told where it is not UTF-8, with the place', () => {
    assert.throws(() => readTraffic('a.har', Buffer.from([0x7b, 0x0a, 0xff])), /^UsageError: a\.har:2:1: expected a HAR file, got /);
  });

  it('counts entries that no request can be made of', () => {
    const without = (own: Fields) => entry({ request: { ...request, ...own } });
    const { exchanges, unreadable } = harOf(
      without({ method: '' }),
      without({ method: 1 }),
      without({ url: 7 }),
      without({ url: 'ftp://a.example/' }),
      without({ url: 'see http://a.example/' }),
      without({ url: 'http://' }),
      without({ url: 'chrome-https://a.example/' }),
      without({ url: ['https://a.example/'] }),
      entry({ request: null }),
      7,
      without({ url: 'HTTP://a.example/' }),
    );
    assert.deepEqual([exchanges.length, unreadable], [1, 10]);
  });

  for (const [what, own, expected] of [
    ['credentials', { request: { ...request, headers: [{ name: 'Authorization', value: 'Basic eA==' }] } }, [true, false]],
    ['cookies sent', { request: { ...request, headers: [{ name: 'cookie', value: 'a=1' }] } }, [false, true]],
    ['cookies set', { response: { ...response, headers: [{ name: 'Set-Cookie', value: 'a=1' }] } }, [false, true]],
  ] as const)
    it(`tells of ${what}`, () => {
      const { hasCredentials, hasCookies } = harOf(entry(), entry(own));
      assert.deepEqual([hasCredentials, hasCookies], expected);
    });
});

describe('a request of a HAR file', () => {
  it('has no user, password or fragment in its address', () => {
    assert.equal(only({ request: { ...request, url: 'https://me:secret@api.example/a?b#c' } })?.request.url, 'https://api.example/a?b');
  });

  it('has the headers that HTTP/1 would have', () => {
    const headers = [{ name: ':path', value: '/' }, { name: 'a:', value: '1' }, { name: 'B', value: 2 }, { name: 3, value: '3' }, null];
    assert.deepEqual(only({ request: { ...request, headers } })?.request.headers, [['a:', '1']]);
    assert.deepEqual(only({ request: { ...request, headers: 'none' } })?.request.headers, []);
  });

  it('has its body, in plain text or in Base64', () => {
    const bodyOf = (postData: Fields) => only({ request: { ...request, bodySize: 2, postData } });
    assert.equal(bodyOf({ text: 'hé' })?.request.body, 'hé');
    assert.equal(bodyOf({ text: 'aMOp', encoding: 'base64' })?.request.body, 'hé');
    assert.equal(bodyOf({ text: 'hé' })?.error, undefined);
  });

  it('tells of a body that was left out', () => {
    const error = {
      kind: 'protocol',
      phase: 'send',
      message: 'the HAR file does not have the body of the request; record it with contents',
    };
    assert.deepEqual(only({ request: { ...request, bodySize: 5 } })?.error, error);
    const file = [{ name: 'a', value: 'b', fileName: 'c.txt' }];
    assert.deepEqual(only({ request: { ...request, postData: { text: '', params: file } } })?.error, error);
    assert.deepEqual(
      only({ request: { ...request, postData: { mimeType: 'multipart/form-data', params: [{ name: 'a' }] } } })?.error,
      error,
    );
    assert.deepEqual(only({ request: { ...request, bodySize: 0, postData: { params: [] } } })?.error, undefined);
    assert.deepEqual(only({ request: { ...request, bodySize: -1, postData: { params: 'a' } } })?.error, undefined);
  });
});

describe('a form of a HAR file that has its parameters alone', () => {
  const bodyOf = (...values: string[]) =>
    only({
      request: {
        ...request,
        postData: { mimeType: 'application/x-www-form-urlencoded', params: values.map((value) => ({ name: 'a', value })) },
      },
    });

  for (const [what, values, body] of [
    ['decoded', ['jane@example.com', 'a b', '1+1'], 'a=jane%40example.com&a=a+b&a=1%2B1'],
    ['as it was sent', ['jane%40example.com', 'a+b'], 'a=jane%40example.com&a=a+b'],
    ['without anything to encode', ['x', ''], 'a=x&a='],
  ] as const)
    it(`is read ${what}`, () => assert.deepEqual([bodyOf(...values)?.request.body, bodyOf(...values)?.error], [body, undefined]));

  it('is left open where nobody can tell whether it is decoded', () => {
    assert.equal(bodyOf('jane@example.com', '100%25')?.request.body, undefined);
    assert.equal(bodyOf('jane@example.com', '100%25')?.error?.phase, 'send');
  });
});

it('JSON that was taken apart into parameters is put together again, and a list is left open', () => {
  const bodyOf = (...params: Fields[]) => only({ request: { ...request, postData: { mimeType: 'application/json', params } } });
  const options = { name: 'options', value: { size: 3 } };
  assert.equal(bodyOf({ name: 'plan', value: 'test' }, options)?.request.body, '{"plan":"test","options":{"size":3}}');
  assert.equal(bodyOf({ name: '0', value: 'a' })?.error?.phase, 'send');
});

describe('an answer of a HAR file', () => {
  for (const status of [undefined, 0, 99, 1000, 200.5, '200'])
    it(`is none with the status ${status}: the entry is no evidence`, () => {
      const { exchanges, unreadable, unanswered } = harOf(entry({ response: { ...response, status } }));
      assert.deepEqual({ exchanges, unreadable, unanswered }, { exchanges: [], unreadable: 0, unanswered: 1 });
    });

  for (const status of [100, 999])
    it(`may have the status ${status}`, () => assert.equal(only({ response: { ...response, status } })?.response?.status, status));

  it('tells of a body that was left out', () => {
    const exchange = only({ response: { ...response, content: { size: 10 } } });
    assert.equal(exchange?.response?.truncated, true);
    assert.deepEqual(exchange?.error, {
      kind: 'protocol',
      phase: 'body',
      message: 'the HAR file does not have the body of the answer; record it with contents',
    });
    assert.equal(only({ response: { ...response, content: { size: 10, text: 'e30=', encoding: 'base64' } } })?.response?.body, '{}');
    assert.equal('truncated' in (only({ response: { ...response, content: { size: 0 } } })?.response ?? {}), false);
    assert.equal(only({ response: { ...response, content: { size: 10, text: 'x' } } })?.error, undefined);
  });

  it('came after all that was before it, and not after the end', () => {
    const timings = { blocked: 1, dns: 2, connect: 3, ssl: 2, send: 4, wait: 5, receive: 50 };
    assert.equal(only({ time: 100, timings })?.ms.answer, 15);
    assert.equal(only({ time: 100, timings: { ...timings, connect: undefined, dns: -1 } })?.ms.answer, 12);
    assert.equal(only({ time: 9, timings })?.ms.answer, 9);
    assert.equal(only({ time: 'x', timings: null })?.ms.total, 0);
  });

  it('may lack its line', () => {
    const { statusText, httpVersion } = only({ response: { status: 204, httpVersion: 'h2' } })?.response ?? {};
    assert.deepEqual([statusText, httpVersion], ['', 'h2']);
  });
});

it('a number of a HAR file is one that can be reckoned with', () => {
  const totalOf = (time: string) => {
    const text = JSON.stringify({ log: { entries: [entry({ time: 7 })] } }).replace('"time":7', `"time":${time}`);
    return readTraffic('a.har', Buffer.from(text)).exchanges[0]?.ms.total;
  };
  assert.deepEqual(['7.5', '0', '-1', '1e999', '"8"', '[9]', 'true'].map(totalOf), [7.5, 0, 0, 0, 0, 0, 0]);
});
