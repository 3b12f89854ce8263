import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isFree } from '../../engine/bundle/free.ts';
import { pack, unpack } from '../../engine/bundle/pack.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { bombs } from '../support/bundles/bombs.ts';
import { probesOfEachKind, withoutProbe } from '../support/bundles/cut.ts';
import { editsOf } from '../support/bundles/edits.ts';
import type { Fuzzed } from '../support/bundles/fuzz.ts';
import { filesOf, forged, key, reportIn, statementIn } from '../support/bundles/signed.ts';
import { certifiedBundle, verifiedIn } from '../support/certified-bundle.ts';
import { bin, root, run } from '../support/command.ts';
import { needs } from '../support/needs.ts';
import { everyNth, isWhole, recorded } from '../support/proof.ts';

const own = key();

let folder: string;
let bundle: Buffer;

const verified = (bytes: Buffer, ...args: string[]) => verifiedIn(folder, bytes, ...args);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { partner, ...certified } = await certifiedBundle(own);
  ({ folder, bundle } = certified);
  await partner.close();
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test('mutants of a bundle are refused, whoever signed them, in bounded time and memory', needs('browser'), async () => {
  test.setTimeout(isWhole ? 3_600_000 : 120_000);
  const fuzz = join(root, 'dist/tests/support/bundles/fuzz.js');
  const { stdout, stderr } = await run(fuzz, ['acme.tgz', '0', isWhole ? '10000' : '12'], folder, { limit: 3_600_000 });
  expect(stderr).toBe('');
  const fuzzed = JSON.parse(stdout) as Fuzzed;
  expect(fuzzed).toMatchObject({ original: 0, wrong: [], broken: [] });
  expect(fuzzed.slowestMs).toBeLessThan(5000);
  expect(fuzzed.peakMb).toBeLessThan(300);
  if (isWhole) recorded('fuzz', 'bundles', fuzzed);
});

for (const [index, [what, bytes]] of Object.entries(bombs).entries())
  test(`bombs are refused in 5 s and 300 MB: ${what}`, needs('browser', ...(index === 0 ? [] : ['@prove'])), async () => {
    writeFileSync(join(folder, 'bomb.tgz'), bytes(bundle));
    const told = `process.on('exit', () => process.stderr.write(JSON.stringify(process.resourceUsage())))`;
    const program = join(folder, 'watched.mjs');
    writeFileSync(program, `${told};\nprocess.argv.splice(1, 1, ${JSON.stringify(bin)});\nawait import(${JSON.stringify(bin)});\n`);
    const { status, stdout, stderr } = await run(program, ['verify', 'bomb.tgz', '--quiet'], folder);
    expect({ status, lines: stdout.trim().split('\n').length }).toEqual({ status: 1, lines: 1 });
    const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(stderr) as NodeJS.ResourceUsage;
    expect(maxRSS / 1024, 'MB').toBeLessThan(300);
    // The time of a processor, whoever else uses it.
    expect((userCPUTime + systemCPUTime) / 1000, 'ms').toBeLessThan(5000);
  });

test('a bundle with one changed byte is refused, wherever the byte is', needs('browser'), async () => {
  const { seed } = reportIn(bundle);
  const step = isWhole ? 7 : 97;
  for (let at = (seed ?? 0) % step; at < bundle.length; at += step) {
    const changed = Buffer.from(bundle);
    changed[at] = (changed[at] ?? 0) ^ (1 + ((at + (seed ?? 0)) % 255));
    expect('refused' in unpack(changed), `byte ${at}, seed ${seed}`).toBe(true);
  }
  const changed = Buffer.from(bundle);
  changed[9] = 3;
  expect(await verified(changed)).toMatchObject({
    status: 1,
    stderr: '',
    stdout: expect.stringMatching(/^refused: given\.tgz: it was altered.*\n$/),
  });
});

test('an edited verdict is found by judging again, though all digests and the signature fit', needs('browser'), async () => {
  const report = reportIn(bundle);
  const [first, ...rest] = report.requirements;
  if (!first) throw new Error('no requirement');
  const edits: Report[] = [
    {
      ...report,
      requirements: [{ ...first, verdict: 'not-applicable', reason: 'none' }, ...rest],
      counts: { ...report.counts, pass: report.counts.pass - 1, 'not-applicable': report.counts['not-applicable'] + 1 },
    },
    { ...report, requirements: rest, counts: { ...report.counts, pass: report.counts.pass - 1 } },
    { ...report, counts: { ...report.counts, pass: 1000 } },
    { ...report, requirements: [{ ...first, level: 'should' }, ...rest] },
  ];
  for (const edited of edits) {
    const { status, last } = await verified(forged(bundle, edited, own), '--public-key', 'pub.pem', '--quiet');
    expect({ status, last }).toEqual({ status: 1, last: expect.stringContaining('judged again: ') });
  }
});

test('whatever is edited and signed again is refused, or free for a stated reason', needs('browser'), async () => {
  test.setTimeout(isWhole ? 3_600_000 : 300_000);
  const places: string[] = [];
  const isWanted = (place: string) => !isFree(place) && (places.push(place) % 60 === 0 || isWhole);
  for (const { what, place, bytes } of editsOf(bundle, own, isWanted)) {
    const { status, stderr } = await verified(bytes, '--public-key', 'pub.pem', '--quiet');
    expect.soft({ status, stderr }, `${what}: ${place}`).toEqual({ status: 1, stderr: '' });
  }
  expect(places.length).toBeGreaterThan(300);
});

test('a sentence that nobody judged is refused, whoever signs it', needs('browser'), async () => {
  const report = reportIn(bundle);
  const [first, ...rest] = report.requirements;
  if (!first) throw new Error('no requirement');
  const edits: [Report, place: string][] = [
    [{ ...report, because: 'all 99 required checks passed, gold partner' }, 'because'],
    [{ ...report, requirements: [{ ...first, hint: 'Trust us.' }, ...rest] }, 'requirements/0/hint'],
    [{ ...report, notes: [] }, 'notes/0'],
    [{ ...report, gaps: [] }, 'gaps/0'],
  ];
  for (const [edited, place] of edits) {
    const { status, last } = await verified(forged(bundle, edited, own), '--public-key', 'pub.pem', '--quiet');
    expect({ status, last }).toEqual({
      status: 1,
      last: expect.stringContaining(`judged again: report.json/${place} comes out otherwise`),
    });
  }
});

test('hostile contents are refused with one line', needs('browser'), async () => {
  const report = reportIn(bundle);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const raw = (text: string) => pack(new Map([...filesOf(bundle), ['certificate.json', Buffer.from(text)]])) ?? Buffer.alloc(0);
  const hostile = [
    raw('null'),
    raw(deep),
    raw('{"payloadType": "application/vnd.in-toto+json", "payload": "bnVsbA==", "signatures": []}'),
    forged(bundle, { ...report, manifest: { text: '{' } }),
    forged(bundle, { ...report, manifest: { text: 'null' } }),
    forged(bundle, { ...report, started: '2016-12-31T23:59:60Z' }),
    forged(bundle, {
      ...report,
      recordings: [{ play: '\u001b[2J', observations: [{ label: 'sso/valid', exchanges: [999_999] }] }],
    } as Report),
  ];
  for (const [index, bytes] of hostile.entries()) {
    const { status, stdout, stderr } = await verified(bytes, '--quiet');
    expect({ index, status, stderr }).toEqual({ index, status: 1, stderr: '' });
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(stdout).not.toContain('\u001b');
  }
});

/** Whether a run has these depends on what the target answers, so that nobody can count them afterwards. */
const uncounted = ['auth/odd-request,de-provisioning', 'auth/odd-request,update', 'auth/strangers-delete,de-provisioning'];

test('a bundle without one of its probes is refused, whoever signs it', needs('browser'), async () => {
  const report = reportIn(bundle);
  expect(statementIn(bundle).predicate.assay.probes).toMatchObject({ 'auth/second-look': 3 });
  const kinds = probesOfEachKind(report).filter(({ label, on }) => !uncounted.includes(`${label},${on}`));
  expect(kinds.length).toBeGreaterThan(20);
  for (const probe of everyNth(kinds, 8)) {
    const { status, last } = await verified(
      forged(bundle, withoutProbe(report, probe.exchanges), own),
      '--public-key',
      'pub.pem',
      '--quiet',
    );
    expect(last, `${probe.label} ${probe.what}`).toContain('every probe: ');
    expect(status).toBe(1);
  }
});

test('a certificate has one spelling, and a manifest no key twice', needs('browser'), async () => {
  const text = String(filesOf(bundle).get('certificate.json'));
  const payload = /"payload": "([^"]*)"/.exec(text)?.[1] ?? '';
  const spelt = (other: string) => pack(new Map([...filesOf(bundle), ['certificate.json', Buffer.from(other)]])) ?? Buffer.alloc(0);
  for (const other of [
    text.replace('{', '{"payload": "e30=", '),
    text.replace(payload, `${payload.slice(0, 40)}\\n${payload.slice(40)}`),
    `${text}\n`,
  ])
    expect(await verified(spelt(other), '--public-key', 'pub.pem', '--quiet')).toMatchObject({
      status: 1,
      last: expect.stringContaining('certificate.json is not written as Assay writes it'),
    });
  const report = reportIn(bundle);
  const twice = { ...report, manifest: { text: report.manifest?.text.replace('{', '{"id":"victim-db",') ?? '' } };
  expect(await verified(forged(bundle, twice, own), '--public-key', 'pub.pem', '--quiet')).toMatchObject({
    status: 1,
    last: expect.stringContaining('manifest.json has the key "id" twice'),
  });
});
