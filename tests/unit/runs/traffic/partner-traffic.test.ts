import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { basicHeader } from '../../../../engine/signatures/credentials.ts';
import type { Exchange } from '../../../../engine/wire/http/exchange.ts';
import { readTraffic } from '../../../../engine/wire/traffic/har.ts';
import { harOf } from '../../../../engine/wire/traffic/write-har.ts';
import { judgeSide, kept, sightingsIn, trafficReport, whoseTraffic } from '../../../../runs/traffic/report.ts';
import { api, base, exchange, manifest, ofPartner, seenIn, verdicts } from './test-traffic.ts';

const right: [string, string][] = [
  ['Authorization', basicHeader(manifest)],
  ['Content-Type', 'application/json'],
];
const body = (addonId: string) =>
  JSON.stringify({
    ...{ addon_id: addonId, owner_id: 'o', owner_name: 'n', user_id: 'u', plan: 'basic', region: 'EU', options: {} },
    callback_url: `${api}/v2/vendor/apps/${addonId}`,
  });
const install = (id: string, sent?: string) =>
  exchange('POST', base, right, 200, JSON.stringify({ id, config: { ACME_DB_URL: 'x' } }), sent);

it('a request without its body leaves open what its body would show, and nothing else', async () => {
  const cut: Exchange = { ...install('res_1'), error: { kind: 'protocol', phase: 'send', message: 'the body is missing' } };
  const calls = [cut, install('res_2', body('addon_2')), exchange('DELETE', `${base}/res_2`, right, 200, '')];
  const of = await verdicts('platform', ofPartner, ...calls);
  assert.equal(of('calls/provision-body-is-complete')?.verdict, 'undecided');
  for (const id of ['calls/use-basic-credentials', 'calls/deprovision-has-no-body', 'calls/deprovision-uses-the-partner-id'])
    assert.equal(of(id)?.verdict, 'pass', id);
  const ofProvider = await verdicts('provider', ofPartner, ...calls);
  for (const id of ['provision/succeeds', 'provision/id-is-a-string', 'deprovision/answers-200'])
    assert.equal(ofProvider(id)?.verdict, 'pass', id);
});

it('coverage counts what was judged, wherever it was called', async () => {
  const { addresses: _declared, manifest: _none, ...unknown } = ofPartner;
  const whose = { ...unknown, addresses: [] };
  const sightings = await seenIn(whose, [install('res_1', body('addon_1')), exchange('DELETE', `${base}/res_1`, right, 200, '')]);
  const judging = { command: '', version: '0', started: new Date(), strict: false, leftOut: () => undefined, whose: whoseTraffic(whose) };
  const { coverage = [] } = await trafficReport('provider', sightings, judging);
  const exercised = coverage.filter((row) => row.exercised > 0).map(({ operation, exercised: times }) => [operation, times]);
  assert.deepEqual(exercised, [
    ['provision', 1],
    ['deprovision', 1],
  ]);
});

describe('what the proxy wrote down', () => {
  const wrong = install('res_1', body('addon_1').replace('"EU"', '"eu"'));
  const calls = [wrong, exchange('DELETE', `${base}/res_1`, right, 204, '')];

  for (const form of ['a HAR file', 'a journal'] as const)
    it(`is judged again as it was, from ${form}, without a secret in it`, async () => {
      const sightings = await seenIn(ofPartner, calls);
      const whose = whoseTraffic(ofPartner);
      const all = sightings.map((one) => ({ exchange: one.exchange, seen: kept(one, whose) }));
      const text = form === 'a journal' ? all.map(({ seen }) => `${JSON.stringify({ time: '', seen })}\n`).join('') : harOf(all, '1.0.0');
      for (const secret of [manifest.password, basicHeader(manifest).slice(6)]) assert.ok(!text.includes(secret));
      const read = sightingsIn('a', readTraffic('a', Buffer.from(text)).kept);
      assert.deepEqual(read.sightings, JSON.parse(JSON.stringify(sightings)));
      assert.deepEqual([read.whose?.id, read.whose?.has], [whose.id, whose.has]);
      for (const side of ['provider', 'platform'] as const) {
        const again = await judgeSide(side, read.sightings, read.whose?.has ?? whose.has);
        assert.deepEqual([...again.judged], [...(await judgeSide(side, sightings, whose.has)).judged]);
      }
    });

  for (const [what, change] of [
    ['a number', 7],
    ['no facts', {}],
    ['facts that are none', { provider: [1], platform: [], client: [], whose: { has: [] }, exchange: {} }],
    ['an exchange that is none', { provider: [], platform: [], client: [], whose: { has: [] }, exchange: { request: 1 } }],
    ['a fact with another type', { provider: [{ label: 'a/b', on: 7 }], platform: [], client: [], whose: { has: [] } }],
  ] as const)
    it(`is refused where it is ${what}`, () => {
      assert.throws(
        () => sightingsIn('a.har', [change]),
        /^UsageError: a\.har: exchange 1 is not as the proxy of this version writes it: /,
      );
    });
});
