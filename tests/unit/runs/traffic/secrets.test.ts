import assert from 'node:assert/strict';
import { it } from 'node:test';
import { basicHeader } from '../../../../engine/signatures/credentials.ts';
import { judgeSide, whoseTraffic } from '../../../../runs/traffic/report.ts';
import { base, exchange, manifest, ofPartner, seenIn } from './test-traffic.ts';

const right: [string, string][] = [
  ['Authorization', basicHeader(manifest)],
  ['Content-Type', 'application/json'],
];
const installing = {
  ...{ owner_email: 'grace@real.person-company.com', owner_name: 'Grace Hopper' },
  ...{ addon_id: 'addon_1', owner_id: 'orga_1', user_id: 'user_1', plan: 'basic', region: 'EU', options: {} },
  callback_url: 'https://api.example/v2/vendor/apps/addon_1?token=canary-callback-1',
};
const install = (body: string, config: object) => exchange('POST', base, right, 200, JSON.stringify({ id: 'res_1', config }), body);

for (const [how, body] of [
  ['compact', JSON.stringify(installing)],
  ['on several lines', JSON.stringify(installing, null, 2)],
] as const)
  it(`a token in an address in JSON ${how} is hidden under a name of ours, and the call is judged`, async () => {
    const sightings = await seenIn(ofPartner, [install(body, {})]);
    const text = JSON.stringify(sightings);
    const names = [...text.matchAll(/\[redacted:([^\]]*)\]/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(names)], ['secret']);
    assert.ok(!/canary|real\.person-company|Hopper/.test(text), text);
    const [{ exchange: shown } = {}] = sightings;
    const { owner_id, plan, callback_url } = JSON.parse(shown?.request.body ?? '');
    assert.deepEqual([owner_id, plan], ['orga_1', 'basic']);
    assert.match(callback_url, /^https:\/\/api\.example\/v2\/vendor\/apps\/addon_1\?token=\[redacted:\w+\]$/);
    const { judged } = await judgeSide('platform', sightings, whoseTraffic(ofPartner).has);
    assert.deepEqual(
      [...judged].filter(([, { verdict }]) => verdict === 'undecided'),
      [],
    );
  });

it('a config value of three characters is hidden wherever it stands as a word', async () => {
  const later = exchange('DELETE', `${base}/res_1`, right, 500, 'cannot open x7q: no such key, x7qr is another');
  const text = JSON.stringify(await seenIn(ofPartner, [install(JSON.stringify(installing), { ACME_DB_URL: 'x7q' }), later]));
  assert.ok(!/x7q\b/.test(text), text);
  assert.match(text, /cannot open \[redacted:ACME_DB_URL\]: no such key, x7qr is another/);
});
