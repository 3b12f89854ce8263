import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { assay, bin, run } from '../support/command.ts';

/** Every line of a shell in a CI file. */
function shellLines(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? one : shellLines(one)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one) => (typeof one === 'string' ? one : shellLines(one)));
}

const platform = { 'platform.yaml': 'base_url: https://api.example\nalso:\n  other_manifest: ./other-manifest.json\n' };

test('the second manifest is ignored by Git, and restored in CI from a value or a file', async () => {
  const { written } = await assay(['init', 'platform', '--id', 'acme', '--url', 'https://api.example']);
  expect(written['.gitignore']?.split('\n')).toEqual(expect.arrayContaining(['manifest.json', 'other-manifest.json']));
  const folder = mkdtempSync(join(tmpdir(), 'assay-restored-'));
  try {
    const kept = join(folder, 'kept');
    writeFileSync(kept, '{"from": "a file"}');
    for (const [ci, file, values] of [
      ['github', '.github/workflows/assay.yml', ['{"from": "a value"}']],
      ['gitlab', '.gitlab-ci.yml', ['{"from": "a value"}', kept]],
    ] as const) {
      const { written, stdout } = await assay(['init', 'ci', ci], { files: platform });
      expect(stdout).toContain('ASSAY_OTHER_MANIFEST');
      const lines = shellLines(parse(written[file] ?? '')).filter((line) => line.includes('other-manifest.json'));
      expect(lines).toHaveLength(1);
      for (const value of values) {
        execFileSync('sh', ['-e', '-c', lines[0] ?? ''], { cwd: folder, env: { PATH: process.env.PATH, ASSAY_OTHER_MANIFEST: value } });
        expect(JSON.parse(readFileSync(join(folder, 'other-manifest.json'), 'utf8'))).toEqual({
          from: value === kept ? 'a file' : 'a value',
        });
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('doctor with drivers that nobody has written yet is not simply ready', async () => {
  const server = createServer((_, response) => void response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'assay-doctor-'));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await run(bin, ['init', 'platform', '--id', 'acme', '--url', url, '--bridge-url', url], folder);
    const names = readFileSync(join(folder, 'platform.yaml'), 'utf8').matchAll(/^[^#\n]*\$\{(\w+)\}/gm);
    const env = Object.fromEntries([...names].map(([, name = '']) => [name, 'a value']));
    const { stdout } = await run(bin, ['doctor', 'platform.yaml'], folder, { env });
    expect(stdout.match(/^missing +driver .* is not written yet$/gm)).toHaveLength(4);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^(not ready: |ready, but missing: .*driver.*; what needs it is not judged$)/);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('init ci names the lock file only where Assay is not in it', async () => {
  const hint = 'add Assay to package-lock.json';
  expect((await assay(['init', 'ci', 'github'], { files: platform })).stdout).toContain(hint);
  const lock = JSON.stringify({ packages: { 'node_modules/assay': { version: '2.0.0' } } });
  expect((await assay(['init', 'ci', 'github'], { files: { ...platform, 'package-lock.json': lock } })).stdout).not.toContain(hint);
});

test('a manifest that holds a path, as a GitLab variable of type File gives it, is named as that', async () => {
  const files = {
    'platform.yaml': 'base_url: http://127.0.0.1:9\nprovider: { manifest: ./manifest.json }\n',
    'manifest.json': '/builds/acme/api.tmp/ASSAY_MANIFEST',
  };
  const { status, stderr } = await assay(['gate', 'platform.yaml'], { files });
  expect({ status, stderr: stderr.trim() }).toEqual({
    status: 2,
    stderr:
      'assay: ./manifest.json: expected a manifest, got the path of a file: a CI variable of type File holds a path, so copy that file',
  });
});

test('a baseline that nobody filled in is refused', async () => {
  const files = {
    'platform.yaml': 'base_url: http://127.0.0.1:9\n',
    'known.yaml': '- { requirement: self/is-a-record, reason: fill in why, owner: jane, expires: 2030-01-01 }\n',
  };
  const { status, stderr } = await assay(['gate', 'platform.yaml', '--baseline', 'known.yaml'], { files });
  expect({ status, stderr: stderr.trim() }).toEqual({
    status: 2,
    stderr: 'assay: known.yaml:1:44: expected why self/is-a-record may fail, got "fill in why"',
  });
});
