import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { interrupt, started } from '../support/command.ts';
import { everyNth } from '../support/proof.ts';
import { reportIn } from '../support/reading/reports.ts';
import { during, installs, ledgersIn, reap, type Stage, says, within } from '../support/targets/started.ts';

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
      expect(partner.resources()).toEqual([]);
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
      // Two signals at the same time count as one.
      await new Promise((resolve) => setTimeout(resolve, 150));
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

test('SIGTERM twice at once, as timeout sends it: the report has what was found until then', async () => {
  const numericId = {
    delay: 40,
    makesId: (_body: unknown, count: number) => String(count),
    answersWith: (answer: { id: unknown }) => ({ ...answer, id: Number(answer.id) }),
  };
  await during(numericId, async (stage) => {
    await says(stage, 'First failure');
    process.kill(-(stage.child.pid ?? 0), 'SIGTERM');
    stage.child.kill('SIGTERM');
    expect(await stage.ended, stage.output()).toBe(143);
    const { complete, because, counts, requirements } = reportIn(stage.folder);
    expect({ complete, because }).toEqual({ complete: false, because: expect.stringContaining('the run was stopped before its end') });
    expect(counts.fail).toBeGreaterThan(0);
    expect(requirements.find(({ id }) => id === 'provision/id-is-a-string')?.verdict).toBe('fail');
    expect(stage.partner.resources()).toEqual([]);
  });
});

test('a run that ends before its report leaves no earlier one in its place, and no mark', async () => {
  const first = async ({ partner, ended, folder }: Stage) => {
    expect(await ended).toBe(0);
    const inReport = () => readdirSync(join(folder, 'assay-report'));
    expect(inReport()).toContain('report.json');
    const made = partner.made();
    const { child, output, ended: over } = started(['certify', 'manifest.json'], folder, { env: { HOME: homedir() } });
    await installs(partner, made + 1);
    expect(inReport()).not.toContain('report.json');
    expect(readdirSync(join(folder, 'assay-report/earlier-report'))).toEqual(['report.json']);
    child.kill('SIGTERM');
    await expect.poll(output, within(40_000)).toContain('Stopping');
    // Two signals at the same time count as one.
    await new Promise((resolve) => setTimeout(resolve, 150));
    child.kill('SIGTERM');
    expect(await over).toBe(143);
    expect(inReport()).not.toContain('.running');
  };
  await during({ delay: 100 }, first, ['--smoke']);
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
