import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay, everything } from '../support/command.ts';

const manifest = partnerManifest();
const { sso_salt: salt } = manifest.api;
const files = { 'manifest.json': JSON.stringify(manifest) };
const at = ['--id', 'res_1', '--user', 'user_1', '--email', 'jane@example.com', '--timestamp', '1700000000123'];
const sso = (...args: string[]) => assay(['sso', 'manifest.json', ...at, ...args], { files });
const digest = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');

test('the form as curl opens the panel of a real partner', async () => {
  const partner = await startPartner({ manifest });
  try {
    const credentials = Buffer.from(`${manifest.id}:${manifest.api.password}`).toString('base64');
    const body = {
      addon_id: 'a',
      owner_id: 'o',
      owner_name: 'n',
      user_id: 'u',
      plan: 'p',
      region: 'EU',
      callback_url: 'http://127.0.0.1:9/',
      options: {},
    };
    const headers = { authorization: `Basic ${credentials}`, 'content-type': 'application/json' };
    const made = await fetch(partner.manifest.api.test.base_url, { method: 'POST', headers, body: JSON.stringify(body) });
    const { id } = (await made.json()) as { id: string };
    const { stdout } = await assay(['sso', 'm.json', '--id', id], { files: { 'm.json': JSON.stringify(partner.manifest) } });
    const { stdout: answer } = await promisify(execFile)('bash', ['-c', stdout.trim().replace(/^curl /, 'curl --silent ')]);
    expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  } finally {
    await partner.close();
  }
});

test('--explain shows the steps, the salt masked', async () => {
  const outcome = await sso('--explain');
  expect(outcome.stdout).toContain('res_1:user_1:jane@example.com::********:1700000000123');
  expect(outcome.stdout).toContain(digest('sha512', `res_1:user_1:jane@example.com::${salt}:1700000000123`));
  expect(everything(outcome)).not.toContain(salt);
});

test('--page writes a page that submits the form, and escapes what is in it', async () => {
  const { stdout, written } = await assay(['sso', 'manifest.json', '--id', '"><script>', '--page', 'sign-on.html'], { files });
  expect(stdout).toContain('Wrote ');
  expect(written['sign-on.html']).toContain('document.forms[0].submit()');
  expect(written['sign-on.html']).not.toContain('"><script>"');
});

test('--page takes an absolute path, and a file that cannot be written is one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-page-'));
  try {
    const page = join(folder, 'page.html');
    expect(await sso('--page', page)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(page, 'utf8')).toContain('document.forms[0].submit()');
    const { status, stdout, stderr } = await sso('--page', join(folder, 'nowhere', 'page.html'));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^.*page\.html: cannot be written \(ENOENT\); name another file with --page\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('--verify says that a right signature is right', async () => {
  const { status, stdout } = await sso('--verify', digest('sha512', `res_1:user_1:jane@example.com::${salt}:1700000000123`));
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'The signature is right.\n' });
});

for (const [mistake, signature] of [
  ['seconds', digest('sha512', `res_1:user_1:jane@example.com::${salt}:1700000000`)],
  ['SHA-256', digest('sha256', `res_1:user_1:jane@example.com::${salt}:1700000000123`)],
  ['salt', digest('sha512', `res_1:user_1:jane@example.com::1700000000123`)],
] as const) {
  test(`--verify names the mistake: ${mistake}`, async () => {
    const { status, stdout } = await sso('--verify', signature);
    expect(status).toBe(1);
    expect(stdout).toMatch(new RegExp(`^The signature is wrong\\. Your service .*${mistake}`));
  });
}

test('--verify without the timestamp that was signed is a mistake', async () => {
  const { status, stderr } = await assay(['sso', 'manifest.json', '--id', 'res_1', '--verify', 'abc'], { files });
  expect({ status, stderr }).toEqual({ status: 2, stderr: 'assay: --verify needs the --timestamp that was signed\n' });
});

test('the test vectors can be listed', async () => {
  const { status, stdout } = await assay(['list', '--vectors', '--json']);
  const { vectors } = JSON.parse(stdout) as { vectors: { joined: string; signature: string }[] };
  expect(status).toBe(0);
  expect(vectors.length).toBeGreaterThanOrEqual(12);
  for (const { joined, signature } of vectors) expect(signature).toBe(digest('sha512', joined));
});
