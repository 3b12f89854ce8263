import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { bin, run } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import { reportIn } from '../support/reading/reports.ts';
import { atTerminal, clicks, type Task } from '../support/terminal.ts';

test.describe.configure({ timeout: 240_000 });

const manual = { install: 'manual', uninstall: 'manual', sso: 'manual', deploy: 'manual' };
const arrived = {
  install: /POST \/test\/resources → 200 /,
  sso: /POST \/test\/sso → 303 [\s\S]*✓ the signature is right/,
  uninstall: /DELETE \/test\/resources\/\S+ → 200 /,
  deploy: / GET \//,
};
const undecidedIn = ({ requirements }: Report) =>
  new Set(requirements.filter(({ verdict }) => verdict === 'undecided').map(({ reason }) => reason));

test('a person does what they are told, and sees what arrives', async () => {
  await withPlatform({}, async ({ platform, folder, drive }) => {
    drive(manual);
    const { status, screen, tasks } = await atTerminal(['gate', 'platform.yaml', '--smoke'], {
      cwd: folder,
      env: platform.environment,
      async answer(task, screen) {
        const typed = await clicks(task, platform, folder);
        await expect.poll(screen, { intervals: [50] }).toMatch(arrived[task.kind]);
        return typed;
      },
    });
    expect(status, screen).toBe(0);
    expect(tasks.map(({ kind }) => kind)).toEqual(['install', 'sso', 'uninstall', 'deploy', 'deploy', 'deploy', 'deploy']);
    expect(screen).toContain('Waiting for: POST');
    expect(screen).not.toMatch(/^ *\d+\/\d+ /m);
    expect(reportIn(folder).resources).toEqual({ made: 1, undone: 1, unknown: [], left: [] });
    expect(existsSync(join(folder, 'assay-report/manual.json'))).toBe(false);
  });
});

test('a run that is stopped, by q and by Ctrl-C, goes on where it stopped', async () => {
  await withPlatform({}, async ({ platform, folder, drive }) => {
    drive(manual);
    const before = platform.addons();
    const ours = () => platform.addons().flatMap((addon) => (before.includes(addon) ? [] : [addon.id]));
    const all: Task[] = [];
    const session = (stop: (task: Task) => string | undefined, args: string[]) =>
      atTerminal(['gate', 'platform.yaml', ...args], {
        cwd: folder,
        env: platform.environment,
        async answer(task) {
          const key = stop(task);
          if (key !== undefined) return key;
          all.push(task);
          return clicks(task, platform, folder);
        },
      });
    const count = (kind: Task['kind']) => all.filter((task) => task.kind === kind).length;

    const first = await session(({ kind }) => (kind === 'uninstall' && count('uninstall') === 1 ? 'q\r' : undefined), []);
    expect(first.status, first.screen).toBe(3);
    const stopped = reportIn(folder);
    expect(stopped.complete).toBe(false);
    expect(undecidedIn(stopped)).toEqual(new Set(['stopped by hand; continue with --resume']));
    expect(stopped.resources.left.map(({ addonId }) => addonId).sort()).toEqual(ours().sort());
    expect(new Set(stopped.resources.left.map(({ reason }) => reason))).toEqual(new Set(['it has to be uninstalled by hand']));
    const kept = readFileSync(join(folder, 'assay-report/manual.json'), 'utf8');
    for (const secret of [platform.manifest.api.password, platform.manifest.api.sso_salt]) expect(kept.includes(secret)).toBe(false);
    expect(kept).not.toMatch(/assay-[0-9a-f]{24}/);

    const second = await session(({ kind }) => (kind === 'deploy' && count('deploy') === 5 ? '\u0003' : undefined), ['--resume']);
    expect(second.status, second.screen).toBe(130);

    const third = await session(() => undefined, ['--resume']);
    expect(third.status, third.screen).toBe(0);
    const whole = reportIn(folder);
    expect([whole.verdict, whole.complete, whole.resources.left]).toEqual(['conforming', true, []]);
    expect(existsSync(join(folder, 'assay-report/manual.json'))).toBe(false);
    expect([platform.made(), ours()]).toEqual([7, []]);
    expect([count('install'), count('sso'), count('uninstall'), count('deploy')]).toEqual([7, 2, 5, 20]);
    expect(readdirSync(join(folder, 'assay-report/ledger'))).toEqual([]);
  });
});

test('without a terminal, the message names the manual drivers', async () => {
  await withPlatform({}, async ({ platform, folder, drive }) => {
    drive({ sso: 'manual', deploy: 'manual' });
    const ended = await run(bin, ['gate', 'platform.yaml', '--quiet'], folder, { env: platform.environment });
    expect(ended).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'assay: drive.sso, drive.deploy: manual needs a person to ask, and standard input is not a terminal\n',
    });
    expect(existsSync(join(folder, 'assay-report'))).toBe(false);
  });
});

test('there is nothing to resume without a manual driver, or without an earlier run', async () => {
  await withPlatform({}, async ({ platform, folder, drive }) => {
    const resume = () => run(bin, ['gate', 'platform.yaml', '--resume'], folder, { env: platform.environment });
    expect(await resume()).toMatchObject({ status: 2, stderr: expect.stringContaining('no driver is manual') });
    drive(manual);
    expect(await resume()).toMatchObject({ status: 2, stderr: expect.stringContaining('there is nothing to resume') });
  });
});
