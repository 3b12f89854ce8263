import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { openEntries, readLedger } from '../../engine/ledger/ledger.ts';
import type { Overview, Report } from '../../specs/generated/schemas.ts';
import { usualSeed } from '../../targets/oddities/index.ts';
import { assay, bin, root, run } from '../support/command.ts';
import { faultEvery, type StartedFleet, startFleet } from '../support/fleets.ts';
import { judgedIn, type Started, signOnsAwaited, startProgram } from '../support/killing.ts';
import { needs } from '../support/needs.ts';
import { isWhole } from '../support/proof.ts';
import { resident } from '../support/reading/memory.ts';
import { processorSeconds } from '../support/reading/processor.ts';
import { startRedis } from '../support/redis.ts';
import { withoutPackage } from '../support/without-package.ts';

test.describe.configure({ timeout: isWhole ? 3_600_000 : 300_000 });

const [size, killed] = isWhole ? [200, 4] : [3, 1];
const seed = Number(process.env.ASSAY_SEED ?? usualSeed);
const swiftly = ['--plan', 'test', '--smoke', '--seed', '7', '--quiet'];
const smokeNotices = /^(provision\/(config|message)-|sso\/(redirects|sets-a-session-cookie|panel-needs-the-session)$)/;

let folder = '';
let fleet: StartedFleet;
let redis: Awaited<ReturnType<typeof startRedis>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-queue-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const queued = (...more: string[]) => ['fleet', 'targets.yaml', ...swiftly, '--queue', redis.url, '--stalled-after', '4', ...more];
const start = (...args: string[]): Started => startProgram({ command: [process.execPath, bin, ...args], cwd: folder });

/** What an overview says, but for times. */
function told(out: string) {
  const { at: _at, targets, ...head } = JSON.parse(readFileSync(join(folder, out, 'overview.json'), 'utf8')) as Overview;
  return { ...head, targets: targets.map(({ seconds: _, ...target }) => target) };
}

/** How many resources the ledgers of a run list as created and not yet deleted: their ids are known, so that another can delete them. */
function held(out: string): number {
  const place = join(folder, out);
  const names = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((name) => /ledger.+\.jsonl$/.test(name)).map((name) => join(place, name));
  return files.flatMap((file) => (existsSync(file) ? openEntries(readLedger(file)) : [])).filter(({ state }) => state === 'made').length;
}

/** What stays in the server; a key with a time limit does not. */
async function kept(): Promise<string[]> {
  const keys = await redis.client.keys('*');
  const ends = await Promise.all(keys.map((key) => redis.client.pttl(key)));
  return keys.filter((_, index) => ends[index] === -1);
}

/** What the programs of a night cost, and the most that one of them needs at a time; a killed worker counts too. */
function costOf(running: readonly Started[]) {
  const [startMs, before] = [performance.now(), processorSeconds([])];
  let megabytes = 0;
  const timer = setInterval(() => {
    for (const { child } of running) if (child.exitCode === null) megabytes = Math.max(megabytes, resident(child.pid ?? 0));
  }, 500);
  timer.unref();
  return () => {
    clearInterval(timer);
    const [seconds, processor] = [(performance.now() - startMs) / 1000, processorSeconds([]) - before];
    return `${seconds.toFixed(0)} s, ${(processor / size).toFixed(2)} s of a processor for a target, ${megabytes} MB for a program`;
  };
}

/** Every value of every command that the server gets. */
async function recorded(): Promise<{ texts: string[]; end(): void }> {
  const texts: string[] = [];
  const monitor = await redis.client.monitor();
  monitor.on('monitor', (_time, args: string[]) => texts.push(args.join(' ')));
  return { texts, end: () => monitor.disconnect() };
}

test(
  'workers that are killed lose no target, and what they had installed is deleted before another takes over',
  needs('redis'),
  async () => {
    redis = await startRedis();
    const faults = faultEvery(4, smokeNotices);
    // A worker that is killed at once is in the middle of it; one that is killed later must not wait in vain until then.
    const { meets, next } = signOnsAwaited(isWhole ? 0 : undefined);
    fleet = await startFleet(folder, size, (index) => ({ meets, ...faults(index) }));
    const monitor = await recorded();
    try {
      await run(bin, ['fleet', 'targets.yaml', ...swiftly, '--workers', '4', '--out', 'calm'], folder, { limit: 3_000_000 });

      const signOn = next();
      const all: Started[] = [];
      const cost = costOf(all);
      const filling = start(...queued('--out', 'night'));
      const worker = () => {
        const one = start(...queued('--worker', '--out', 'night'));
        all.push(one);
        return one;
      };
      all.push(filling);
      const lost = Array.from({ length: killed }, worker);
      const moments = fc.sample(fc.integer({ min: 0, max: isWhole ? size / 2 : 0 }), { seed, numRuns: killed });
      await signOn;
      const added = await Promise.all(
        moments.map(async (judged, index) => {
          while (judgedIn(join(folder, 'night')) < judged) await sleep(50);
          expect(await lost[index]?.killAll(), `worker ${index} was over`).toBe(true);
          // Workers can be added while it runs.
          return worker();
        }),
      );
      const { status, output } = await filling.ended;
      expect(status, output).toBe(1);
      const said = await Promise.all(added.map(({ ended }) => ended));
      expect(said.map((one) => one.status)).toEqual(added.map(() => 0));
      const figures = cost();
      // biome-ignore lint/suspicious/noConsole: the figures of a proof.
      if (isWhole) console.log(`${size} targets from a queue, ${killed} workers killed: ${figures}`);
      // Quiet workers say only what they deleted after others.
      const lines = said.flatMap((one) => one.output.trim().split('\n')).filter(Boolean);
      for (const line of lines) expect(line).toMatch(/^night\/partner-\d+\/ledger\/\S+: (\d+) created, \1 deleted, 0 left behind$/);
      if (!isWhole) expect(lines.join('\n')).toMatch(/: [1-9]\d* created/);

      expect(told('night')).toEqual(told('calm'));
      expect(new Set(told('night').targets.map(({ verdict }) => verdict))).toEqual(new Set(['partial', 'not-conforming']));
      expect(new Set(told('night').targets.map(({ name }) => name)).size).toBe(size);
      for (const { name } of fleet.targets)
        expect((JSON.parse(readFileSync(join(folder, 'night', name, 'report.json'), 'utf8')) as Report).resources.left).toEqual([]);
      expect(fleet.partners.map((partner) => partner.resources().length).filter(Boolean)).toEqual([]);
      expect(readdirSync(join(folder, 'night'))).not.toContain('queue.json');
      expect(await kept()).toEqual([]);

      const secrets = fleet.partners.flatMap(({ manifest: { api } }) => [api.password, api.sso_salt]);
      const seen = monitor.texts.join('\n');
      expect(seen).toContain('partner-1');
      for (const secret of secrets)
        for (const text of [secret, Buffer.from(secret).toString('base64')]) expect(seen.includes(text)).toBe(false);
    } finally {
      monitor.end();
      await fleet.close();
      await redis.close();
    }
  },
);

test(
  'a worker that is asked to end gives its target back at once, and a run whose command was killed is resumed',
  needs('redis', '@prove'),
  async () => {
    redis = await startRedis();
    fleet = await startFleet(folder, 3);
    try {
      const long = ['--stalled-after', '600', '--out', 'resumed'];
      const killedOne = start(...queued(...long));
      const asked = start(...queued('--worker', ...long));
      await expect.poll(() => held('resumed'), { timeout: 60_000, intervals: [5] }).toBeGreaterThan(0);
      expect(await killedOne.killAll()).toBe(true);
      asked.child.kill('SIGTERM');
      expect((await asked.ended).status).toBe(143);
      expect(fleet.partners.map((partner) => partner.resources().length)).toEqual([0, 0, 0]);
      const resumed = start(...queued(...long, '--resume'));
      const other = start(...queued('--worker', ...long));
      expect(await resumed.ended).toEqual({ status: 0, output: '3 targets: all fine in what was tried\n' });
      expect(await other.ended).toEqual({ status: 0, output: '' });
    } finally {
      await fleet.close();
      await redis.close();
    }
  },
);

test('what a worker lacks is one line', needs('redis'), async () => {
  redis = await startRedis('--requirepass', 'a password of the server');
  const targets = JSON.stringify({ targets: [{ name: 'a', manifest: 'a.json' }] });
  writeFileSync(join(folder, 'few.yaml'), targets);
  try {
    const fails = async (args: string[], env: Record<string, string> = {}) =>
      (await run(bin, ['fleet', 'few.yaml', '--queue', redis.url, ...args], folder, { env })).stderr;
    const refused = /^assay: --queue: 127\.0\.0\.1:\d+ refuses the password; set the right one in ASSAY_QUEUE_PASSWORD/;
    expect(await fails([])).toMatch(refused);
    expect(await fails([], { ASSAY_QUEUE_PASSWORD: 'wrong' })).toMatch(refused);

    const env = { ASSAY_QUEUE_PASSWORD: 'a password of the server' };
    const filling = startProgram({
      command: [process.execPath, bin, 'fleet', 'few.yaml', '--queue', redis.url, '--smoke', '--out', 'few'],
      cwd: folder,
      env,
    });
    await expect.poll(() => existsSync(join(folder, 'few/queue.json')), { timeout: 60_000 }).toBe(true);
    expect(await fails(['--worker', '--out', 'few'], env)).toBe(
      'assay: --smoke is not as in the run in the queue; give every worker the same options\n',
    );
    mkdirSync(join(folder, 'state'), { mode: 0o700 });
    expect(await fails(['--worker', '--smoke', '--out', 'few'], { ...env, XDG_STATE_HOME: join(folder, 'state') })).toMatch(
      /^assay: few\/queue\.json: sealed with another key; .* set XDG_STATE_HOME to one folder that they share\n$/,
    );
    // A manifest that cannot be read is found by the worker.
    expect(
      await run(bin, ['fleet', 'few.yaml', '--queue', redis.url, '--smoke', '--worker', '--quiet', '--out', 'few'], folder, { env }),
    ).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect((await filling.ended).output).toContain('unsure: a, a.json: no such file');
  } finally {
    await redis.close();
  }
});

test('without a server, without BullMQ, or with options that do not fit, one line says what to do', async () => {
  const files = { 'targets.yaml': '{ targets: [{ name: a, manifest: a.json }] }' };
  const nowhere = ['--queue', 'redis://127.0.0.1:1'];
  for (const [args, message] of [
    [
      nowhere,
      /^assay: --queue: nothing listens on 127\.0\.0\.1:1; start Redis or Valkey there, or name another server\. One machine needs no queue: leave --queue out\n$/,
    ],
    [['--worker'], 'assay: --worker needs --queue, the server that hands out the targets\n'],
    [[...nowhere, '--shard', '1/2'], 'assay: --queue hands out the targets one by one; leave --shard out\n'],
    [
      [...nowhere, '--workers', '2'],
      'assay: with --queue, each worker judges one target at a time; start more workers instead of --workers\n',
    ],
    [['--queue', 'localhost'], 'assay: --queue takes redis://HOST:PORT, or rediss:// with TLS, got "localhost"\n'],
    [
      ['--queue', 'redis://:hidden@127.0.0.1:1'],
      'assay: --queue: everyone on this machine can read a password in an argument; put it into ASSAY_QUEUE_PASSWORD\n',
    ],
  ] as const) {
    const { status, stderr } = await assay(['fleet', 'targets.yaml', ...args], { files });
    expect.soft({ status, stderr }).toEqual({ status: 2, stderr: typeof message === 'string' ? message : expect.stringMatching(message) });
  }
  writeFileSync(join(folder, 'one.yaml'), files['targets.yaml']);
  const without = startProgram({
    command: [process.execPath, ...withoutPackage('bullmq'), bin, 'fleet', 'one.yaml', ...nowhere],
    cwd: folder,
  });
  const { status, output } = await without.ended;
  expect(output).toMatch(/^assay: --queue needs BullMQ, which is not installed: npm install --save-dev bullmq@\S+ ioredis@\S+\n$/);
  expect(status).toBe(2);
  // The guide names the same versions.
  expect(readFileSync(join(root, 'docs/certify-a-fleet.md'), 'utf8')).toContain(output.trim().replace(/^.*(?=npm install)/, ''));
});
