import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import type { Overview, Report } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { type Decisions, type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { bin, inFolder } from '../support/command.ts';
import { writeTargets } from '../support/fleets.ts';
import { judgedIn, startProgram } from '../support/killing.ts';
import { needs } from '../support/needs.ts';
import { startRedis } from '../support/redis.ts';

/** ASSAY_NIGHTS=40 for as many targets. */
const size = Number(process.env.ASSAY_NIGHTS ?? 8);
test.describe.configure({ timeout: 1_800_000 });

const fault = partnerFaults['config-has-a-number']?.partner ?? {};
const requirement = 'provision/config-is-a-string-map';
/** Longer than a busy machine takes for an answer: with forty targets at once, ten seconds were too short. */
const timeout = ['--timeout', '120000'];
const patient = ['--timeout', '1800000'];
const swiftly = ['--smoke', '--plan', 'test', '--browser', 'off', '--seed', '7', '--quiet'];
const shards = [1, 2, 3, 4];
const folders = shards.map((index) => `shard-${index}`);

let folder = '';
const partners: Partner[] = [];
const posts: { text: string; counts: Record<string, number> }[] = [];
const hook = createServer(async (request, response) => {
  posts.push(JSON.parse(await text(request)));
  response.writeHead(204).end();
});

/** What a partner does when somebody signs on: its resource is installed then. */
const atSignOn = new Map<number, (decide: Decisions) => void>();
const meets =
  (index: number): Decisions['meets'] =>
  ({ path }, { decide }) => {
    if (path === decide.ssoPath) atSignOn.get(index)?.(decide);
  };

const decisionsOf = (index: number): Partial<Decisions> => ({ meets: meets(index), ...(index % 8 === 1 || index % 8 === 4 ? fault : {}) });

/** Nobody waits for the answer to this sign-on; the next ones are answered. */
const holds = (decide: Decisions): void => {
  decide.delay = 3_600_000;
  setImmediate(() => {
    decide.delay = 0;
  });
};

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-seven-nights-'));
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  for (let index = 0; index < size; index++)
    partners.push(await startPartner({ manifest: partnerManifest(), decisions: decisionsOf(index) }));
  for (const [index, { manifest }] of partners.entries()) writeFileSync(join(folder, `${index}.json`), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'known.yaml'),
    JSON.stringify([{ requirement, reason: 'known to the test', owner: 'Team A', expires: '2099-01-01' }]),
  );
  const targets = partners.map((_, index) => ({
    name: `t${index}`,
    manifest: `${index}.json`,
    ...(index % 8 === 4 && { baseline: 'known.yaml' }),
  }));
  writeTargets(folder, targets);
});

test.afterAll(async () => {
  hook.close();
  // One of them is dead by then.
  await Promise.allSettled(partners.map((partner) => partner.close()));
  rmSync(folder, { recursive: true });
});

const start = (...args: string[]) => startProgram({ command: [process.execPath, bin, ...args], cwd: folder });
const again = ['--resume', '--resume-within', '0.001'];
const shard = (index: number, given = timeout) =>
  start('fleet', 'targets.yaml', ...swiftly, ...given, '--shard', `${index}/4`, ...again, '--out', `shard-${index}`);
const targetsOf = (index: number) => partners.flatMap((_, at) => (at % 4 === index - 1 ? [`t${at}`] : []));

type Truth = Record<string, string>;
/** How the targets stand when nothing is wrong with the night. */
const usual = (): Truth =>
  Object.fromEntries(partners.map((_, index) => [`t${index}`, index % 8 === 1 ? 'failing' : index % 8 === 4 ? 'known' : 'fine']));

/** What was undecided about a target, for whoever looks for the cause of a test that failed. */
function whyUnsure(name: string): string {
  const file = join(folder, 'all', name, 'report.json');
  const { requirements } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : { requirements: [] };
  return requirements.flatMap(({ id, verdict, reason }) => (verdict === 'undecided' ? [`${id} (${reason})`] : [])).join(', ');
}

/** Merges, and compares what every place says with the truth that this test keeps. */
async function told(night: string, truth: Truth, status: number, from: string[] = folders): Promise<Overview> {
  posts.length = 0;
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  const args = ['merge', ...from, '--out', 'all', '--history', 'fleet.db', '--notify', url];
  const merged = await inFolder(args, folder, { env: { ASSAY_NOTIFY_SECRET: 'a long secret of the operator' } });
  expect.soft(merged.status, `${night}: ${merged.stderr}`).toBe(status);
  const read = (file: string) => readFileSync(join(folder, 'all', file), 'utf8');
  const overview = JSON.parse(read('overview.json')) as Overview;
  const wrong = overview.targets.filter(({ name, standing }) => standing !== truth[name]).map(({ name }) => `${name}: ${whyUnsure(name)}`);
  expect.soft(Object.fromEntries(overview.targets.map(({ name, standing }) => [name, standing])), `${night} ${wrong}`).toEqual(truth);
  const counts: Record<string, number> = {};
  for (const standing of Object.values(truth)) counts[standing] = (counts[standing] ?? 0) + 1;
  expect.soft(overview.counts, night).toEqual(counts);
  const page = read('overview.html');
  const title = (/<h1>.*?<span>(.*?)<\/span>/.exec(page)?.[1] ?? '').toLowerCase();
  const totals = merged.stdout.split('\n').find((line) => line.startsWith(`${size} targets: `)) ?? '';
  const post = posts.at(-1);
  for (const [standing, number] of Object.entries(counts)) {
    for (const words of [title, totals, ...(post ? [post.text] : [])])
      expect.soft(words, night).toMatch(new RegExp(`\\b${number} ${standing}\\b`));
    expect.soft(read('metrics.txt'), night).toContain(`assay_targets{standing="${standing}"} ${number}\n`);
  }
  if (post) expect.soft(post.counts, night).toEqual(counts);
  const history = JSON.parse((await inFolder(['history', 'fleet.db', 'trend', '--json'], folder)).stdout) as Record<string, string>[];
  const last = history.filter(({ at }) => at === overview.at);
  expect.soft(Object.fromEntries(last.map(({ target, standing }) => [target, standing])), night).toEqual(truth);
  // Whatever is at a partner is named everywhere.
  const still = partners.flatMap((partner, index) => (partner.resources().length > 0 ? [`t${index}`] : []));
  const named = (overview.left ?? []).map(({ target }) => target);
  for (const name of still) expect.soft(named, `${night}: left at ${name}`).toContain(name);
  for (const { folder: place } of overview.left ?? [])
    for (const words of [merged.stdout, page, post?.text ?? '']) expect.soft(words, night).toContain(`assay reap ${place}`);
  // biome-ignore lint/suspicious/noConsole: the figures of a proof.
  console.log(
    `${night}: ${totals}; left ${JSON.stringify(overview.left ?? [])}; not whole ${JSON.stringify({ missing: overview.missing, unfinished: overview.unfinished })}`,
  );
  return overview;
}

test('seven nights of a fleet, each with another accident, are told as they were', needs('redis', '@prove'), async () => {
  await test.step('a calm night', async () => {
    await Promise.all(shards.map((index) => shard(index).ended));
    await told('1, calm', usual(), 1);
  });

  await test.step('a shard that never ends', async () => {
    // The last target of shard 2 holds its sign-on for longer than anybody waits.
    const held = size - 3;
    atSignOn.set(held, holds);
    const began = Date.now();
    const second = shard(2, patient);
    await Promise.all(shards.filter((index) => index !== 2).map((index) => shard(index).ended));
    await expect
      .poll(() => readFileSync(join(folder, 'shard-2/unfinished.jsonl'), 'utf8').trim().split('\n').length, { timeout: 600_000 })
      .toBe(targetsOf(2).length);
    await expect.poll(() => partners[held]?.resources().length, { timeout: 600_000 }).toBe(1);
    expect(await second.killAll()).toBe(true);
    const overview = await told('2, a shard that never ends', { ...usual(), [`t${held}`]: 'unsure' }, 1);
    expect.soft(overview.unfinished).toEqual(['shard-2']);
    expect.soft(Date.parse(overview.at)).toBeGreaterThanOrEqual(began);
    atSignOn.delete(held);
  });

  await test.step('a night that dies, and the night after it', async () => {
    const began = Date.now();
    atSignOn.set(0, holds);
    const all = shards.map((index) => shard(index, patient));
    await expect.poll(() => partners[0]?.resources().length, { timeout: 600_000 }).toBe(1);
    // Older than --resume-within.
    await expect.poll(() => Date.now() - began, { timeout: 60_000 }).toBeGreaterThan(4_000);
    for (const one of all) await one.killAll();
    expect(partners[0]?.resources()).toHaveLength(1);
    atSignOn.delete(0);
    const after = await Promise.all(shards.map((index) => shard(index).ended));
    await told('4, after a night that died', usual(), 1);
    expect.soft(partners[0]?.resources()).toEqual([]);
    expect.soft(after.map(({ output }) => output).join('')).toContain('all is judged again');
  });

  await test.step('a volume that is full', async () => {
    const place = join(folder, 'full');
    mkdirSync(place);
    // Only root can have a volume of its own size; anybody else gets one that takes nothing.
    const isMounted = process.getuid?.() === 0 && mounts(place);
    if (!isMounted) rmSync(place, { recursive: true });
    if (!isMounted) writeFileSync(place, '');
    const out = join('full', 'shard-3');
    const third = start('fleet', 'targets.yaml', ...swiftly, ...timeout, '--shard', '3/4', '--out', out);
    await Promise.all([third.ended, ...shards.filter((index) => index !== 3).map((index) => shard(index).ended)]);
    const lost = Object.fromEntries(targetsOf(3).map((name) => [name, 'unsure']));
    await told('5, a full volume', { ...usual(), ...lost }, 1, [...folders.filter((name) => name !== 'shard-3'), out]);
    if (isMounted) execFileSync('umount', [place]);
  });

  await test.step('Redis is killed, and comes back with nothing', async () => {
    const redis = await startRedis();
    const port = new URL(redis.url).port;
    const queued = ['fleet', 'targets.yaml', ...swiftly, ...timeout, '--queue', redis.url, '--stalled-after', '4', '--out', 'night'];
    const filling = start(...queued);
    const workers = [1, 2].map(() => start(...queued, '--worker'));
    await expect.poll(() => judgedIn(join(folder, 'night')), { timeout: 300_000 }).toBeGreaterThan(0);
    await redis.close();
    const returned = spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
    const { output } = await filling.ended;
    for (const one of workers) await one.ended;
    expect.soft(output.match(/ECONN|^\s+at |\[ioredis\]/m), output).toBeNull();
    expect.soft(output.split('\n').filter((line) => line.startsWith('The queue')).length).toBeLessThanOrEqual(2);
    await told('6, Redis killed', usual(), 1, ['night']);
    returned.kill();
    await once(returned, 'exit');
  });

  await test.step('a partner dies in the middle of its run', async () => {
    const dying = 2;
    atSignOn.set(dying, () => void partners[dying]?.close());
    await Promise.all(shards.map((index) => shard(index).ended));
    const overview = await told('7, a partner dies', { ...usual(), [`t${dying}`]: 'down' }, 1);
    expect.soft(overview.left).toContainEqual({ target: `t${dying}`, folder: 'shard-3', left: 1, unknown: 0 });
  });
});

function mounts(place: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
