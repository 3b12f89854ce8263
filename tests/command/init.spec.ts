import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { assay, bin, manifest, run } from '../support/command.ts';

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
  expect(github.jobs.assay.steps.map(({ run: line }) => line ?? '').join('\n')).toContain('judge.sh certify manifest.json');
  expect(parse(one.written['.gitlab-ci.yml'] ?? '')).toHaveProperty('assay.extends', '.assay');
});

test('init writes a service to start from in each language, and says how to start it', async () => {
  for (const [sample, path, start] of [
    ['node', 'partner.mjs', 'node partner.mjs'],
    ['python', 'partner.py', 'python3 partner.py'],
    ['go', 'partner.go', 'go run partner.go'],
    ['php', 'partner.php', 'php -S 127.0.0.1:4000 partner.php'],
  ] as const) {
    const args = ['--id', 'acme-db', '--url', 'https://acme.example', '--test-url', 'http://127.0.0.1:4000', '--sample', sample];
    const { status, stdout, written } = await assay(['init', 'provider', ...args]);
    expect(status).toBe(0);
    expect(stdout).toContain(`wrote  ${path}: a service that conforms; start it with ${start}\n`);
    expect(written[path]).toContain('manifest.json');
  }
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
    expect(stderr).toBe('assay: manifest.json, assay.yaml already exist, and nothing was written; --force overwrites\n');
    expect(manifest()).toBe(first);
    const forced = await run(bin, [...provider, '--force'], folder);
    expect(forced.stdout).toContain('kept   .gitignore; make sure that it lists manifest.json and assay-report/');
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
    const env = {
      API_TOKEN: 'k3v9x2p7q1',
      CONSUMER_KEY: 'a8d7w2m4z6',
      CONSUMER_SECRET: 'b5n8t1r3y9',
      USER_TOKEN: 'c2h6j4l8s0',
      USER_SECRET: 'd7f1g5v3u9',
    };
    const { status, stdout, stderr } = await run(bin, ['gate', 'platform.yaml', '--dry-run'], folder, { env });
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/drivers +install, uninstall, sso, deploy/);
    for (const name of ['install', 'uninstall', 'sso', 'deploy']) expect(statSync(join(folder, 'drive', name)).mode & 0o111).toBe(0o111);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('init writes a configuration of a client that is judged as it is once its command exists', async () => {
  const { status, stdout, written } = await assay(['init', 'client', '--id', 'my-cli', '--ci', 'github']);
  expect(status).toBe(0);
  expect(stdout).toContain('next   assay client client.yaml; ');
  expect(written['.github/workflows/assay.yml']).toContain('judge.sh client client.yaml');
  const command = `curl -s -o /dev/null -H "Authorization: Bearer $API_TOKEN" "$BRIDGE_HOST/api-tokens"`;
  const files = { 'client.yaml': written['client.yaml']?.replace('profile: my-cli profile', `profile: '${command}'`) ?? '' };
  const outcome = await assay(['client', 'client.yaml', '--only', 'client/sends-tokens-to-the-bridge'], { files });
  expect(outcome, outcome.stdout + outcome.stderr).toMatchObject({ status: 0 });
  const missing = await assay(['client', 'client.yaml'], { files: { 'client.yaml': written['client.yaml'] ?? '' } });
  expect(missing.status).toBe(3);
  expect(missing.stdout + missing.stderr).toContain('my-cli');
});

test('init asks at a terminal, and asks again after an invalid answer', async () => {
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

test('the addresses are in the manifest alone: what is edited there is called', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-init-'));
  try {
    await run(bin, provider, folder);
    expect(Object.keys(parse(readFileSync(join(folder, 'assay.yaml'), 'utf8')))).not.toContain('environments');
    const path = join(folder, 'manifest.json');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('http://127.0.0.1:8080', 'http://127.0.0.1:9'));
    const { stdout } = await run(bin, ['certify', '--dry-run'], folder);
    expect(stdout).toMatch(/provisioning +http:\/\/127\.0\.0\.1:9\/resources \(manifest\.json\)/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('init ci adds a CI file to a project, and leaves the rest alone', async () => {
  const files = { 'manifest.json': '{"mine": true}', 'assay.yaml': 'manifest: manifest.json\n', '.gitlab-ci.yml': 'mine: {}\n' };
  const github = await assay(['init', 'ci', 'github'], { files });
  expect(github).toMatchObject({ status: 0, stderr: '' });
  expect(Object.keys(github.written)).toEqual(['.github/workflows/assay.yml']);
  expect(github.written['.github/workflows/assay.yml']).toContain('judge.sh certify manifest.json');
  const gitlab = await assay(['init', 'ci', 'gitlab'], { files });
  expect(Object.keys(gitlab.written)).toEqual(['.gitlab/assay.yml']);
  expect(gitlab.stdout).toContain('include: { local: .gitlab/assay.yml }');
  const platform = await assay(['init', 'ci', 'gitlab'], { files: { 'platform.yaml': 'base_url: https://api.example\n' } });
  expect(platform.written['.gitlab-ci.yml']).toContain('{ ASSAY_COMMAND: gate, ASSAY_TARGET: platform.yaml }');
});

test('init ends without writing when the input ends at a question', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-init-'));
  try {
    for (const [before, message] of [
      [[], 'assay: stopped; nothing was written'],
      [['manifest.json'], 'already exists, and nothing was written'],
    ] as const) {
      for (const name of before) writeFileSync(join(folder, name), '{}');
      const line = [
        process.execPath,
        bin,
        ...(before.length > 0 ? [...provider, '--test-url', 'http://127.0.0.1:9', '--plan', 'a', '--ci', 'github'] : ['init']),
      ];
      const child = spawn('script', ['-qfec', line.map((word) => `'${word}'`).join(' '), '/dev/null'], {
        cwd: folder,
        env: { PATH: process.env.PATH, TERM: 'dumb' },
      });
      let screen = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        screen += text;
        if (/(: |\[y\/N\] )$/.test(screen)) child.stdin.write('\u0004');
      });
      const [status] = (await once(child, 'close')) as [number | null];
      expect({ status, screen }).toEqual({ status: 2, screen: expect.stringContaining(message) });
      expect(readdirSync(folder)).toEqual(before);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const [args, message] of [
  [['init', 'ci'], 'assay: init ci needs github or gitlab. See assay init --help\n'],
  [['init'], 'assay: init needs a kind: provider, platform, application or client. See assay init --help\n'],
  [['init', 'provider', '--url', 'https://a.example'], 'assay: init needs --id. See assay init --help\n'],
  [['init', 'platform', '--url', 'api.example'], 'assay: --url: expected an http or https URL, without ? and #, got "api.example"\n'],
] as const) {
  test(`${args.join(' ')} says what is missing, and writes nothing`, async () => {
    const { status, stderr, written } = await assay([...args]);
    expect({ status, stderr, written }).toEqual({ status: 2, stderr: message, written: {} });
  });
}

test('a copy of the contract judges as the published one, until it is changed', { tag: '@prove' }, async () => {
  const { written, stdout, status } = await assay(['init', 'contract', 'ours']);
  expect({ status, first: stdout.split('\n')[0] }).toEqual({ status: 0, first: 'wrote  ours/openapi/platform.yaml' });
  const same = await assay(['check', 'm.json', '--contract', 'ours'], { files: { ...written, 'm.json': manifest } });
  expect(same.stdout).toContain('judged by the contract in ours, sha256:');
  expect(same.status).toBe(0);
  const schema = 'ours/specs/schemas/manifest.schema.json';
  const changed = { ...written, [schema]: (written[schema] ?? '').replace('"minLength": 35', '"minLength": 3500') };
  const other = await assay(['check', 'm.json', '--contract', 'ours'], { files: { ...changed, 'm.json': manifest } });
  expect(other.stdout).not.toBe(same.stdout);
  const broken = { ...written, 'ours/openapi/vendor.yaml': `${written['ours/openapi/vendor.yaml']}\n  : [` };
  const refused = await assay(['check', 'm.json', '--contract', 'ours'], { files: { ...broken, 'm.json': manifest } });
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(refused.stderr).toMatch(/^assay: openapi\/vendor\.yaml:\d+:\d+: [^\n]+\n$/);
});
