import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../engine/judging/report.ts';
import { drawing } from '../../targets/hostile/index.ts';
import { type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assayAtOnce, bin, type Ended, inFolder, type Outcome } from '../support/command.ts';
import { everyNth, isWhole } from '../support/proof.ts';
import { reportIn } from '../support/reading/reports.ts';
import { during, ledgersIn, reap } from '../support/targets/stage.ts';

test.describe.configure({ timeout: 180_000 });

const brief = ['--plan', 'test', '--cases', '1', '--browser', 'off'];
const certifying = ['certify', 'manifest.json', ...brief];

/** Has something done to a partner in a folder with its manifest; both are gone afterwards. */
async function onStage<T>(act: (partner: Partner, folder: string) => Promise<T>): Promise<T> {
  const partner = await startPartner({ manifest: partnerManifest() });
  const folder = mkdtempSync(join(tmpdir(), 'assay-world-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  try {
    return await act(partner, folder);
  } finally {
    await partner.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const certify = (folder: string, args: string[] = [], env: Record<string, string> = {}): Promise<Ended> =>
  inFolder([...certifying, ...args], folder, { limit: 100_000, env });

/** One line that says what to do, status 2, no stack, and nobody was called. */
function expectRefused({ status, stderr }: Ended, partner: Partner, line: RegExp): void {
  const said = stderr.split('\n').filter((one) => one !== '' && !/^(Plan for| {2}\w)/.test(one));
  expect(said).toEqual([expect.stringMatching(line)]);
  expect(status).toBe(2);
  expect(partner.made()).toBe(0);
}

const noStack = /^\s+at |node:internal|bug in Assay/im;

test.describe('the folder of the report', () => {
  test('is a file: told before anybody is called', async () => {
    await onStage(async (partner, folder) => {
      writeFileSync(join(folder, 'taken'), '');
      expectRefused(await certify(folder, ['--out', 'taken']), partner, /taken\S*: cannot be written \(\w+\); .*--out/);
      mkdirSync(join(folder, 'out'));
      writeFileSync(join(folder, 'out/ledger'), '');
      expectRefused(await certify(folder, ['--out', 'out']), partner, /out\S*: cannot be written \(\w+\); .*--out/);
    });
  });

  test('of a check that has nowhere to write: the verdict is told all the same', async () => {
    await onStage(async (_partner, folder) => {
      writeFileSync(join(folder, 'taken'), '');
      const { status, stdout, stderr } = await inFolder(['check', 'manifest.json', '--out', 'taken'], folder);
      expect(stdout).toMatch(/^(partial|conforming): acme-db/m);
      expect(stderr).toMatch(/^taken\S*: cannot be written \(\w+\); [^\n]*--out[^\n]*\n$/);
      expect(status).toBe(2);
    });
  });

  /** A file system of its own in the folder, until the scene is over; the reason, where there can be none. */
  async function mounted<T>(folder: string, options: string, act: (place: string) => Promise<T>): Promise<T> {
    const place = join(folder, 'out');
    mkdirSync(place);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place], { stdio: 'ignore' });
    } catch {
      test.skip(true, 'no file system can be mounted here');
    }
    try {
      return await act(place);
    } finally {
      execFileSync('umount', ['-l', place]);
    }
  }

  test('can only be read: told before anybody is called', async () => {
    await onStage((partner, folder) =>
      mounted(folder, 'ro', async () => {
        expectRefused(await certify(folder, ['--out', 'out']), partner, /out\S*: cannot be written \(\w+\); .*--out/);
      }),
    );
  });

  // In pages of 4 kilobytes: for the ledger at its beginning, for some lines of it, for all of it and no report.
  for (const pages of everyNth([2, 1, 3, 8], 4)) {
    test(`is full after ${pages} pages: what was made is taken back, and the verdict is told`, { tag: '@prove' }, async () => {
      await onStage((partner, folder) =>
        mounted(folder, `size=${pages * 4}k`, async () => {
          const { status, stdout, stderr } = await certify(folder, ['--out', 'out']);
          expect(partner.resources()).toEqual([]);
          expect(stderr).toMatch(/out\S*: cannot be written \(ENOSPC\); [^\n]*--out/);
          expect(stdout + stderr).not.toMatch(noStack);
          expect(status).toBe(2);
        }),
      );
    });
  }
});

test('the folder for temporary files is missing: told long before the deadline, and nothing is left to clean up', async () => {
  await onStage(async (partner, folder) => {
    expectRefused(await certify(folder, ['--deadline', '600'], { TMPDIR: join(folder, 'none') }), partner, /temporary.*TMPDIR/);
    expect(ledgersIn(folder)).toEqual([]);
  });
});

test.describe('too few files may be open', () => {
  // Enough to start with, and not much more.
  for (const most of everyNth([50, 40, 60, 80, 120], 5)) {
    test(`${most}: an end, with a reason`, async () => {
      await onStage(async (partner, folder) => {
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
        // What could not be taken back stands in the ledger, and is taken back by hand.
        if (partner.resources().length > 0) expect((await reap(folder)).status).toBe(0);
        expect(partner.resources()).toEqual([]);
      });
    });
  }
});

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

test('a port that is taken is told before anybody is called', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  try {
    await onStage(async (partner, folder) => {
      const { status, stdout, stderr } = await certify(folder, ['--listen', `127.0.0.1:${port}`]);
      expect(stderr).toMatch(new RegExp(`^127\\.0\\.0\\.1:${port}: cannot listen there \\(EADDRINUSE\\); .*--listen`, 'm'));
      expect(stdout + stderr).not.toMatch(noStack);
      expect(status).toBe(2);
      expect(partner.made()).toBe(0);
    });
  } finally {
    server.close();
  }
});

test('two runs in one folder do not disturb each other', { tag: '@prove' }, async () => {
  const partner = await startPartner({ manifest: partnerManifest() });
  try {
    const files = { 'manifest.json': JSON.stringify(partner.manifest) };
    const both = isWhole ? certifying : [...certifying, '--only', 'deprovision/*'];
    const outcomes: Outcome[] = await assayAtOnce([both, both], { files, limit: 120_000 });
    for (const { status, stderr } of outcomes) expect(status, stderr).toBe(0);
    const written = outcomes[0]?.written ?? {};
    expect(Object.keys(written)).toEqual(['assay-report/report.json']);
    const { complete, resources } = JSON.parse(written['assay-report/report.json'] ?? '') as Report;
    expect({ complete, left: resources.left, unknown: resources.unknown }).toEqual({ complete: true, left: [], unknown: [] });
    expect(resources.made * 2).toBe(partner.made());
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
    test(`${signal} after ${after} ms: all is taken back, or stands in the ledger`, async () => {
      await during(
        { delay: 30 },
        async ({ partner, child, ended, folder, processes, said }) => {
          const isOver = await Promise.race([ended.then(() => true), new Promise((later) => setTimeout(later, after, false))]);
          child.kill(signal);
          const status = await ended;
          expect(said()).not.toMatch(noStack);
          expect(processes()).toEqual([]);
          expect(partner.resources()).toEqual([]);
          if (isOver) return expect(status).toBe(0);
          // Before it listens to signals, the system ends it, and it has done nothing.
          if (status === signal) return expect(partner.made()).toBe(0);
          expect(status, said()).toBe(signal === 'SIGINT' ? 130 : 143);
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
