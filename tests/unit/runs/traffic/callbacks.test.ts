import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { basicHeader } from '../../../../engine/signatures/credentials.ts';
import type { Exchange } from '../../../../engine/wire/http/exchange.ts';
import { judgeSide, whoseTraffic } from '../../../../runs/traffic/report.ts';
import { createObserver, type Sighting } from '../../../../suites/traffic/observer.ts';
import type { TrafficOwner } from '../../../../suites/traffic/owner.ts';

const api = 'https://api.example';
const base = 'https://acme.example/resources';
const manifest = { id: 'acme-db', password: 'p'.repeat(40), sso_salt: 's'.repeat(40), config_vars: ['ACME_DB_URL'] };
const owner: TrafficOwner = {
  ...{ manifest, addresses: [{ baseUrl: base, ssoUrl: 'https://acme.example/sso' }], plans: ['basic'], resources: [], shownHeaders: [] },
  ...{ isOneTarget: false, hasCredentials: true, hasCookies: true },
};
const right: [string, string][] = [
  ['Authorization', basicHeader(manifest)],
  ['Content-Type', 'application/json'],
];
const start = Date.UTC(2026, 10, 15, 8);

interface Choices {
  /** Milliseconds since the start, until the answer, and until its end. */
  at: number;
  answer?: number;
  total?: number;
  status?: number;
  sent?: object;
  body?: object;
}

const call = (line: string, { at, answer = 5, total = 9, status = 200, sent, body = {} }: Choices): Exchange => {
  const [method = '', url = ''] = line.split(' ');
  const text = JSON.stringify(body);
  return {
    request: { method, url, headers: right, ...(sent && { body: JSON.stringify(sent) }) },
    response: {
      status,
      statusText: '',
      httpVersion: '1.1',
      headers: [['Content-Type', 'application/json']],
      body: text,
      bytes: text.length,
    },
    ...{ started: start + at, ms: { answer, total } },
  };
};

const provisioning = (addonId: string, callback = `${api}/v2/vendor/apps/${addonId}`) => ({
  ...{ addon_id: addonId, owner_id: 'o', owner_name: 'n', user_id: 'u', plan: 'basic', region: 'EU', options: {} },
  callback_url: callback,
});

/** An install that takes from 0.1 s to 1.1 s. */
const install = (addonId = 'addon_1', id = 'res_1', callback?: string) =>
  call(`POST ${base}`, { at: 100, answer: 1000, total: 1005, sent: provisioning(addonId, callback), body: { id } });

const detail = (at: number, choices: Partial<Choices> = {}, id = 'addon_1') => call(`GET ${api}/v2/vendor/apps/${id}`, { at, ...choices });

async function judged(id: string, exchanges: Exchange[]) {
  const observe = createObserver(owner);
  const sightings: Sighting[] = [];
  for (const one of exchanges) sightings.push(...[await observe(one)].filter((sighting) => sighting !== undefined));
  const all = await judgeSide('provider', sightings, whoseTraffic(owner).has);
  const { verdict, problems = [] } = [...all.judged].find(([known]) => known === id)?.[1] ?? {};
  return [verdict, ...problems.map(({ got }) => got)];
}

const cases: Record<string, [what: string, exchanges: Exchange[], ...wanted: string[]][]> = {
  'provision/does-not-call-back-early': [
    ['a call that is over before the answer', [install(), detail(1050, { total: 30 })], 'fail', 'a GET 50 ms before it'],
    ['a call less than a second before the answer, which ends after it', [install(), detail(101, { total: 2000 })], 'untested'],
    [
      'a call a second before the answer, which ends after it',
      [install(), detail(100, { total: 2000 })],
      'fail',
      'a GET 1000 ms before it',
    ],
    ['a call from before the install', [install(), detail(99), detail(1150)], 'pass'],
    ['a call after the answer', [install(), detail(1101)], 'pass'],
    ['a call that the answer may have overtaken', [install(), detail(1095)], 'untested'],
    ['a call of an add-on whose install is not there', [install(), detail(1050, {}, 'addon_2')], 'untested'],
    ['an install without times', [{ ...install(), ms: { total: 0 } }, detail(1050)], 'untested'],
    ['a recorder that keeps only seconds', [install(), detail(1000, { total: 30 })], 'untested'],
    ['no call', [install()], 'untested'],
  ],
  'provision/callbacks-stay-under-v2': [
    ['a call below /v2', [install(), detail(1200)], 'pass'],
    [
      'another version',
      [install(), call(`GET ${api}/v1/vendor/apps/addon_1`, { at: 1200, status: 404 })],
      'fail',
      'a GET of "/v1/vendor/apps/addon_1"',
    ],
    [
      'no version, behind a prefix',
      [install('addon_1', 'res_1', `${api}/p/v2/vendor/apps/addon_1`), call(`PUT ${api}/p/vendor/apps/addon_1`, { at: 1200, status: 404 })],
      'fail',
      'a PUT of "/vendor/apps/addon_1"',
    ],
    [
      'the callback_url that was given, whatever it is',
      [install('addon_1', 'res_1', `${api}/back/addon_1`), call(`GET ${api}/back/addon_1`, { at: 1200 })],
      'untested',
    ],
    ['another address', [install(), call('GET https://other.example/v1/x', { at: 1200 })], 'untested'],
    ['no install', [call(`GET ${api}/v1/vendor/apps/addon_1`, { at: 1200 })], 'untested'],
  ],
  'provision/callbacks-name-the-add-on': [
    ['a call with the addon_id', [install(), detail(1200)], 'pass'],
    [
      'the id of the answer',
      [install(), detail(1200, { status: 404 }, 'res_1')],
      'fail',
      'a GET of "/v2/vendor/apps/res_1", which has the id of your answer',
    ],
    ['the id of the answer, which the platform knows', [install(), detail(1200, {}, 'res_1')], 'untested'],
    ['an add-on that was installed before', [install(), detail(1200, { status: 404 }, 'addon_9')], 'untested'],
    ['a partner that uses the addon_id as its own', [install('addon_1', 'addon_1'), detail(1200, { status: 404 })], 'pass'],
    ['the list', [install(), call(`GET ${api}/v2/vendor/apps`, { at: 1200, body: [] })], 'untested'],
  ],
};

for (const [id, rows] of Object.entries(cases))
  describe(`${id} in recorded traffic`, () => {
    for (const [what, exchanges, ...wanted] of rows) it(what, async () => assert.deepEqual(await judged(id, exchanges), wanted));
  });
