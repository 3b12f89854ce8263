import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Overview } from '../../specs/generated/schemas.ts';
import { usualSeed } from '../../targets/oddities/index.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { bin, inFolder, run } from '../support/command.ts';
import { faultEvery, type StartedFleet, startFleet } from '../support/fleets.ts';
import { killedAt, momentsOf, runToEnd } from '../support/killing.ts';
import { leaveResource } from '../support/left-resource.ts';
import { isWhole } from '../support/proof.ts';

test.describe.configure({ timeout: isWhole ? 3_600_000 : 240_000 });

const [size, shards, killed] = isWhole ? [300, 8, 3] : [4, 2, 1];
const seed = Number(process.env.ASSAY_SEED ?? usualSeed);
// One install, one sign-on and one delete for each target: what is judged of a target is shown elsewhere.
const swiftly = ['--plan', 'test', '--smoke', '--seed', '7', '--quiet'];
const smokeNotices = /^(provision\/(config|message)-|sso\/(redirects|sets-a-session-cookie|panel-needs-the-session)$)/;

let folder = '';
let fleet: StartedFleet;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-resume-'));
  fleet = await startFleet(folder, size, faultEvery(4, smokeNotices));
});

test.afterAll(async () => {
  await fleet.close();
  rmSync(folder, { recursive: true });
});

const indices = Array.from({ length: shards }, (_, index) => index + 1);
const night = (index: number, ...more: string[]) => ({
  command: [
    process.execPath,
    bin,
    'fleet',
    'targets.yaml',
    ...swiftly,
    '--shard',
    `${index}/${shards}`,
    '--out',
    `night-${index}`,
    ...more,
  ],
  cwd: folder,
});

/** What an overview says, but for times. */
function told(out: string) {
  const { at: _at, targets, ...head } = JSON.parse(readFileSync(join(folder, out, 'overview.json'), 'utf8')) as Overview;
  return { ...head, targets: targets.map(({ seconds: _, ...target }) => target).sort((a, b) => a.name.localeCompare(b.name)) };
}

test('shards that are killed and resumed give the same result as an undisturbed run', { tag: '@prove' }, async () => {
  const calm = ['fleet', 'targets.yaml', ...swiftly, '--workers', '4', '--out', 'calm'];
  await run(bin, calm, folder, { limit: 3_000_000 });

  const moments = momentsOf(killed, Math.floor(size / shards), seed);
  await Promise.all(
    indices.map(async (index) => {
      const moment = moments[index - 1];
      if (moment) expect(await killedAt(night(index), join(folder, `night-${index}`), moment), `shard ${index} was over`).toBe(true);
      const { output } = await runToEnd(night(index, ...(moment ? ['--resume'] : [])));
      expect(output).not.toMatch(/^\s+at /m);
    }),
  );
  const { stdout } = await run(bin, ['merge', ...indices.map((index) => `night-${index}`), '--out', 'night', '--quiet'], folder);
  expect(stdout).toContain(`${size} targets`);
  expect(told('night')).toEqual(told('calm'));
  expect(new Set(told('night').targets.map(({ verdict }) => verdict))).toEqual(new Set(['partial', 'not-conforming']));

  for (const index of indices) {
    const { status, stderr } = await inFolder(['reap', `night-${index}`], folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
  expect(fleet.partners.map((partner) => partner.resources().length).filter(Boolean)).toEqual([]);
});

test('a run that is resumed first deletes what the killed one left, with the variables of each target', async () => {
  const here = mkdtempSync(join(tmpdir(), 'assay-left-'));
  const partner = await startPartner({ manifest: partnerManifest() });
  try {
    const { api } = partner.manifest;
    const written = JSON.stringify(partner.manifest).replace(JSON.stringify(api.password), JSON.stringify('$' + '{ACME_PASSWORD}'));
    writeFileSync(join(here, 'acme.json'), written);
    writeFileSync(join(here, 'password'), api.password);
    const targets = [{ name: 'acme', manifest: 'acme.json', env_files: { ACME_PASSWORD: 'password' } }];
    writeFileSync(join(here, 'targets.yaml'), JSON.stringify({ targets }));
    await leaveResource(partner, join(here, 'night/acme/ledger'), join(here, 'acme.json'));
    expect(partner.resources()).toHaveLength(1);
    const { stderr } = await inFolder(['fleet', 'targets.yaml', ...swiftly, '--resume', '--out', 'night'], here);
    expect(stderr).toMatch(/killed\.jsonl: 1 created, 1 deleted/);
    expect(partner.resources()).toEqual([]);
  } finally {
    await partner.close();
    rmSync(here, { recursive: true });
  }
});
