import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { type Ended, inFolder } from '../support/command.ts';

const brief = ['--plan', 'test', '--cases', '1', '--browser', 'off'];
export const certifying = ['certify', 'manifest.json', ...brief];

/** Runs a partner, with its manifest in a folder, while `act` runs; both are removed afterwards. */
export async function onStage<T>(act: (partner: Partner, folder: string) => Promise<T>): Promise<T> {
  const partner = await startPartner({ manifest: partnerManifest() });
  const folder = mkdtempSync(join(tmpdir(), 'assay-world-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  try {
    return await act(partner, folder);
  } finally {
    await partner.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const certify = (folder: string, args: string[] = [], env: Record<string, string> = {}): Promise<Ended> =>
  inFolder([...certifying, ...args], folder, { limit: 100_000, env });

/** One line that says what to do, status 2, no stack trace, and no request. */
export function expectRefused({ status, stderr }: Ended, partner: Partner, line: RegExp): void {
  const said = stderr.split('\n').filter((one) => one !== '' && !/^(Plan for| {2}\w)/.test(one));
  expect(said).toEqual([expect.stringMatching(line)]);
  expect(status).toBe(2);
  expect(partner.made()).toBe(0);
}

export const noStack = /^\s+at |node:internal|bug in Assay/im;
