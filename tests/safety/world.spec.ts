import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { drawing } from '../../targets/hostile/index.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assayAtOnce, type Outcome } from '../support/command.ts';
import { everyNth, isWhole } from '../support/proof.ts';
import { reportIn } from '../support/reading/reports.ts';
import { during, ledgersIn } from '../support/targets/started.ts';
import { certify, certifying, noStack, onStage } from './small-run.ts';

test.describe('a clock that is far off', () => {
  const year = 365 * 24 * 3_600_000;
  for (const [name, shift] of everyNth(
    Object.entries({ 'ten years behind': -10 * year, 'ten years ahead': 10 * year, 'an hour ahead': 3_600_000 }),
    3,
  )) {
    test(`${name}: no failure, and the clocks are named`, { tag: '@prove' }, async () => {
      await onStage(async (partner, folder) => {
        const preload = join(folder, 'clock.cjs');
        writeFileSync(
          preload,
          `const Real = Date; const shift = ${shift};
           globalThis.Date = class extends Real { constructor(...given) { given.length === 0 ? super(Real.now() + shift) : super(...given); } static now() { return Real.now() + shift; } };`,
        );
        const { status, stdout, stderr } = await certify(folder, [], { NODE_OPTIONS: `--require=${preload}` });
        const { requirements } = reportIn(folder);
        expect(
          requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id, got }) => `${id}: ${got}`),
        ).toEqual([]);
        expect(stdout).toMatch(/clock/);
        expect(stdout + stderr).not.toMatch(noStack);
        expect(status).toBe(3);
        expect(partner.resources()).toEqual([]);
        expect(ledgersIn(folder)).toEqual([]);
      });
    });
  }
});

test('a name that does not resolve, of an application and of a platform: inconclusive, in one reason', async () => {
  const files = {
    'app/package.json': '{"main":"server.js"}',
    'app/.gitignore': 'node_modules\n',
    'platform.yaml': JSON.stringify({
      base_url: 'https://nobody.invalid',
      bridge_url: 'https://bridge.invalid',
      api_token: 'canary-of-the-token',
    }),
  };
  const lines = [
    ['app', 'app', '--env', 'NODE_ENV=production', '--url', 'http://nobody.invalid', '--out', 'one'],
    ['gate', 'platform.yaml', '--out', 'two'],
  ];
  for (const { status, stdout, stderr } of await assayAtOnce(lines, { files, limit: 60_000 })) {
    expect(status, stdout + stderr).toBe(3);
    expect(stdout).toMatch(/the name \w+\.invalid does not resolve/);
    expect(stdout + stderr).not.toMatch(noStack);
  }
});

test('a port that is taken is reported before any request is sent', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  try {
    await onStage(async (partner, folder) => {
      const { status, stdout, stderr } = await certify(folder, ['--listen', `127.0.0.1:${port}`]);
      expect(stderr).toMatch(new RegExp(`^assay: 127\\.0\\.0\\.1:${port}: cannot listen there \\(EADDRINUSE\\); .*--listen`, 'm'));
      expect(stdout + stderr).not.toMatch(noStack);
      expect(status).toBe(2);
      expect(partner.made()).toBe(0);
    });
  } finally {
    server.close();
  }
});

test('two runs in one folder do not disturb each other: the second says where it writes instead', { tag: '@prove' }, async () => {
  const partner = await startPartner({ manifest: partnerManifest() });
  try {
    const files = { 'manifest.json': JSON.stringify(partner.manifest) };
    const both = isWhole ? certifying : [...certifying, '--only', 'deprovision/*'];
    const outcomes: Outcome[] = await assayAtOnce([both, both], { files, limit: 120_000 });
    for (const { status, stderr } of outcomes) expect(status, stderr).toBe(0);
    const written = outcomes[0]?.written ?? {};
    const reports = ['assay-report/report.json', 'assay-report/run-2/report.json'];
    expect(Object.keys(written).sort()).toEqual(reports);
    expect(outcomes.map(({ stderr }) => stderr).join('')).toContain(
      'assay-report: another run is writing its report there; this one writes to assay-report/run-2\n',
    );
    const made = reports.map((path) => {
      const { complete, resources } = JSON.parse(written[path] ?? '') as Report;
      expect({ complete, left: resources.left, unknown: resources.unknown }).toEqual({ complete: true, left: [], unknown: [] });
      return resources.made;
    });
    expect(made.reduce((sum, one) => sum + one)).toBe(partner.made());
    expect(partner.resources()).toEqual([]);
  } finally {
    await partner.close();
  }
});

test.describe('a signal at any moment', () => {
  const draw = drawing(2026);
  const moments = Array.from(
    { length: 20 },
    (_, index) => ({ after: Math.round(draw() * 6_000), signal: index % 2 === 0 ? 'SIGINT' : 'SIGTERM' }) as const,
  );
  for (const { after, signal } of everyNth(moments, 11)) {
    test(`${signal} after ${after} ms: everything is deleted, or is in the ledger`, async () => {
      await during(
        { delay: 30 },
        async ({ partner, child, ended, folder, processes, output }) => {
          const isOver = await Promise.race([ended.then(() => true), new Promise((later) => setTimeout(later, after, false))]);
          child.kill(signal);
          const status = await ended;
          expect(output()).not.toMatch(noStack);
          // A guard that has only begun to start ends when it notices that the command is gone.
          await expect.poll(processes, { timeout: 5_000 }).toEqual([]);
          expect(partner.resources()).toEqual([]);
          if (isOver) return expect(status).toBe(0);
          // Before it listens to signals, the system ends it, and it has done nothing.
          if (status === signal) return expect(partner.made()).toBe(0);
          expect(status, output()).toBe(signal === 'SIGINT' ? 130 : 143);
          if (!readdirSync(folder).includes('assay-report')) return expect(partner.made()).toBe(0);
          expect(ledgersIn(folder)).toEqual([]);
          const { complete, resources } = reportIn(folder);
          expect({ complete, made: resources.made, undone: resources.undone }).toEqual({
            complete: false,
            made: partner.made(),
            undone: partner.made(),
          });
        },
        ['--cases', '2', '--browser', 'off'],
      );
    });
  }
});
