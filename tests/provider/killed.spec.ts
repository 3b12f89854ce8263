import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { drawing } from '../../targets/hostile/index.ts';
import { isWhole } from '../support/proof.ts';
import { during, installs, ledgersIn, reap, within } from '../support/targets/started.ts';

test.describe('kill -9', () => {
  const secrets = { header: `canary-header-${randomUUID()}`, key: `canary-key-${randomUUID()}` };
  const connecting = ['--header', `X-Canary: ${secrets.header}`, '--cert', 'cert.pem', '--key', 'key.pem'];

  /** Files below a folder that hold one of the texts. */
  const holding = (folder: string, texts: readonly string[]): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => lstatSync(join(folder, name)).isFile())
      .filter((name) => texts.some((text) => readFileSync(join(folder, name)).includes(text)));

  /** How many times as long everything takes where others keep the cores busy. */
  const busy = () => (loadavg()[0] ?? 1) / availableParallelism();

  const moments = isWhole ? 20 : 4;
  test(`at ${moments} random moments: no secret in a file, nothing is left behind, no reap needed`, { tag: '@prove' }, async () => {
    test.setTimeout(moments * 60_000);
    const draw = drawing(Number(process.env.ASSAY_SEED ?? Date.now()));
    for (let moment = 0; moment < moments; moment++) {
      const millis = Math.round(draw() * 4_000 * Math.max(1, busy()));
      await test.step(`after ${millis} ms`, () =>
        during(
          { delay: 20 },
          async ({ partner, child, folder, scratch, processes, ended }) => {
            await Promise.race([new Promise((resolve) => setTimeout(resolve, millis)), ended]);
            child.kill('SIGKILL');
            await expect.poll(processes, within(40_000)).toEqual([]);
            expect(partner.resources()).toEqual([]);
            const { password, sso_salt } = partner.manifest.api;
            expect(holding(scratch, [password, sso_salt, secrets.header, secrets.key])).toEqual([]);
            const { status, stdout, stderr } = await reap(folder);
            expect([status, stdout, stderr]).toEqual([0, 'Nothing to undo: no ledger in this folder or below it.\n', '']);
          },
          connecting,
          { 'cert.pem': 'a certificate', 'key.pem': secrets.key },
        ));
    }
  });

  test('what was made is taken back, and every process ends', async () => {
    await during({ delay: 60 }, async ({ partner, child, folder, processes, leftovers }) => {
      await installs(partner, 2);
      child.kill('SIGKILL');
      await expect.poll(processes, within(40_000)).toEqual([]);
      expect(partner.resources()).toEqual([]);
      expect(leftovers()).toEqual([]);
      const made = partner.made();
      expect(await reap(folder)).toMatchObject({
        status: 0,
        stdout: 'Nothing to undo: no ledger in this folder or below it.\n',
        stderr: '',
      });
      expect(partner.made()).toBe(made);
    });
  });

  test('while a stranger is turned away: the guard learns of it, so that no reap is needed', async () => {
    await during({ delay: 150 }, async ({ child, folder, processes }) => {
      const lines = (kind: string) =>
        ledgersIn(folder).flatMap((name) =>
          readFileSync(join(folder, 'assay-report/ledger', name), 'utf8')
            .split('\n')
            .filter((line) => line.includes(`"kind":"${kind}"`)),
        );
      const underWay = () => lines('intent').length - lines('refused').length - lines('made').length;
      await expect.poll(() => existsSync(join(folder, 'assay-report/ledger')), within(40_000)).toBe(true);
      await expect.poll(() => (lines('refused').length > 3 ? underWay() : 0), within(60_000)).toBeGreaterThan(0);
      child.kill('SIGKILL');
      await expect.poll(processes, within(40_000)).toEqual([]);
      const { stdout } = await reap(folder);
      expect(stdout).toBe('Nothing to undo: no ledger in this folder or below it.\n');
    });
  });

  test('settings with secrets are in no file', async () => {
    await during(
      { delay: 60 },
      async ({ partner, scratch }) => {
        await installs(partner, 1);
        expect(holding(scratch, Object.values(secrets))).toEqual([]);
      },
      connecting,
      { 'cert.pem': 'a certificate', 'key.pem': secrets.key },
    );
  });

  test('while the first install is under way: undone, or listed as unknown with its addon_id', { tag: '@prove' }, async () => {
    await during({ delay: 1_500 }, async ({ partner, child, folder, processes, leftovers }) => {
      await installs(partner, 1);
      child.kill('SIGKILL');
      await expect.poll(processes, within(40_000)).toEqual([]);
      expect(leftovers()).toEqual([]);
      expect(partner.made()).toBe(1);
      const { stdout } = await reap(folder);
      const [open] = partner.resources();
      expect(stdout).toContain(open ? ', 1 unknown' : 'Nothing to undo');
      expect(stdout).toContain(open?.addonId ?? '');
    });
  });
});
