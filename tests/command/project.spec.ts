import { expect, test } from '@playwright/test';
import { assay, manifest } from '../support/command.ts';

const pins = `edition: 2026-11
plans: [basic, gold]
manifest: manifest.json
environments:
  test: { base_url: "http://127.0.0.1:9/resources", sso_url: "http://127.0.0.1:9/sso" }
options: { seed: 7, out: elsewhere }
`;
const files = { 'manifest.json': manifest, 'other.json': manifest, 'assay.yaml': pins };
const planOf = async (...args: string[]) => (await assay(['certify', ...args, '--dry-run'], { files })).stdout;

test('assay.yaml pins plans, URLs and options, and a flag wins over it', async () => {
  const pinned = await planOf('manifest.json');
  for (const part of ['http://127.0.0.1:9/resources', 'http://127.0.0.1:9/sso', 'seed 7', 'basic, gold']) expect(pinned).toContain(part);
  const flagged = await planOf('manifest.json', '--plan', 'other', '--seed', '8', '--base-url', 'http://127.0.0.1:8/mine');
  expect(flagged).toContain('http://127.0.0.1:8/mine');
  expect(flagged).toContain('http://127.0.0.1:9/sso');
  expect(flagged).toContain('seed 8');
  expect(flagged).toMatch(/plan +other$/m);
});

test('the plan names the file or the option that each address comes from', async () => {
  expect(await planOf('manifest.json')).toMatch(/provisioning +\S+ \(assay\.yaml\)\n +single sign-on +\S+ \(assay\.yaml\)/);
  expect(await planOf('other.json')).toMatch(/provisioning +\S+ \(other\.json\)\n +single sign-on +\S+ \(other\.json\)/);
  expect(await planOf('manifest.json', '--base-url', 'http://127.0.0.1:8/a')).toMatch(/\(--base-url\)\n.*\(assay\.yaml\)/);
});

test('certify, check and sso take the manifest of assay.yaml where none is named', async () => {
  expect(await planOf()).toMatch(/provisioning +http:\/\/127\.0\.0\.1:9\/resources/);
  expect((await assay(['check', '--quiet'], { files })).stdout).toContain('partial: acme-db');
  expect((await assay(['sso', '--id', 'res_1', '--explain'], { files })).status).toBe(0);
  const { status, stderr } = await assay(['certify'], { files: { 'manifest.json': manifest } });
  const message = 'assay: certify needs <manifest>, or an assay.yaml in this folder that names one. See assay certify --help\n';
  expect({ status, stderr }).toEqual({ status: 2, stderr: message });
});

test('pinned URLs are used only for their own manifest and environment', async () => {
  expect(await planOf('other.json')).toContain('https://test.acme.example/resources');
  expect(await planOf('./manifest.json', '--environment', 'production')).toContain('https://acme.example/resources');
});

test('the report goes to the pinned folder', async () => {
  const { written } = await assay(['check', 'manifest.json', '--quiet'], { files });
  expect(Object.keys(written)).toEqual(['elsewhere/report.json']);
});

const wrong: [what: string, text: string, message: string][] = [
  ['an unknown key', 'plans: [a]\nplan: a\n', 'assay: assay.yaml:2:7: unknown key "plan"\n'],
  ['an option that nobody has', 'options:\n  yes: true\n', 'assay: assay.yaml:2:8: /options: unknown key "yes"\n'],
  [
    'a value of another kind',
    'options:\n  seed: many\n',
    'assay: assay.yaml:2:9: seed takes a whole number from 0 to 4294967295, got a string\n',
  ],
  ['a pace of nothing', 'options:\n  max-rps: 0\n', 'assay: assay.yaml:2:12: max-rps takes a number from 0.01 to 10000, got 0\n'],
  [
    'URLs of nobody',
    'environments:\n  test: {}\n',
    'assay: assay.yaml:1:1: must have property manifest when property environments is present, got an object\n',
  ],
  ['a syntax error', 'plans: [\n', 'assay: assay.yaml:2:1: '],
];
for (const [what, text, message] of wrong) {
  test(`assay.yaml with ${what} is refused, with its place`, async () => {
    const { status, stdout, stderr } = await assay(['check', 'manifest.json'], { files: { ...files, 'assay.yaml': text } });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.slice(0, message.length)).toBe(message);
  });
}

test('explain and --help work with a broken assay.yaml', async () => {
  const broken = { ...files, 'assay.yaml': '[' };
  expect((await assay(['explain', 'manifest/id-is-present'], { files: broken })).status).toBe(0);
  expect((await assay(['certify', '--help'], { files: broken })).status).toBe(0);
});
