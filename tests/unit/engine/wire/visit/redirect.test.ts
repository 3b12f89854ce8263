import assert from 'node:assert/strict';
import test from 'node:test';
import type { ExchangeResponse } from '../../../../../engine/wire/http/exchange.ts';
import { allowsForm, allowsHost, followed, type Step } from '../../../../../engine/wire/visit/redirect.ts';

const answer = (status: number, ...locations: string[]): ExchangeResponse => ({
  status,
  statusText: '',
  httpVersion: '1.1',
  headers: locations.map((location) => ['Location', location]),
  body: '',
  bytes: 0,
});

const form: Step = {
  method: 'POST',
  url: new URL('https://p.example/add/sso?x=1'),
  headers: [
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['X-Kept', '1'],
  ],
  body: 'id=1',
};

const allows = allowsHost([new URL('https://p.example/')], ['studio.example:8443']);
const takesForm = allowsForm(['studio.example:8443']);
const outcome = (status: number, ...locations: string[]) => {
  const next = followed(form, answer(status, ...locations), { allows, takesForm });
  if (!next) return 'end';
  return 'stopped' in next ? next.stopped : `${next.step.method} ${next.step.url.href}${next.step.body ? ` ${next.step.body}` : ''}`;
};

const cases: [status: number, location: string | string[], outcome: string][] = [
  [302, '/panel/1', 'GET https://p.example/panel/1'],
  [301, 'panel', 'GET https://p.example/add/panel'],
  [303, 'https://p.example:444/panel', 'GET https://p.example:444/panel'],
  [302, '//p.example/panel', 'GET https://p.example/panel'],
  [302, 'studio.example.com', 'GET https://p.example/add/studio.example.com'],
  [302, '?a=b', 'GET https://p.example/add/sso?a=b'],
  [302, '/panel#tab', 'GET https://p.example/panel'],
  [302, 'http://p.example/panel', 'GET http://p.example/panel'],
  [302, '  /panel  ', 'GET https://p.example/panel'],
  [302, '\\panel', 'GET https://p.example/panel'],
  [302, '/caf\u00c3\u00a9', 'GET https://p.example/caf%C3%A9'],
  [302, 'https://user:secret@p.example/panel', 'GET https://p.example/panel'],
  [307, '/panel', 'POST https://p.example/panel id=1'],
  [308, '/panel', 'POST https://p.example/panel id=1'],
  [307, 'https://p.example:444/panel', 'form-elsewhere'],
  [308, 'http://p.example/panel', 'form-elsewhere'],
  [307, 'https://studio.example:8443/', 'POST https://studio.example:8443/ id=1'],
  [302, 'https://studio.example:8443/', 'GET https://studio.example:8443/'],
  [302, 'https://studio.example/', 'foreign-host'],
  [302, 'https://p.example.evil.example/', 'foreign-host'],
  [302, 'https://p.example@evil.example/', 'foreign-host'],
  [302, '//evil.example/panel', 'foreign-host'],
  [302, 'http://127.0.0.1/', 'private-host'],
  [302, 'http://[::1]/', 'private-host'],
  [302, 'http://2130706433/', 'private-host'],
  [302, 'http://169.254.169.254/latest', 'private-host'],
  [302, 'http://[::ffff:10.0.0.1]/', 'private-host'],
  [302, 'http://localhost:8080/', 'private-host'],
  [302, 'http://studio.localhost/', 'private-host'],
  [302, 'http://metadata.google.internal/', 'private-host'],
  [302, 'http://database:5432/', 'private-host'],
  [302, 'javascript:alert(1)', 'bad-scheme'],
  [302, 'file:///etc/passwd', 'bad-scheme'],
  [302, 'p.example:8080/panel', 'bad-scheme'],
  [302, 'http://', 'bad-location'],
  [302, 'https://[/', 'bad-location'],
  [302, ['/a', '/b'], 'bad-location'],
  [302, ['/a', '/a'], 'GET https://p.example/a'],
  [302, '', 'end'],
  [302, [], 'end'],
  [200, '/panel', 'end'],
  [300, '/panel', 'end'],
  [304, '/panel', 'end'],
  [201, '/panel', 'end'],
];

for (const [status, location, expected] of cases)
  test(`${status} ${JSON.stringify(location)}: ${expected}`, () => assert.equal(outcome(status, ...[location].flat()), expected));

test('what describes the body goes with it', () => {
  const next = followed(form, answer(303, '/x'), { allows, takesForm });
  assert.deepEqual(next && 'step' in next && next.step.headers, [['X-Kept', '1']]);
});

test('the fragment is kept apart', () => {
  const next = followed(form, answer(303, '/x#/panel/1'), { allows, takesForm });
  assert.equal(next && 'fragment' in next && next.fragment, '#/panel/1');
});

test('a target on loopback may lead to its own port by any name, and elsewhere on loopback only where the user says so', () => {
  const near = allowsHost([new URL('http://127.0.0.1:8080/')], []);
  for (const url of ['http://127.0.0.1:8080/', 'http://localhost:8080/', 'http://[::1]:8080/', 'http://panel.localhost:8080/'])
    assert.ok(near(new URL(url)), url);
  const others = ['http://127.0.0.1:9/', 'http://127.0.0.2:8080/', 'http://localhost/', 'http://10.0.0.1:8080/', 'http://p.example:8080/'];
  for (const url of others) assert.ok(!near(new URL(url)), url);
  for (const url of others) assert.ok(allowsHost([], [new URL(url).host])(new URL(url)), url);
  assert.ok(allowsHost([], ['127.0.0.1'])(new URL('http://127.0.0.1:9/')));
});

test('a form goes on from http to the https of its host, and never back', () => {
  const goes = (from: string, to: string) => allowsForm(['near.example'])(new URL(from), new URL(to));
  assert.ok(goes('http://p.example/a', 'https://p.example/a'));
  assert.ok(goes('https://p.example/a', 'https://near.example/a'));
  assert.ok(!goes('http://p.example:8080/a', 'https://p.example/a'));
  assert.ok(!goes('https://p.example/a', 'http://near.example/a'));
  assert.ok(!goes('http://127.0.0.1:1/', 'http://127.0.0.1:2/'));
});
