import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { bin, run, started } from '../support/command.ts';
import { type GateSetup, withPlatform } from '../support/gating.ts';
import { everyNth } from '../support/proof.ts';
import { marked, markVariable } from '../support/reading/marked.ts';
import { reportIn } from '../support/reading/reports.ts';

/** Gates the platform of the stage through the public command; `left` are the processes that outlive it. */
async function gated({ platform, folder }: GateSetup, args: string[]) {
  const mark = randomUUID();
  const ended = await run(bin, ['gate', 'platform.yaml', ...args], folder, {
    env: { ...platform.environment, [markVariable]: mark },
    limit: 100_000,
  });
  const report = reportIn(folder);
  return { ...ended, report, left: marked(mark) };
}

const rowsOf = ({ requirements }: Report, ids: RegExp) => requirements.filter(({ id }) => ids.test(id));

test.describe('a driver that', () => {
  const broken: [does: string, command: string, reason: string][] = [
    ['fails', 'echo out of coffee >&2; exit 7', 'it ended with exit status 7; it said: out of coffee'],
    ['is not there', './no-such-driver', 'its command was not found (exit status 127)'],
    ['hangs', 'sleep 600', 'it did not end within 1 s'],
    ['is killed', 'kill -9 $$', 'it was ended by SIGKILL'],
    ['prints garbage', "printf '\\377\\376\\000'", 'it printed bytes that are not text'],
    ['leaves a child', 'sleep 600 &', 'it ended and left a process running'],
    ['leaves a child in a session of its own', 'setsid sleep 600 > /dev/null 2>&1 & sleep 0.2', 'it ended and left a process running'],
  ];
  for (const [does, command, reason] of everyNth(broken, 3)) {
    test(`${does} decides nothing, and leaves nothing`, async () => {
      await withPlatform({}, async (setup) => {
        setup.drive({ install: command });
        const { status, report, left, stderr } = await gated(setup, ['--only', 'calls/*', '--driver-timeout', '1', '--quiet']);
        expect({ status, left, stderr }).toEqual({ status: 3, left: [], stderr: '' });
        const rows = rowsOf(report, /^calls\/provision-/);
        expect(rows.length).toBeGreaterThan(3);
        for (const row of rows) expect(row).toMatchObject({ verdict: 'undecided', reason: `the install driver is broken: ${reason}` });
        expect(report.requirements.filter(({ verdict }) => ['fail', 'warn', 'pass', 'blocked'].includes(verdict))).toEqual([]);
        expect(report.resources).toEqual({ made: 0, undone: 0, unknown: [], left: [] });
        expect(setup.platform.made()).toBe(0);
      });
    });
  }

  test('installs, and then fails: the add-on is uninstalled', async () => {
    await withPlatform({}, async (setup) => {
      setup.drive({ install: `${setup.platform.configuration().drive.install} > /dev/null; exit 9` });
      const { status, report } = await gated(setup, ['--only', 'calls/*', '--quiet']);
      expect(status).toBe(3);
      const { made, undone, unknown, left } = report.resources;
      expect({ undone, unknown, left }).toEqual({ undone: made, unknown: [], left: [] });
      expect(made).toBeGreaterThan(0);
      expect(setup.platform.addons()).toHaveLength(2);
    });
  });

  test('fails to sign on leaves the other rows their verdicts', async () => {
    await withPlatform({}, async (setup) => {
      setup.drive({ sso: 'exit 3' });
      const { status, report } = await gated(setup, ['--only', 'calls/*', '--quiet']);
      expect(status).toBe(3);
      for (const row of rowsOf(report, /^calls\/sso-/))
        expect(row).toMatchObject({ verdict: 'undecided', reason: 'the sso driver is broken: it ended with exit status 3' });
      for (const row of rowsOf(report, /^calls\/(provision|deprovision)-/)) expect.soft(row).toMatchObject({ id: row.id, verdict: 'pass' });
      expect(report.resources).toMatchObject({ unknown: [], left: [] });
    });
  });

  test('fails to uninstall: the report lists what is left', async () => {
    await withPlatform({}, async (setup) => {
      setup.drive({ uninstall: 'exit 5' });
      const { status, report } = await gated(setup, ['--only', 'calls/*', '--quiet']);
      expect(status).toBe(3);
      const reasons = report.resources.left.map(({ reason }) => reason);
      expect(new Set(reasons)).toEqual(new Set(['the uninstall driver is broken: it ended with exit status 5']));
      expect(reasons).toHaveLength(setup.platform.addons().length - 2);
    });
  });

  test('breaks in the middle of deployments leaves them undecided', async () => {
    await withPlatform({}, async (setup) => {
      setup.drive({ deploy: 'echo deploying; sleep 600' });
      const { status, report, left } = await gated(setup, ['--smoke', '--only', 'health/*', '--driver-timeout', '1', '--quiet']);
      expect({ status, left }).toEqual({ status: 3, left: [] });
      const reasons = rowsOf(report, /^health\//).flatMap(({ verdict, reason }) => (verdict === 'undecided' ? [reason] : []));
      expect(new Set(reasons)).toEqual(new Set(['the deploy driver is broken: it did not end within 1 s']));
    });
  });
});

test('what has no driver is untested, and the last line names the setting', async () => {
  await withPlatform({}, async (setup) => {
    setup.drive({ install: undefined, uninstall: undefined, sso: undefined, deploy: undefined });
    const { status, report, stdout } = await gated(setup, ['--skip', 'vendor/*']);
    expect(status).toBe(4);
    for (const row of rowsOf(report, /^health\//))
      expect.soft(row).toMatchObject({ id: row.id, verdict: 'untested', reason: 'needs drive.deploy in the configuration' });
    expect(rowsOf(report, /^calls\/provision-/).map(({ reason }) => reason)).toContain('needs drive.install in the configuration');
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/drive\.(install|deploy)/);
    expect(setup.platform.made()).toBe(0);
  });
});

test.describe('--stand-in', () => {
  test('reads the journal of a partner that runs as a service', async () => {
    await withPlatform({}, async (setup) => {
      const service = started(['stand-in', 'partner', 'manifest.json'], setup.folder);
      try {
        await expect.poll(service.output).toContain('Ctrl-C ends it.');
        const { origin } = new URL(setup.platform.manifest.api.test.base_url);
        const { status, report, stdout } = await gated(setup, ['--only', 'calls/*,vendor/*', '--stand-in', origin]);
        expect(status, stdout).toBe(0);
        expect(report.requirements.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(30);
        expect(report.resources).toMatchObject({ unknown: [], left: [] });
        expect(setup.platform.addons()).toHaveLength(2);
      } finally {
        service.child.kill('SIGINT');
        await service.ended;
      }
    });
  });

  test('that is not there is named', async () => {
    await withPlatform({}, async (setup) => {
      const { origin } = new URL(setup.platform.manifest.api.test.base_url);
      const { status, stdout } = await gated(setup, ['--only', 'calls/*', '--stand-in', origin]);
      expect(status).toBe(4);
      expect(stdout).toContain(`${origin}: the stand-in partner does not answer`);
    });
  });
});
