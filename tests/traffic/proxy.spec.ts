import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import { ask, authorization, provisioning } from '../../targets/reference/partner/customer.ts';
import { type Manifest, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { startPlatform } from '../../targets/reference/platform/index.ts';
import { assay, assayAtOnce, type Running, started } from '../support/command.ts';
import { contractFiles } from '../support/house/own-contract.ts';
import { acts } from '../support/targets/acting.ts';

/** Starts the proxy in a folder, and waits until it listens. */
async function proxy(folder: string, args: string[]): Promise<Running & { origin: string }> {
  const running = started(['proxy', ...args], folder);
  await expect.poll(running.output).toMatch(/listens on http\S+\n/);
  return { ...running, origin: /listens on (http\S+)/.exec(running.output())?.[1] ?? '' };
}

const movedTo = (origin: string, manifest: Manifest): Manifest => {
  const moved = ({ base_url, sso_url }: { base_url: string; sso_url: string }) => ({
    base_url: origin + new URL(base_url).pathname,
    sso_url: origin + new URL(sso_url).pathname,
  });
  const { test: trial, production } = manifest.api;
  return { ...manifest, api: { ...manifest.api, test: moved(trial), production: moved(production) } };
};

interface Loop {
  /** Requirements that failed, by the side that is to blame and by the proxy that saw it. */
  blamed: string[];
  statuses: (number | string | null)[];
  files: string;
  /** What the live views showed of exchanges. */
  lines: string[];
}

/** Platform and partner meet through two proxies, one before each of them. */
async function loop(faults: { partner?: string; platform?: string }): Promise<Loop> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-proxy-'));
  const partner = await startPartner({ manifest: partnerManifest(), decisions: partnerFaults[faults.partner ?? '']?.partner ?? {} });
  const port = await freePort();
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  const common = ['--manifest', 'manifest.json', '--fail-on', 'fail', '--plan', 'test'];
  const proxies = await Promise.all([
    proxy(folder, ['--to', partner.origin, '--out', 'partner', ...common]),
    proxy(folder, ['--to', `http://127.0.0.1:${port}`, '--out', 'platform', ...common]),
  ]);
  const [before, behind] = proxies;
  const platform = await startPlatform({
    ...{ manifest: movedTo(before.origin, partner.manifest), port, publicUrl: behind.origin },
    decisions: platformFaults[faults.platform ?? '']?.platform ?? {},
  });
  try {
    const { addon_id } = await acts(platform, 'install', { plan: 'test' });
    await acts(platform, 'sso', { addon_id });
    // The partner calls back once it has answered.
    await expect.poll(() => behind.output()).toMatch(/PUT \/v2\/vendor/);
    await acts(platform, 'uninstall', { addon_id });
    await expect.poll(() => before.output()).toMatch(/DELETE /);
    for (const { child } of proxies) child.kill('SIGINT');
    const statuses = await Promise.all(proxies.map(({ ended }) => ended));
    const paths = ['partner', 'platform'].flatMap((out) => ['provider', 'platform'].map((side) => `${out}/${side}/report.json`));
    const reports = paths.filter((path) => existsSync(join(folder, path))).map((path) => readFileSync(join(folder, path), 'utf8'));
    const blamed = reports
      .map((text) => JSON.parse(text) as Report)
      .flatMap(({ target, requirements }) =>
        requirements.filter(({ verdict }) => verdict === 'fail').map(({ id }) => `${target.kind}: ${id}`),
      );
    const files = [...reports, ...proxies.map(({ output }) => output()), readFileSync(join(folder, 'partner/journal.jsonl'), 'utf8')].join(
      '\n',
    );
    expect(reports).toHaveLength(4);
    return { blamed, statuses, files, lines: proxies.flatMap(({ output }) => output().match(/^\d\d:.*[✓✗] .*/gm) ?? []) };
  } finally {
    for (const { child } of proxies) child.kill('SIGKILL');
    await Promise.all([partner.close(), platform.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the closed loop through the proxy: nothing is wrong, and no secret leaves', { tag: '@prove' }, async () => {
  const { blamed, statuses, files, lines } = await loop({});
  expect(blamed).toEqual([]);
  expect(statuses).toEqual([0, 0]);
  expect(lines.map((line) => line.replace(/^\S+\s+(\S+ \S+) .*? → (\d+).*/, '$1 $2'))).toEqual([
    '✓ POST 200',
    '✓ POST 303',
    '✓ DELETE 200',
    '✓ GET 200',
    '✓ PUT 200',
  ]);
  const { id, api } = partnerManifest();
  for (const secret of [api.password, api.sso_salt, Buffer.from(`${id}:${api.password}`).toString('base64')])
    expect(files).not.toContain(secret);
});

test('a partner that checks the signature wrongly is blamed, the platform is not', { tag: '@prove' }, async () => {
  const { blamed, statuses } = await loop({ partner: 'sso-hashes-with-sha1' });
  expect(blamed).toEqual(['provider: sso/accepts-a-valid-call']);
  expect(statuses).toEqual([1, 0]);
});

test('a platform that signs wrongly is blamed, the partner is not', { tag: '@prove' }, async () => {
  const { blamed, statuses } = await loop({ platform: 'signature-by-sha1' });
  expect(blamed).toEqual(['platform: calls/sso-signature-is-right']);
  expect(statuses).toEqual([1, 0]);
});

test('the proxy judges each exchange by the contract that --contract names', { tag: '@prove' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-proxy-'));
  for (const [path, text] of Object.entries(contractFiles())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      text.replace('id: calls/provision-body-is-complete\n    level: must', (row) => row.replace('must', 'should')),
    );
  }
  const partner = await startPartner({ manifest: partnerManifest() });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  const { origin, child, output, ended } = await proxy(folder, [
    '--to',
    partner.origin,
    '--manifest',
    'manifest.json',
    '--contract',
    'own',
  ]);
  try {
    const { options: _, ...body } = provisioning();
    const headers = {
      authorization: authorization(partner.manifest.id, partner.manifest.api.password),
      'content-type': 'application/json',
    };
    const { pathname } = new URL(partner.manifest.api.test.base_url);
    await ask(`${origin}${pathname}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await expect.poll(output).toContain('(calls/provision-body-is-complete)');
    expect(output()).toMatch(/warn platform: .*\(calls\/provision-body-is-complete\)/);
    expect(output()).not.toContain('fail platform');
    child.kill('SIGINT');
    await ended;
  } finally {
    child.kill('SIGKILL');
    await partner.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('an address that the proxy cannot listen on is one line', async () => {
  const lines: [args: string[], says: string][] = [
    [[], 'assay: proxy needs --to. See assay proxy --help\n'],
    [['--to', 'nowhere'], 'assay: --to takes an absolute http or https URL, got "nowhere"\n'],
    [['--to', 'http://127.0.0.1:1/v2'], 'assay: --to takes only scheme, host and port, as in http://127.0.0.1:1; paths pass unchanged\n'],
    [
      ['--to', 'http://127.0.0.1:1', '--for', '-1'],
      'assay: --for takes a number of seconds from 0.1 to 2000000, or a duration such as 30s, got -1\n',
    ],
    [['--to', 'http://127.0.0.1:1', '--listen', '127.0.0.1:99999'], 'assay: --listen takes HOST:PORT, got "127.0.0.1:99999"\n'],
    [
      ['--to', 'http://127.0.0.1:1', '--listen', '192.0.2.1:1'],
      'assay: 192.0.2.1:1: cannot listen there (EADDRNOTAVAIL); choose another address with --listen\n',
    ],
  ];
  const outcomes = await assayAtOnce(lines.map(([args]) => ['proxy', ...args]));
  expect(outcomes.map(({ status, stderr, stdout }) => ({ status, stderr, stdout }))).toEqual(
    lines.map(([, stderr]) => ({ status: 2, stderr, stdout: '' })),
  );
});

test('a proxy that saw nothing is not green', async () => {
  const { status, stderr } = await assay(['proxy', '--to', 'http://127.0.0.1:1', '--for', '0.1']);
  expect({ status, stderr }).toEqual({ status: 4, stderr: 'nothing to judge: no call of the contract came through\n' });
});
