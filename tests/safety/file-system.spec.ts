import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bin, inFolder } from '../support/command.ts';
import { needs } from '../support/needs.ts';
import { everyNth } from '../support/proof.ts';
import { checkReportsIn } from '../support/reading/claims/check.ts';
import { reap } from '../support/targets/started.ts';
import { certify, certifying, expectRefused, noStack, onStage } from './small-run.ts';

test.describe('the folder of the report', () => {
  test('is a file: reported before any request is sent', async () => {
    await onStage(async (partner, folder) => {
      writeFileSync(join(folder, 'taken'), '');
      const refused = await certify(folder, ['--out', 'taken']);
      expect(refused).toMatchObject({ status: 2, stderr: 'assay: taken: not a folder; name another one with --out\n' });
      expectRefused(refused, partner, /^assay: taken/);
      mkdirSync(join(folder, 'out'));
      writeFileSync(join(folder, 'out/ledger'), '');
      expectRefused(await certify(folder, ['--out', 'out']), partner, /out\/ledger: not a folder; .*--out/);
    });
  });

  test('cannot be written by check: the verdict is printed anyway', async () => {
    await onStage(async (_partner, folder) => {
      writeFileSync(join(folder, 'taken'), '');
      const { status, stdout, stderr } = await inFolder(['check', 'manifest.json', '--out', 'taken'], folder);
      expect(stdout).toMatch(/^(partial|conforming): acme-db/m);
      expect(stderr).toMatch(/^assay: taken: not a folder; name another one with --out\n$/);
      expect(status).toBe(2);
    });
  });

  test('has no room for the page: the verdict is printed first', async () => {
    await onStage(async (_partner, folder) => {
      // A page that cannot be replaced fails as on a full disk, and needs no disk.
      mkdirSync(join(folder, 'out/report.html/in-the-way'), { recursive: true });
      const { status, stdout, stderr } = await inFolder(
        ['check', 'manifest.json', '--out', 'out', '--reporter', 'terminal,html,junit'],
        folder,
      );
      expect(stdout).toMatch(/^(partial|conforming): acme-db/m);
      expect(stderr).toMatch(/^assay: out\/report\.html: cannot be written \(\w+\); name another folder with --out\n$/);
      expect(status).toBe(2);
    });
  });

  /** Mounts a small file system in the folder while `act` runs. */
  async function mounted<T>(folder: string, options: string, act: (place: string) => Promise<T>): Promise<T> {
    const place = join(folder, 'out');
    mkdirSync(place);
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place], { stdio: 'ignore' });
    try {
      return await act(place);
    } finally {
      execFileSync('umount', ['-l', place]);
    }
  }

  test('is read-only: reported before any request is sent', needs('mount'), async () => {
    await onStage((partner, folder) =>
      mounted(folder, 'ro', async () => {
        expectRefused(await certify(folder, ['--out', 'out']), partner, /out\S*: cannot be written \(\w+\); .*--out/);
      }),
    );
  });

  // In pages of 4 kilobytes: enough for the start of the ledger, for some of its lines, for all of it but no report.
  for (const pages of everyNth([2, 1, 3, 8], 4)) {
    test(`is full after ${pages} pages: everything is deleted, and the verdict is printed`, needs('mount', '@prove'), async () => {
      await onStage((partner, folder) =>
        mounted(folder, `size=${pages * 4}k`, async () => {
          const { status, stdout, stderr } = await certify(folder, ['--out', 'out']);
          expect(partner.resources()).toEqual([]);
          expect(stderr).toMatch(/out\S*: cannot be written \(ENOSPC\); [^\n]*--out/);
          // A ledger without a place ends the run before there is anything to judge.
          if (pages > 2) expect(stdout).toMatch(/^(conforming|partial|inconclusive): /m);
          expect(stdout + stderr).not.toMatch(noStack);
          expect(status).toBe(2);
        }),
      );
    });
  }
});

test('the folder for temporary files is missing: nobody needs it', async () => {
  await onStage(async (partner, folder) => {
    const { status, stderr } = await certify(folder, [], { TMPDIR: join(folder, 'none') });
    expect(status, stderr).toBe(0);
    expect(stderr).not.toMatch(noStack);
    expect(partner.made()).toBeGreaterThan(0);
    expect(partner.resources()).toEqual([]);
  });
});

test.describe('too few files may be open', () => {
  // Enough to start with, and not much more.
  for (const most of everyNth([50, 40, 60, 80, 120], 5)) {
    test(`${most}: the run ends with a reason`, async () => {
      await onStage(async (partner, folder) => {
        const since = Date.now();
        const script = `ulimit -n ${most}; exec "$0" "$@"`;
        const child = spawn('sh', ['-c', script, process.execPath, bin, ...certifying], {
          cwd: folder,
          env: { PATH: process.env.PATH },
          stdio: ['ignore', 'ignore', 'pipe'],
          timeout: 100_000,
        });
        let stderr = '';
        child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
        const status = await new Promise((resolve) => child.on('close', resolve));
        if (status !== 0) expect(stderr).toMatch(/EMFILE/);
        expect([0, 2, 3]).toContain(status);
        checkReportsIn(folder, certifying, since);
        // What could not be deleted is in the ledger, and reap deletes it.
        if (partner.resources().length > 0) expect((await reap(folder)).status).toBe(0);
        expect(partner.resources()).toEqual([]);
      });
    });
  }
});
