import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Overview } from '../../specs/generated/schemas.ts';
import { type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { bin, inFolder, run } from '../support/command.ts';

const swiftly = ['--smoke', '--browser', 'off', '--workers', '1'];

let folder = '';
let partners: Partner[] = [];
let silent: Server;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-progress-'));
  partners = await Promise.all([1, 2].map(() => startPartner({ manifest: partnerManifest() })));
  silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const manifest = partnerManifest();
  const urls = { base_url: `${origin}/resources`, sso_url: `${origin}/sso` };
  const manifests = {
    one: partners[0]?.manifest,
    two: partners[1]?.manifest,
    silent: { ...manifest, api: { ...manifest.api, test: urls } },
  };
  for (const [name, content] of Object.entries(manifests)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  const targets = (names: string[]) => JSON.stringify({ targets: names.map((name) => ({ name, manifest: `${name}.json` })) });
  writeFileSync(join(folder, 'all.yaml'), targets(['one', 'two', 'silent']));
  writeFileSync(join(folder, 'good.yaml'), targets(['one', 'two']));
});

test.afterAll(async () => {
  await Promise.all(partners.map((partner) => partner.close()));
  silent.close();
  rmSync(folder, { recursive: true });
});

test('a run that was killed repeats only the targets that were not finished', { tag: '@prove' }, async () => {
  const command = ['fleet', 'all.yaml', ...swiftly, '--out', 'night'];
  const file = join(folder, 'night', 'unfinished.jsonl');
  const child = spawn(process.execPath, [bin, ...command, '--provision-timeout', '120000'], { cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0), { timeout: 60_000 }).toBe(3);
  child.kill('SIGKILL');
  await ended;
  const made = partners.map((partner) => partner.made());

  const { status, stderr } = await run(bin, [...command, '--resume', '--timeout', '300', '--provision-timeout', '300'], folder);
  expect(stderr).toContain('2 of 3 targets were judged before; they are not run again.');
  expect(status).toBe(3);
  expect(partners.map((partner) => partner.made())).toEqual(made);
  const { targets } = JSON.parse(readFileSync(join(folder, 'night', 'overview.json'), 'utf8')) as Overview;
  expect(targets.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual(['one partial', 'two partial', 'silent inconclusive']);
  expect(existsSync(file)).toBe(false);
});

test('a known failure that expires soon is announced', { tag: '@prove' }, async () => {
  const expires = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);
  const known = [{ requirement: 'sso/refuses-a-stale-timestamp', reason: 'an old clock', owner: 'Team A', expires }];
  writeFileSync(join(folder, 'known.yaml'), JSON.stringify(known));
  writeFileSync(
    join(folder, 'known-targets.yaml'),
    JSON.stringify({ targets: [{ name: 'one', manifest: 'one.json', baseline: 'known.yaml' }] }),
  );
  const { stdout } = await inFolder(['fleet', 'known-targets.yaml', ...swiftly, '--out', 'known'], folder);
  expect(stdout).toMatch(/^one: known failure sso\/refuses-a-stale-timestamp expires in [45] days, on /m);
  expect(readFileSync(join(folder, 'known', 'overview.html'), 'utf8')).toContain('Expires soon (1)');
  expect(readFileSync(join(folder, 'known', 'metrics.txt'), 'utf8')).toContain('assay_target_expiry_timestamp_seconds{target="one"');
});

test('a line says which target is finished, and none which play runs; --quiet prints none', { tag: '@prove' }, async () => {
  const { stderr } = await inFolder(['fleet', 'good.yaml', ...swiftly, '--out', 'told'], folder);
  const finished = stderr.split('\n').filter((line) => /\(target \d of 2\)$/.test(line));
  expect(finished.toSorted()).toEqual([expect.stringMatching(/^one: fine /), expect.stringMatching(/^two: fine /)]);
  expect(stderr.split('\n').filter((line) => /\d+\/\d+ /.test(line))).toEqual([]);
  const quiet = await inFolder(['fleet', 'good.yaml', ...swiftly, '--out', 'quiet', '--quiet'], folder);
  expect(quiet).toMatchObject({ status: 0, stderr: '', stdout: '2 targets: all fine in what was tried\n' });
});
