import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { startPlatform } from '../../targets/reference/platform/index.ts';
import { bin, run } from '../support/command.ts';
import { isWhole } from '../support/proof.ts';
import { acts } from '../support/targets/acting.ts';

interface Judged {
  status: number | null;
  verdict: string;
  /** The requirements that failed with a problem of their own. */
  blamed: string[];
}

async function judged(args: string[], folder: string, env: Record<string, string> = {}): Promise<Judged> {
  const { status, stderr } = await run(bin, [...args, '--quiet', '--out', 'out'], folder, { env, limit: 120_000 });
  expect(stderr).toBe('');
  const { verdict, requirements } = JSON.parse(readFileSync(join(folder, 'out/report.json'), 'utf8')) as Report;
  return { status, verdict, blamed: requirements.filter((one) => one.verdict === 'fail').map(({ id }) => id) };
}

interface Loop {
  /** What a user sees who opens the dashboard. */
  signedOn: unknown;
  partner: Judged;
  platform: Judged;
}

/** Lets the two meet, from the install to the end, then judges each of them through the public commands, at the same addresses. */
async function loop(faults: { partner?: string; platform?: string }): Promise<Loop> {
  const partner = await startPartner({ manifest: partnerManifest(), decisions: partnerFaults[faults.partner ?? '']?.partner ?? {} });
  const platform = await startPlatform({ manifest: partner.manifest, decisions: platformFaults[faults.platform ?? '']?.platform ?? {} });
  const folder = mkdtempSync(join(tmpdir(), 'assay-loop-'));
  try {
    for (const [name, text] of Object.entries(platform.files())) writeFileSync(join(folder, name), text);
    const { addon_id } = await acts(platform, 'install', { plan: 'test' });
    expect(partner.resources().map(({ addonId }) => addonId)).toEqual([addon_id]);
    const { status: signedOn } = await acts(platform, 'sso', { addon_id });
    expect(await acts(platform, 'uninstall', { addon_id })).toEqual({ ok: true });
    expect([partner.made(), partner.resources()]).toEqual([1, []]);

    const certified = await judged(['certify', 'manifest.json', '--plan', 'test', '--cases', '3'], folder);
    expect(partner.resources()).toEqual([]);
    const before = partner.made();
    // Its place is taken by the stand-in, at the URLs that the platform knows.
    await partner.close();
    const gated = await judged(['gate', 'platform.yaml'], folder, platform.environment);
    expect(partner.made()).toBe(before);
    return { signedOn, partner: certified, platform: gated };
  } finally {
    await Promise.all([partner.close(), platform.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const good: Judged = { status: 0, verdict: 'conforming', blamed: [] };

test('the reference platform and the reference partner work together, and both conform', async () => {
  expect(await loop({})).toEqual({ signedOn: 200, partner: good, platform: good });
});

if (isWhole)
  test('a partner that checks the signature wrongly is blamed, the platform is not', async () => {
    const { signedOn, partner, platform } = await loop({ partner: 'sso-hashes-with-sha1' });
    expect(signedOn).toBe(403);
    expect(partner).toMatchObject({ status: 1, verdict: 'not-conforming' });
    expect(partner.blamed).toContain('sso/accepts-a-valid-call');
    expect(platform).toEqual(good);
  });

test('a platform that signs wrongly is blamed, the partner is not', async () => {
  const { signedOn, partner, platform } = await loop({ platform: 'signature-by-sha1' });
  expect(signedOn).toBe(403);
  expect(partner).toEqual(good);
  expect(platform).toEqual({ status: 1, verdict: 'not-conforming', blamed: ['calls/sso-signature-is-right'] });
});

if (isWhole)
  test('two that are wrong in the same way work together, and both are blamed', async () => {
    const { signedOn, partner, platform } = await loop({ partner: 'sso-hashes-with-sha1', platform: 'signature-by-sha1' });
    expect(signedOn).toBe(200);
    expect(partner).toMatchObject({ status: 1, verdict: 'not-conforming' });
    expect(platform).toMatchObject({ status: 1, verdict: 'not-conforming' });
  });
