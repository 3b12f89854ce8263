import assert from 'node:assert/strict';
import { it } from 'node:test';
import { admitted } from '../../../../runs/live/serve.ts';

const door = { host: '127.0.0.1:4100', token: 'a-token-that-nobody-guesses' };
const tunnel = { host: 'live.staging.example', origin: 'https://live.staging.example' };
const origins = [tunnel.origin, `http://${door.host}`];
const own = { host: door.host, origin: 'http://127.0.0.1:4100', 'sec-fetch-site': 'same-origin' };
const ask = (method: string, url: string, headers: Record<string, string>, hosts = headers.host === undefined ? [] : [headers.host]) =>
  admitted({ method, url, headers, headersDistinct: { host: hosts } }, { ...door, origins });

it('lets in whoever has the address', () => {
  assert.deepEqual(ask('GET', `/${door.token}/`, { host: door.host }), { path: '' });
  assert.deepEqual(ask('GET', `/${door.token}/exchange/3`, { host: door.host }), { path: 'exchange/3' });
  assert.deepEqual(ask('POST', `/${door.token}/run`, own), { path: 'run' });
  assert.deepEqual(ask('GET', `/${door.token}/`, { host: tunnel.host }), { path: '' });
  assert.deepEqual(ask('POST', `/${door.token}/run`, { ...own, ...tunnel }), { path: 'run' });
});

it('refuses every other way in', () => {
  const url = `/${door.token}/run`;
  const wrong: [string, string, Record<string, string>][] = [
    ['GET', url, { host: 'evil.example:4100' }],
    ['GET', url, { host: 'localhost:4100' }],
    ['GET', url, { host: door.host, origin: 'http://127.0.0.1:4101' }],
    ['GET', '/', { host: door.host }],
    ['GET', `/${door.token}`, { host: door.host }],
    ['GET', `/${door.token}x/`, { host: door.host }],
    ['GET', `//${door.token}/`, { host: door.host }],
    ['POST', url, { host: door.host }],
    ['POST', url, { ...own, origin: 'null' }],
    ['POST', url, { ...own, origin: 'https://127.0.0.1:4100' }],
    ['POST', url, { ...own, 'sec-fetch-site': 'same-site' }],
    ['POST', url, { ...own, origin: tunnel.origin }],
    ['POST', url, { ...own, host: tunnel.host }],
    ['GET', '/', { host: tunnel.host }],
    ['PUT', url, own],
    ['OPTIONS', url, own],
  ];
  for (const [method, path, headers] of wrong) {
    const entry = ask(method, path, headers);
    assert.ok('status' in entry && [403, 405].includes(entry.status ?? 0), `${method} ${path} ${JSON.stringify(headers)}`);
  }
});

it('refuses a request that names two hosts, or none', () => {
  for (const hosts of [[door.host, 'evil.example'], [door.host, door.host], []])
    assert.deepEqual(ask('GET', `/${door.token}/`, own, hosts), { status: 400, body: 'expected one Host header' });
});
