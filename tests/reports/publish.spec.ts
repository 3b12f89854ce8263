import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { assay, changed, everything, manifest, type Outcome, root, run } from '../support/command.ts';

const secret = 'c4nary/value+of-a-header';
const everyFile = 'terminal,html,junit,markdown,sarif,allure';

/** A manifest that cannot be used, so that nothing is called; its file name gets into every artefact. */
const certify = (name: string, header: string, reporter = everyFile) =>
  assay(['certify', `${name}.json`, '--header', header, '--reporter', reporter], {
    files: { [`${name}.json`]: changed('https://test.acme.example/sso', 'nowhere') },
    env: { PATH: '/nowhere' },
  });

const bytes = Buffer.from(secret);
for (const [form, name] of Object.entries({
  Base64: bytes.toString('base64url'),
  hex: bytes.toString('hex'),
  'URL-encoded': encodeURIComponent(secret),
})) {
  test(`an artefact with a secret is withheld and named: ${form}`, async () => {
    const outcome = await certify(name, `X-Canary: ${secret}`);
    expect(outcome.status).toBe(3);
    const lines = outcome.stderr.trim().split('\n');
    for (const path of ['report.json', 'report.html', 'junit.xml', 'report.md', 'report.sarif', 'allure-results'])
      expect(lines).toContain(`assay-report/${path}: withheld, because it contains a secret (X-Canary)`);
    expect(lines).toContain('The text on the terminal: withheld, because it contains a secret (X-Canary)');
    expect(lines).toHaveLength(7);
    expect(outcome.written).toEqual({});
    expect(everything(outcome)).not.toContain(name);
  });
}

test('a secret in plain text is withheld too, and no file of an earlier run stays in its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-publish-'));
  try {
    mkdirSync(join(folder, 'assay-report'));
    writeFileSync(join(folder, 'assay-report/report.json'), 'of an earlier run');
    writeFileSync(join(folder, 'canary-in-plain.json'), '[]');
    const args = ['certify', 'canary-in-plain.json', '--header', 'X-Canary: canary-in-plain', '--quiet'];
    const { status, stdout } = await run(join(root, 'dist/cli/bin.js'), args, folder);
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    expect(readdirSync(join(folder, 'assay-report'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The files of the report, without the pages about failures beside it. */
const reportsIn = ({ written }: Outcome): string[] => Object.keys(written).filter((name) => !name.includes('/fix/'));

test('a header with a common value is not a secret', async () => {
  const outcome = await certify('manifest', 'Accept: application/json', 'html,junit,markdown,sarif');
  expect(outcome.status).toBe(1);
  expect(outcome.stderr).toBe('');
  expect(reportsIn(outcome)).toHaveLength(5);
});

test('a password that the addresses contain is not a secret', async () => {
  const shown = changed('canary-password-of-more-than-35-characters', 'test.acme.example').replace('"eu"', '"us"');
  const outcome = await assay(['check', 'm.json', '--reporter', 'html'], { files: { 'm.json': shown } });
  expect(outcome.status).toBe(1);
  expect(reportsIn(outcome)).toHaveLength(2);
});

test('the report of a good manifest is published', async () => {
  const outcome = await assay(['check', 'm.json', '--reporter', 'html,junit,markdown,sarif'], { files: { 'm.json': manifest } });
  expect(outcome.status).toBe(0);
  expect(reportsIn(outcome)).toHaveLength(5);
});
