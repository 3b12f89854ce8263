import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { key } from '../support/bundles/signed.ts';
import { certifyIn } from '../support/certified-bundle.ts';
import { inFolder } from '../support/command.ts';
import { needs } from '../support/needs.ts';

let folder: string;
let partner: Partner;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-bundle-'));
  partner = await startPartner({ manifest: partnerManifest() });
  const own = key();
  const files = { 'manifest.json': JSON.stringify(partner.manifest), 'key.pem': own.private, 'pub.pem': own.public };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

test.afterAll(async () => {
  await partner.close();
  rmSync(folder, { recursive: true });
});

test('a run in part, or with a baseline, makes no bundle', needs('browser', '@prove'), async () => {
  writeFileSync(join(folder, 'known.yaml'), '[]');
  for (const args of [
    ['--only', 'sso/*'],
    ['--skip', 'sso/*'],
    ['--smoke'],
    ['--read-only'],
    ['--baseline', 'known.yaml'],
    ['--dry-run'],
  ]) {
    const { status, stderr } = await certifyIn(folder, '--bundle', 'part.tgz', ...args);
    expect({ args, status, stderr }).toEqual({
      args,
      status: 2,
      stderr: `assay: a certificate needs the complete, unchanged run; leave out ${args[0]}\n`,
    });
  }
  const { test: _none, ...api } = partner.manifest.api;
  writeFileSync(join(folder, 'lame.json'), JSON.stringify({ ...partner.manifest, api }));
  const lame = await inFolder(['certify', 'lame.json', '--bundle', 'part.tgz', '--check', '--quiet'], folder, { limit: 60_000 });
  expect(lame).toMatchObject({ status: 1, stderr: expect.stringContaining('No bundle: a certificate needs a complete run that conforms') });
  expect(lame.stdout).toContain('Would not be accepted: complete, conforming');
  expect(existsSync(join(folder, 'part.tgz'))).toBe(false);
  const wrong: [args: string[], expected: string][] = [
    [['--sign-key', 'key.pem'], 'assay: --sign-key signs a bundle'],
    [['--bundle', 'x.tgz', '--sign-key', 'pub.pem'], 'pub.pem: expected an Ed25519 private key in PEM'],
    [['--bundle', 'none/x.tgz'], 'none/x.tgz: its folder does not exist'],
  ];
  for (const [args, expected] of wrong)
    expect(await certifyIn(folder, ...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(expected) });
});
