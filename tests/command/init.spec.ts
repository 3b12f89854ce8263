import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { assay, bin, run } from '../support/command.ts';

const provider = ['init', 'provider', '--id', 'acme-db', '--url', 'https://acme.example/'];

test('init writes a manifest with fresh secrets, and a project that pins it', async () => {
  const [one, two] = await Promise.all([assay([...provider, '--plan', 'basic', '--ci', 'github', '--ci', 'gitlab']), assay(provider)]);
  const manifests = [one, two].map(
    ({ written }) => JSON.parse(written['manifest.json'] ?? '') as { id: string; api: Record<string, unknown> },
  );
  const secrets = manifests.flatMap(({ api }) => [api.password, api.sso_salt] as string[]);
  expect(new Set(secrets).size).toBe(4);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{48}$/);
  for (const secret of secrets) expect(`${one.stdout}${two.stdout}`).not.toContain(secret);
  expect(manifests[0]).toMatchObject({
    id: 'acme-db',
    api: { config_vars: ['ACME_DB_URL'], production: { sso_url: 'https://acme.example/sso' } },
  });
  expect(parse(one.written['assay.yaml'] ?? '')).toMatchObject({
    edition: '2026-11',
    plans: ['basic'],
    environment: 'test',
    manifest: 'manifest.json',
  });
  expect(one.written['.gitignore']).toBe('manifest.json\nassay-report/\n');
  const github = parse(one.written['.github/workflows/assay.yml'] ?? '') as { jobs: { assay: { steps: { run?: string }[] } } };
  expect(github.jobs.assay.steps.map(({ run: line }) => line)).toContain('npx assay certify manifest.json --reporter terminal,junit,html');
  expect(parse(one.written['.gitlab-ci.yml'] ?? '')).toHaveProperty('assay.script');
});

test('what init wrote is kept unless it is told otherwise', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-init-'));
  try {
    expect(await run(bin, provider, folder)).toMatchObject({ status: 0, stderr: '' });
    expect(statSync(join(folder, 'manifest.json')).mode & 0o777).toBe(0o600);
    const manifest = () => readFileSync(join(folder, 'manifest.json'), 'utf8');
    const first = manifest();
    const { status, stdout, stderr } = await run(bin, provider, folder);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('assay: manifest.json, assay.yaml are there already, and nothing was written; --force writes anew\n');
    expect(manifest()).toBe(first);
    const forced = await run(bin, [...provider, '--force'], folder);
    expect(forced.stdout).toContain('kept   .gitignore; see that it names manifest.json and assay-report/');
    expect(manifest()).not.toBe(first);
    expect(await run(bin, ['check', 'manifest.json', '--quiet'], folder)).toMatchObject({ status: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('init writes a configuration of a platform that gate reads, with drivers that can be run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-init-'));
  try {
    expect(await run(bin, ['init', 'platform', '--url', 'https://api.example'], folder)).toMatchObject({ status: 0, stderr: '' });
    const env = { API_TOKEN: '1', CONSUMER_KEY: '1', CONSUMER_SECRET: '1', USER_TOKEN: '1', USER_SECRET: '1' };
    const { status, stderr } = await run(bin, ['gate', 'platform.yaml', '--dry-run'], folder, { env });
    expect(status, stderr).toBe(0);
    expect(stderr).toMatch(/drivers +install, uninstall, sso, deploy/);
    for (const name of ['install', 'uninstall', 'sso', 'deploy']) expect(statSync(join(folder, 'drive', name)).mode & 0o111).toBe(0o111);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('init asks at a terminal, once more where an answer is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-init-'));
  try {
    const line = `'${process.execPath}' '${bin}' init`;
    const child = spawn('script', ['-qfec', line, '/dev/null'], { cwd: folder, env: { PATH: process.env.PATH, TERM: 'dumb' } });
    let screen = '';
    const typed = ['provider', 'Not An Id', 'acme-db', 'https://acme.example', '', 'basic, gold', 'gitlab'];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
      const asked = screen.match(/: (?=[^\n]*$)/g);
      if (asked && /: $/.test(screen)) child.stdin.write(`${typed.shift() ?? ''}\r`);
    });
    const [status] = (await once(child, 'close')) as [number | null];
    expect(status, screen).toBe(0);
    expect(screen).toContain('expected lower-case letters');
    expect(readdirSync(folder).sort()).toEqual(['.gitignore', '.gitlab-ci.yml', 'assay.yaml', 'manifest.json']);
    expect(parse(readFileSync(join(folder, 'assay.yaml'), 'utf8'))).toMatchObject({ plans: ['basic', 'gold'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const [args, message] of [
  [['init'], 'assay: init needs a kind: provider, platform or application. See assay init --help\n'],
  [['init', 'provider', '--url', 'https://a.example'], 'assay: init needs --id. See assay init --help\n'],
  [['init', 'platform', '--url', 'api.example'], 'assay: --url: expected an http or https URL, without ? and #, got "api.example"\n'],
] as const) {
  test(`${args.join(' ')} says what is missing, and writes nothing`, async () => {
    const { status, stderr, written } = await assay([...args]);
    expect({ status, stderr, written }).toEqual({ status: 2, stderr: message, written: {} });
  });
}
