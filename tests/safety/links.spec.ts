import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { overviewOf } from '../../engine/judging/overview.ts';
import { assay, everything } from '../support/command.ts';

const head = { assay: '4.0.0', edition: '2026-11', at: '2026-11-17T00:00:00.000Z' };
const acme = { name: 'acme', manifest: 'acme.json', verdict: 'conforming', because: 'all passed', verdicts: {} } as never;

/** A folder that somebody else filled, and a file of this machine that is none of theirs. */
function strangers(folder: string): void {
  writeFileSync(join(folder, 'private.txt'), 'canary-of-the-machine');
  mkdirSync(join(folder, 'shard', 'acme'), { recursive: true });
  writeFileSync(join(folder, 'shard', 'overview.json'), JSON.stringify(overviewOf(head, [acme])));
  symlinkSync('../../private.txt', join(folder, 'shard', 'acme', 'report.html'));
  mkdirSync(join(folder, 'linked'));
  symlinkSync('../private.txt', join(folder, 'linked', 'overview.json'));
  symlinkSync('../private.txt', join(folder, 'linked', 'report.json'));
  symlinkSync('../private.txt', join(folder, 'linked', 'fleet.db'));
}

for (const [what, args, file] of [
  ['merge, to an artefact', ['merge', 'shard', '--out', 'all'], 'shard/acme/report.html'],
  ['merge, to an overview', ['merge', 'linked', '--out', 'all'], 'linked/overview.json'],
  ['report', ['report', 'linked/report.json', '--reporter', 'html'], 'linked/report.json'],
  ['history', ['history', 'linked/fleet.db'], 'linked/fleet.db'],
] as const)
  test(`no link is followed in a folder of somebody else: ${what}`, async () => {
    const outcome = await assay([...args], { prepare: strangers });
    expect(outcome).toMatchObject({ status: 2, stderr: expect.stringMatching(new RegExp(`^assay: ${file}: a link`)) });
    expect(everything(outcome)).not.toContain('canary-of-the-machine');
  });
