import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Overview } from '../../engine/judging/overview.ts';
import { partnerFaults } from '../../targets/faults/partner/index.ts';
import { type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { bin, run } from '../support/command.ts';
import { isWhole } from '../support/proof.ts';

test.describe.configure({ timeout: isWhole ? 3_600_000 : 240_000 });

const size = isWhole ? 300 : 4;
const shards = isWhole ? 8 : 2;
const killed = isWhole ? 3 : 1;
const swiftly = ['--plan', 'test', '--cases', '1', '--browser', 'off', '--ready-within', '1', '--seed', '7', '--quiet'];

let folder = '';
const partners: Partner[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-resume-'));
  const faults = Object.values(partnerFaults).filter(({ manifest }) => manifest === undefined);
  for (let index = 0; index < size; index++) {
    const fault = index % 4 === 1 ? faults[(index * 5) % faults.length] : undefined;
    const partner = await startPartner({ manifest: partnerManifest(), decisions: fault?.partner ?? {} });
    partners.push(partner);
    writeFileSync(join(folder, `partner-${index}.json`), JSON.stringify(partner.manifest));
  }
  const targets = partners.map((_, index) => ({ name: `partner-${index}`, manifest: `partner-${index}.json` }));
  writeFileSync(join(folder, 'targets.yaml'), JSON.stringify({ targets }));
});

test.afterAll(async () => {
  await Promise.all(partners.map((partner) => partner.close()));
  rmSync(folder, { recursive: true });
});

const command = (index: number, out: string) => ['fleet', 'targets.yaml', ...swiftly, '--shard', `${index}/${shards}`, '--out', out];
const indices = Array.from({ length: shards }, (_, index) => index + 1);

/** What an overview says, but for times. */
function merged(out: string) {
  const { targets } = JSON.parse(readFileSync(join(folder, out, 'overview.json'), 'utf8')) as Overview;
  return targets.map(({ seconds: _, because: _why, ...target }) => target).sort((a, b) => a.name.localeCompare(b.name));
}

/** Starts a shard as a process of its own, and ends it the hard way after a while. */
async function killedAfter(ms: number, index: number): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [bin, ...command(index, `night-${index}`)], { cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await sleep(ms);
  child.kill('SIGKILL');
  await ended;
}

test('shards that are killed and resumed come to what an undisturbed run comes to', { tag: '@prove' }, async () => {
  for (const index of indices) await run(bin, command(index, `calm-${index}`), folder, { limit: 1_800_000 });
  await run(bin, ['merge', ...indices.map((index) => `calm-${index}`), '--out', 'calm', '--quiet'], folder);

  for (const index of indices) {
    if (index <= killed) await killedAfter(1_000 + Math.random() * (isWhole ? 60_000 : 3_000), index);
    await run(bin, [...command(index, `night-${index}`), '--resume'], folder, { limit: 1_800_000 });
  }
  const { stdout } = await run(bin, ['merge', ...indices.map((index) => `night-${index}`), '--out', 'night', '--quiet'], folder);
  expect(stdout).toContain(`${size} targets`);
  expect(merged('night')).toEqual(merged('calm'));
});
