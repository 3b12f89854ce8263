import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bin, type Ended, interrupt, type Running, run, started } from '../support/command.ts';
import { type GateSetup, withPlatform } from '../support/gating.ts';
import { everyNth } from '../support/proof.ts';
import { marked, markVariable } from '../support/reading/marked.ts';
import { reportIn } from '../support/reading/reports.ts';

interface RunningGate extends GateSetup, Running {
  processes(): number[];
}

/** Gates a platform, and hands the run over while it is going on. */
async function during(drivers: Record<string, string>, act: (running: RunningGate) => Promise<void>): Promise<void> {
  await withPlatform({}, async (setup) => {
    setup.drive(drivers);
    const mark = randomUUID();
    const env = { ...setup.platform.environment, [markVariable]: mark };
    const running = started(['gate', 'platform.yaml', '--only', 'calls/*'], setup.folder, { env, detached: true });
    const processes = () => marked(mark);
    try {
      await act({ ...setup, ...running, processes });
    } finally {
      for (const pid of processes()) process.kill(pid, 'SIGKILL');
    }
  });
}

const poll = { timeout: 60_000, intervals: [20] };
const installs = ({ platform }: GateSetup, least: number) => expect.poll(() => platform.made(), poll).toBeGreaterThanOrEqual(least);
const ledgersIn = (folder: string) => readdirSync(join(folder, 'assay-report/ledger'));
/** What was there before anybody was judged. */
const settled = 2;
const reap = ({ folder, platform }: GateSetup, args: string[] = []): Promise<Ended> =>
  run(bin, ['reap', ...args], folder, { env: platform.environment, limit: 60_000 });

for (const least of everyNth([2, 1, 4], 3)) {
  test(`Ctrl-C once the platform was asked for ${least}: everything is uninstalled`, async () => {
    await during({}, async (running) => {
      await installs(running, least);
      interrupt(running.child);
      expect(await running.ended, running.output()).toBe(130);
      expect(running.processes()).toEqual([]);
      expect(running.platform.addons()).toHaveLength(settled);
      const { complete, resources } = reportIn(running.folder);
      expect([complete, resources.unknown, resources.left], running.output()).toEqual([false, [], []]);
      expect(ledgersIn(running.folder)).toEqual([]);
      expect(running.output()).not.toMatch(/^\s+at |bug in Assay/m);
    });
  });
}

/** Comes to a halt once one add-on is installed. */
const stalled = { sso: 'sleep 60' };

/** Kills the run while something of it is installed. */
async function killed(running: RunningGate): Promise<void> {
  await expect.poll(() => running.platform.addons().length, poll).toBeGreaterThan(settled);
  // The ledger is told a little later than the platform knows.
  await expect
    .poll(
      () =>
        ledgersIn(running.folder)
          .map((name) => readFileSync(join(running.folder, 'assay-report/ledger', name), 'utf8'))
          .join(''),
      poll,
    )
    .toContain('"made"');
  for (const pid of running.processes()) process.kill(pid, 'SIGKILL');
  await running.ended;
  await expect.poll(() => running.processes(), poll).toEqual([]);
}

test('a run that was killed: reap uninstalls by the driver of the configuration', async () => {
  await during(stalled, async (running) => {
    await killed(running);
    const { status, stdout, stderr } = await reap(running);
    expect(running.platform.addons().length, stdout + stderr).toBe(settled);
    expect(stdout).toContain('1 created, 1 deleted, 0 left behind');
    expect(status).toBe(0);
    expect(ledgersIn(running.folder)).toEqual([]);
  });
});

test('reap runs no command of a ledger that is not the configuration’s', async () => {
  await during(stalled, async (running) => {
    await killed(running);
    const [name = ''] = ledgersIn(running.folder);
    const path = join(running.folder, 'assay-report/ledger', name);
    const { uninstall } = running.platform.configuration().drive;
    const written = readFileSync(path, 'utf8');
    writeFileSync(path, written.replaceAll(JSON.stringify(uninstall), JSON.stringify('touch pwned')));
    const before = running.platform.addons().length;
    const forged = await reap(running);
    expect(forged).toMatchObject({ status: 3, stderr: expect.stringContaining('not written by Assay on this machine') });
    writeFileSync(path, written);
    running.drive({ ...stalled, uninstall: 'touch pwned' });
    const { status, stdout } = await reap(running);
    expect(status, stdout).toBe(3);
    expect(stdout).toContain('drive.uninstall differs from the command in the ledger, so it is not run');
    expect(readdirSync(running.folder)).not.toContain('pwned');
    expect(running.platform.addons()).toHaveLength(before);
  });
});

test('reap takes a configuration that has moved', async () => {
  await during(stalled, async (running) => {
    await killed(running);
    const text = readFileSync(join(running.folder, 'platform.yaml'), 'utf8');
    writeFileSync(join(running.folder, 'moved.yaml'), text);
    writeFileSync(join(running.folder, 'platform.yaml'), 'base_url: [');
    expect((await reap(running)).status).toBe(2);
    expect((await reap(running, ['--platform', 'moved.yaml'])).status).toBe(0);
    expect(running.platform.addons()).toHaveLength(settled);
  });
});
