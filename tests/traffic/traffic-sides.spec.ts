import { expect, test } from '@playwright/test';
import { exchangeOf } from '../../engine/wire/traffic/passed.ts';
import type { PassedExchange } from '../../engine/wire/traffic/tap.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { startProxy } from '../../fixtures/stand-ins/proxy/server.ts';
import { judgeSide, whoseTraffic } from '../../runs/traffic/report.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import { createObserver, type Sighting } from '../../suites/traffic/observer.ts';
import type { TrafficSide } from '../../suites/traffic/owner.ts';
import { partnerOddities } from '../../targets/oddities/partner.ts';
import { platformOddities } from '../../targets/oddities/platform.ts';
import {
  type ManifestChoices,
  type Decisions as PartnerDecisions,
  partnerManifest,
  startPartner,
} from '../../targets/reference/partner/index.ts';
import { type PeopleChoices, type Decisions as PlatformDecisions, startPlatform } from '../../targets/reference/platform/index.ts';
import { batches, everyNth, isWhole } from '../support/proof.ts';
import { acts } from '../support/targets/acting.ts';

interface FaultyPair {
  partner?: Partial<PartnerDecisions>;
  manifest?: ManifestChoices;
  platform?: Partial<PlatformDecisions>;
  people?: PeopleChoices;
}

/** What is wrong with either side by what passed between them: two installs, a list, a sign-on and a deletion. */
async function blamed({ partner: partnerDecides = {}, manifest: choices, platform: platformDecides = {}, people = {} }: FaultyPair) {
  const partner = await startPartner({ manifest: partnerManifest(choices), decisions: partnerDecides });
  const port = await freePort();
  const passed: { at: string; passed: PassedExchange }[] = [];
  const before = (to: string) =>
    startProxy({
      ...{ to: new URL(to), listen: { host: '127.0.0.1', port: 0 } },
      onExchange: (one) => passed.push({ at: to, passed: one }),
      onTrouble: () => {},
    });
  const [toPartner, toPlatform] = await Promise.all([before(partner.origin), before(`http://127.0.0.1:${port}`)]);
  const { id, api } = partner.manifest;
  const moved = (url: string) => url.replace(partner.origin, toPartner.origin);
  const urls = { base_url: moved(api.test.base_url), sso_url: moved(api.test.sso_url) };
  const platform = await startPlatform({
    manifest: { ...partner.manifest, api: { ...api, test: urls, production: urls } },
    ...{ port, publicUrl: toPlatform.origin, decisions: platformDecides, people },
  });
  try {
    const { addon_id: first } = await acts(platform, 'install', { plan: 'test' });
    await acts(platform, 'install', { plan: 'test' });
    const authorization = `Basic ${Buffer.from(`${id}:${api.password}`).toString('base64')}`;
    for (const headers of [{ authorization }, {}])
      await fetch(`${toPlatform.origin}/v2/vendor/apps`, { headers }).then((answer) => answer.text());
    await acts(platform, 'sso', { addon_id: first });
    await acts(platform, 'uninstall', { addon_id: first });
  } finally {
    await Promise.all([toPartner.close(), toPlatform.close(), partner.close(), platform.close()]);
  }
  const { password, sso_salt, config_vars } = api;
  const whose = {
    manifest: { id, password, sso_salt, config_vars },
    addresses: [{ baseUrl: api.test.base_url, ssoUrl: api.test.sso_url }],
    ...{ isOneTarget: true, hasCredentials: true, hasCookies: true, resources: [], plans: ['test'], shownHeaders: [] },
  };
  const observe = createObserver(whose);
  const sightings: Sighting[] = [];
  // As in a HAR file.
  for (const one of passed.toSorted((a, b) => a.passed.started - b.passed.started)) {
    const exchange = exchangeOf(one.passed, one.at);
    const sighting = exchange && (await observe(exchange));
    if (sighting) sightings.push(sighting);
  }
  const wrong = async (side: TrafficSide) =>
    [...(await judgeSide(side, sightings, whoseTraffic(whose).has)).judged].filter(
      ([, { verdict }]) => verdict === 'fail' || verdict === 'warn',
    );
  const told = async (side: TrafficSide) => (await wrong(side)).map(([requirement, { problems }]) => `${requirement}: ${problems[0]?.got}`);
  return { seen: sightings.length, provider: await told('provider'), platform: await told('platform') };
}

const { slow: _slow, ...partners } = partnerOddities;
const legal: [string, FaultyPair][] = [...Object.entries(partners), ...Object.entries(platformOddities)];

test.describe.configure({ timeout: 300_000 });

for (const batch of batches(everyNth(legal, 24), 40)) {
  test(`traffic with oddities accuses nobody: ${batch.map(([name]) => name).join(', ')}`, async () => {
    for (const [name, pair] of batch) {
      const { seen, provider, platform } = await blamed(pair);
      expect.soft({ provider, platform }, name).toEqual({ provider: [], platform: [] });
      expect.soft(seen, name).toBeGreaterThan(3);
    }
  });
}

const faults: { name: string; side: 'provider' | 'platform'; may: string[]; pair: FaultyPair }[] = [
  ...Object.entries(partnerFaults).map(([name, fault]) => ({
    ...{ name, pair: fault },
    side: 'provider' as const,
    may: [...fault.breaks, ...(fault.may ?? [])],
  })),
  ...Object.entries(platformFaults).map(([name, fault]) => ({
    ...{ name, pair: fault },
    side: 'platform' as const,
    may: [...fault.breaks, ...(fault.may ?? [])],
  })),
];

for (const batch of batches(everyNth(faults, 48), 40)) {
  test(`traffic with faults accuses only the right side: ${batch.map(({ name }) => name).join(', ')}`, async () => {
    let caught = 0;
    for (const { name, side, may, pair } of batch) {
      const found = await blamed(pair);
      expect.soft(found[side === 'provider' ? 'platform' : 'provider'], `${name}, the other side`).toEqual([]);
      // The plain call that a neighbour is judged by may be the one that shows it.
      const isNear = (text: string) => may.some((id) => id.split('/')[0] === text.split('/')[0]);
      expect
        .soft(
          found[side].filter((text) => !isNear(text)),
          name,
        )
        .toEqual([]);
      if (found[side].length > 0) caught += 1;
    }
    expect(caught).toBeGreaterThan(0);
    if (isWhole) test.info().annotations.push({ type: 'caught', description: `${caught} of ${batch.length}` });
  });
}
