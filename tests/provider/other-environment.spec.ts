import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { certify } from '../../library/certify.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';

test('plays that get another environment than the program that asks for them account for everything they create', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-environment-'));
  const partner = await startPartner({ manifest: partnerManifest() });
  try {
    // Here the plays would find, or make, another key for the ledger.
    const env = { PATH: process.env.PATH, XDG_STATE_HOME: join(folder, 'state') };
    const { resources } = await certify(partner.manifest, { cwd: folder, env, plan: ['test'], smoke: true, browser: 'off' });
    expect(partner.made()).toBeGreaterThan(0);
    expect(resources.made).toBe(partner.made());
  } finally {
    await partner.close();
    rmSync(folder, { recursive: true });
  }
});
