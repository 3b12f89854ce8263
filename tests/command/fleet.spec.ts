import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Overview, Report } from '../../specs/generated/schemas.ts';
import { partnerManifest } from '../../targets/reference/partner/index.ts';
import { assay, type Ended, inFolder } from '../support/command.ts';
import { faultEvery, type StartedFleet, startFleet, writeTargets } from '../support/fleets.ts';
import { needs, openBrowser } from '../support/needs.ts';
import { isWhole } from '../support/proof.ts';

test.describe.configure({ mode: 'serial', timeout: isWhole ? 1_200_000 : 600_000 });

const swiftly = ['--plan', 'test', '--cases', '2', '--timeout', '2500', '--provision-timeout', '2500', '--browser', 'off', '--quiet'];
const size = isWhole ? 57 : 2;
const shards = isWhole ? 4 : 2;

let folder = '';
let fleet: StartedFleet;
const servers: Server[] = [];
const assayHere = (...args: string[]): Promise<Ended> => inFolder(args, folder, { limit: 600_000 });
const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T;
const overviewIn = (out: string) => read<Overview>(join(out, 'overview.json'));

/** A server that does to whoever comes what the given function does. */
async function listening(name: string, receive: (socket: import('node:net').Socket) => void): Promise<void> {
  const server = createServer((socket) => receive(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  servers.push(server);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const manifest = partnerManifest();
  const urls = { base_url: `${origin}/resources`, sso_url: `${origin}/sso` };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...manifest, api: { ...manifest.api, test: urls } }));
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-fleet-'));
  fleet = await startFleet(folder, size, faultEvery(3));
  await listening('hanging', () => {});
  await listening('hostile', (socket) => {
    socket.once('data', () => {
      const flood = () => socket.write(`X-Flood: ${'y'.repeat(8000)}\r\n`, () => setImmediate(flood));
      socket.write('HTTP/1.1 200 OK\r\n', flood);
    });
  });
  const others = ['hanging', 'hostile'].map((name) => ({ name, manifest: `${name}.json` }));
  writeTargets(folder, [...fleet.targets, ...others, { name: 'nowhere', manifest: 'none.json' }]);
});

test.afterAll(async () => {
  await fleet.close();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

test('in shards, one after another, then merged: every target has the verdicts of a run of its own', async () => {
  for (let index = 1; index <= shards; index++) {
    const options = ['--shard', `${index}/${shards}`, '--reporter', 'html', '--out', `shard-${index}`];
    const { stderr } = await assayHere('fleet', 'targets.yaml', ...swiftly, ...options);
    expect(stderr).toBe('');
  }
  const folders = Array.from({ length: shards }, (_, index) => `shard-${index + 1}`);
  const merged = await assayHere('merge', ...folders, '--out', 'all');
  expect(merged).toMatchObject({ status: 1, stderr: '' });
  const { targets, missing } = overviewIn('all');
  expect(missing).toBeUndefined();
  expect(targets).toHaveLength(size + 3);
  expect(merged.stdout).toContain('unsure: nowhere, none.json: no such file');
  expect(targets.find(({ name }) => name === 'hanging')).toMatchObject({
    verdict: 'inconclusive',
    down: { why: expect.stringMatching(/no answer|did not answer|timed out|within/), isNew: true },
  });
  for (const [index, partner] of fleet.partners.entries()) {
    const { left, unknown } = read<Report>(`all/partner-${index}/report.json`).resources;
    expect.soft(partner.resources().length, `left at partner-${index}`).toBeLessThanOrEqual(left.length + unknown.length);
  }
  const alone = targets.filter(({ name }) => (isWhole ? name !== 'nowhere' : name === 'partner-1'));
  for (const { name, verdict, verdicts } of alone) {
    await assayHere('certify', `${name}.json`, ...swiftly, '--out', `alone/${name}`);
    const report = read<Report>(`alone/${name}/report.json`);
    expect.soft(verdict, name).toBe(report.verdict);
    expect.soft(verdicts, name).toEqual(Object.fromEntries(report.requirements.map((one) => [one.id, one.verdict])));
    expect(read<Report>(`all/${name}/report.json`).exchanges.length).toBeGreaterThan(0);
  }
});

test('a report of a fleet leads to the page of each requirement that fails, also after a merge', () => {
  const pages = ['shard-1', 'shard-2', 'all'].map((out) => join(folder, out, 'partner-1')).filter((place) => existsSync(place));
  expect(pages.length).toBeGreaterThan(1);
  for (const place of pages) {
    const links = [...readFileSync(join(place, 'report.html'), 'utf8').matchAll(/href="(fix\/[^"]+)"/g)].map(([, link = '']) => link);
    expect(links.length, place).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(join(place, link)))).toEqual([]);
  }
});

test('a missing shard is reported, and its targets are not green', async () => {
  const { status, stdout } = await assayHere('merge', 'shard-1', '--out', 'part');
  expect(stdout).toContain('shard 2 is missing: its targets were not judged');
  expect(status).not.toBe(0);
  expect(overviewIn('part').missing).toContain(2);
});

test('the targets that changed since the run before are listed', async () => {
  const earlier = overviewIn('all');
  const [first] = earlier.targets;
  if (!first) throw new Error('no target');
  const id = Object.keys(first.verdicts).find((one) => first.verdicts[one] === 'pass') ?? '';
  const broken = { ...first, verdict: 'not-conforming', verdicts: { ...first.verdicts, [id]: 'fail' } };
  writeFileSync(join(folder, 'before.json'), JSON.stringify({ ...earlier, targets: [broken, ...earlier.targets.slice(1)] }));
  const folders = Array.from({ length: shards }, (_, index) => `shard-${index + 1}`);
  const { stdout } = await assayHere('merge', ...folders, '--out', 'again', '--before', 'before.json');
  expect(stdout).toContain(`changed: ${first.name}, fixed: ${id}`);
  expect(overviewIn('again').history).toHaveLength(1);
});

test('the overview opens in a browser, and leads to the reports', needs('browser'), async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const incidents: string[] = [];
    page.on('console', (message) => incidents.push(message.text()));
    page.on('pageerror', (error) => incidents.push(error.message));
    await page.goto(pathToFileURL(join(folder, 'again/overview.html')).href);
    await expect(page.locator('h1')).toContainText('unsure');
    // The matrix says more than the lists only where many targets fail many checks.
    await expect(page.locator('.matrix')).toHaveCount(isWhole ? 1 : 0);
    await expect(page.locator('#changes')).toBeVisible();
    await expect(page.locator('.trend tbody tr')).toHaveCount(2);
    const rows = page.locator('#targets-table tbody tr:visible');
    await expect(rows).toHaveCount(size + 3);
    await page.getByLabel('Standing', { exact: true }).selectOption('unsure');
    await expect(rows.filter({ hasText: /^nowhere/ })).toHaveText(/^nowhere\s*unsure\s*none\.json: no such file/);
    await page.getByLabel('Standing', { exact: true }).selectOption('');
    await page.getByRole('searchbox').fill('partner-1');
    await expect(rows).toHaveCount(fleet.targets.filter(({ name }) => name.includes('partner-1')).length);
    await page.getByRole('searchbox').fill('');
    const names = () => rows.locator('th').allTextContents();
    await page.getByRole('button', { name: 'Target', exact: true }).click();
    expect(await names()).toEqual((await names()).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    await page.getByRole('button', { name: 'Target', exact: true }).click();
    await expect(rows.first()).toContainText(`partner-${size - 1}`);
    const links = page.locator('#targets-table tbody th a');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(size);
    for (const href of addresses) expect(readFileSync(join(folder, 'again', href), 'utf8')).not.toBe('');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(incidents).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('the deadline is for all targets together, not for each of them', async () => {
  // One at a time on a host, and the first one takes all the time there is.
  const targets = Array.from({ length: 4 }, (_, index) => ({ name: `hanging-${index}`, manifest: 'hanging.json' }));
  writeFileSync(join(folder, 'many.yaml'), JSON.stringify({ targets }));
  const { status } = await assayHere('fleet', 'many.yaml', ...swiftly, '--deadline', '12', '--out', 'many');
  expect(status).toBe(3);
  const reasons = overviewIn('many').targets.map(({ because }) => because);
  expect(reasons.filter((reason) => reason === 'the run was stopped before its turn')).toHaveLength(3);
});

test('wrong arguments and files are one line', { tag: '@prove' }, async () => {
  const files = { 'targets.yaml': '{ targets: [{ name: a, manifest: a.json }, { name: a, manifest: a.json }] }', 'overview.json': '{}' };
  for (const [args, message] of [
    [['fleet', 'targets.yaml'], 'targets.yaml: two targets are named "a"; each needs its own name\n'],
    [['fleet', 'targets.yaml', '--shard', '5/4'], 'assay: --shard takes PART/PARTS, such as 1/4, got "5/4"\n'],
    [['fleet', 'targets.yaml', '--per-host', '0'], 'assay: --per-host takes a whole number from 1 to 1000, got 0\n'],
    [['merge', '.'], expect.stringMatching(/^assay: overview\.json:1:1: not an overview of a fleet: [^\n]+\n$/)],
    [['merge', 'none'], 'none/overview.json: no such file\n'],
  ] as const)
    expect.soft(await assay([...args], { files })).toMatchObject({ status: 2, stderr: message, stdout: '' });
});
