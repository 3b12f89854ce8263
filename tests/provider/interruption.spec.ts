import { randomUUID } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { drawing } from '../../targets/hostile/index.ts';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { interrupt } from '../support/command.ts';
import { everyNth, isWhole } from '../support/proof.ts';
import { reportIn } from '../support/reading/reports.ts';
import { during, installs, ledgersIn, reap, type Stage, says, within } from '../support/targets/started.ts';

test.describe.configure({ timeout: 120_000 });

test.describe('Ctrl-C', () => {
  const moments: [moment: string, decisions: Partial<Decisions>, comes: (stage: Stage) => Promise<void>][] = [
    ['before the plays begin', {}, (stage) => says(stage, 'Plan for')],
    ['while the first install is under way', { delay: 1_500 }, ({ partner }) => installs(partner, 1)],
    ['while strangers knock', { delay: 60 }, ({ partner }) => installs(partner, 3)],
    ['in the middle of generated installs', { delay: 40 }, ({ partner }) => installs(partner, 9)],
  ];
  for (const [moment, decisions, comes] of everyNth(moments, 4)) {
    test(`${moment}: everything is deleted`, async () => {
      await during(decisions, async (stage) => {
        await comes(stage);
        interrupt(stage.child);
        expect(await stage.ended, stage.output()).toBe(130);
        expect(stage.partner.resources()).toEqual([]);
        expect(stage.processes()).toEqual([]);
        const { complete, resources } = reportIn(stage.folder);
        expect({ complete, resources }).toEqual({
          complete: false,
          resources: { made: stage.partner.made(), undone: stage.partner.made(), unknown: [], left: [] },
        });
        expect(ledgersIn(stage.folder)).toEqual([]);
        expect(stage.leftovers()).toEqual([]);
        expect(stage.output()).not.toMatch(/^\s+at |bug in Assay/m);
      });
    });
  }

  test('before there is a plan: nothing is left running', async () => {
    await during({}, async ({ child, ended, processes, partner }) => {
      await expect.poll(() => processes().length, within(40_000)).toBeGreaterThan(1);
      child.kill('SIGINT');
      expect([130, 'SIGINT']).toContain(await ended);
      await expect.poll(processes, within(40_000)).toEqual([]);
      expect(partner.made()).toBe(0);
    });
  });

  test('while a partner hangs: it ends soon, and lists the installs without an answer', async () => {
    await during({ delay: 600_000 }, async ({ partner, child, ended, folder, processes }) => {
      await installs(partner, 1);
      const since = performance.now();
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      expect(performance.now() - since).toBeLessThan(60_000);
      expect(processes()).toEqual([]);
      const { complete, resources } = reportIn(folder);
      expect(complete).toBe(false);
      expect(resources.unknown.map(({ addonId }) => addonId)).toEqual(partner.resources().map(({ addonId }) => addonId));
    });
  });

  test('twice: it ends at once, the plays too, says what to do, and reap does the rest', async () => {
    await during({ delay: 100 }, async (stage) => {
      const { partner, child, ended, folder, processes } = stage;
      await installs(partner, 3);
      child.kill('SIGINT');
      await says(stage, 'Stopping; deleting what the run created. Press Ctrl-C again to stop without that.\n');
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      expect(stage.output()).toMatch(/\nStopped before everything was deleted: run assay reap assay-report\/ledger\n$/);
      await expect.poll(processes, within(40_000)).toEqual([]);
      expect((await reap(folder)).status).toBe(0);
      expect(partner.resources()).toEqual([]);
    });
  });
});

test('SIGTERM: everything is deleted, and the status is 143', { tag: '@prove' }, async () => {
  await during({ delay: 40 }, async ({ partner, child, ended, folder, processes }) => {
    await installs(partner, 3);
    child.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(partner.resources()).toEqual([]);
    expect(processes()).toEqual([]);
    expect(reportIn(folder).complete).toBe(false);
  });
});

test('a deadline: everything is deleted in time', { tag: '@prove' }, async () => {
  await during(
    { delay: 400 },
    async ({ partner, ended, folder }) => {
      expect(await ended).toBe(3);
      expect(partner.resources()).toEqual([]);
      expect(reportIn(folder).complete).toBe(false);
    },
    ['--deadline', '14'],
  );
});

test('a deadline holds even when nothing can be deleted', { tag: '@prove' }, async () => {
  const started = performance.now();
  await during(
    { delay: 200, objectsToDelete: () => ({ status: 503, body: 'later' }) },
    async ({ partner, ended, folder }) => {
      expect(await ended).toBeGreaterThan(0);
      // Each deletion is tried again after a while, which would take half a minute for all of them.
      expect(performance.now() - started).toBeLessThan(15_000);
      expect(reportIn(folder).resources.left).toHaveLength(partner.resources().length);
    },
    ['--deadline', '10'],
  );
});

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

  const moments = isWhole ? 50 : 4;
  test(`at ${moments} random moments: no process after 2 s, no secret in a file, nothing left after reap`, { tag: '@prove' }, async () => {
    test.setTimeout(moments * 60_000);
    const draw = drawing(Number(process.env.ASSAY_SEED ?? Date.now()));
    for (let moment = 0; moment < moments; moment++) {
      const millis = Math.round(draw() * 7_000);
      await test.step(`after ${millis} ms`, () =>
        during(
          { delay: 20 },
          async ({ partner, child, folder, scratch, processes, ended }) => {
            await Promise.race([new Promise((resolve) => setTimeout(resolve, millis)), ended]);
            child.kill('SIGKILL');
            await expect.poll(processes, within(2_000 * Math.max(1, busy()))).toEqual([]);
            const { password, sso_salt } = partner.manifest.api;
            expect(holding(scratch, [password, sso_salt, secrets.header, secrets.key])).toEqual([]);
            const { status, stdout, stderr } = await reap(folder);
            expect(status, stdout + stderr).toBe(0);
            expect(partner.resources(), stdout).toEqual([]);
          },
          connecting,
          { 'cert.pem': 'a certificate', 'key.pem': secrets.key },
        ));
    }
  });

  test('the plays take back what they made, and end', async () => {
    await during({ delay: 60 }, async ({ partner, child, folder, processes, leftovers }) => {
      await installs(partner, 2);
      child.kill('SIGKILL');
      await expect.poll(processes, within(40_000)).toEqual([]);
      expect(partner.resources()).toEqual([]);
      expect(leftovers()).toEqual([]);
      const made = partner.made();
      expect(await reap(folder)).toMatchObject({ status: 0, stdout: 'Nothing to undo.\n', stderr: '' });
      expect(partner.made()).toBe(made);
    });
  });

  test('settings with secrets reach the plays by no file', async () => {
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
      expect(stdout).toContain(open ? ', 1 unknown' : 'Nothing to undo.');
      expect(stdout).toContain(open?.addonId ?? '');
    });
  });
});
