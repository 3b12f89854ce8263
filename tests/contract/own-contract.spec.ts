import { expect, test } from '@playwright/test';
import { assay, manifest } from '../support/command.ts';
import { contractFiles } from '../support/house/own-contract.ts';

const own = contractFiles();
const changed = (path: string, from: string, to: string) => {
  const text = own[`own/${path}`] ?? '';
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  return { ...own, [`own/${path}`]: text.replace(from, to) };
};

const broken: Record<string, [files: Record<string, string>, expected: RegExp]> = {
  'YAML that is none': [changed('openapi/vendor.yaml', 'paths:', 'paths: ['), /^assay: openapi\/vendor\.yaml:\d+:\d+: /],
  'no paths': [
    changed('openapi/vendor.yaml', 'paths:', 'ways:'),
    /^assay: openapi\/vendor\.yaml:1:1: expected an OpenAPI document with paths/,
  ],
  'a reference to nothing': [
    changed('openapi/vendor.yaml', '#/components/schemas/AddonList"', '#/components/schemas/Nothing"'),
    /^assay: openapi\/vendor\.yaml:\d+:\d+: "#\/components\/schemas\/Nothing" refers to nothing/,
  ],
  'a reference to another file': [
    changed('openapi/vendor.yaml', '#/components/schemas/AddonList"', 'file:///etc/passwd"'),
    /^assay: openapi\/vendor\.yaml:\d+:\d+: "file:\/\/\/etc\/passwd" leads out of the document/,
  ],
  'a type that is none': [
    changed('openapi/vendor.yaml', 'type: array\n      description: All', 'type: rows\n      description: All'),
    /^assay: openapi\/vendor\.yaml:\d+:\d+: listAddons /,
  ],
  'no operationId': [
    changed('openapi/vendor.yaml', 'operationId: listAddons', 'operation: listAddons'),
    /^assay: openapi\/vendor\.yaml:\d+:\d+: an operation needs an operationId/,
  ],
  'a row that is not there': [
    changed('openapi/vendor.yaml', 'vendor/update-answers-200', 'vendor/update-answers-201'),
    /^assay: openapi\/vendor\.yaml:\d+:\d+: no row is named "vendor\/update-answers-201"/,
  ],
  'a row without a level': [
    changed('suites/manifest/requirements.yaml', 'level: must', 'level: shall'),
    /^assay: suites\/manifest\/requirements\.yaml:\d+:\d+: /,
  ],
};

test('a broken contract is one line with file, line and column', { tag: '@prove' }, async () => {
  for (const [name, [files, expected]] of Object.entries(broken)) {
    const { status, stderr, written } = await assay(['check', 'm.json', '--contract', 'own'], { files: { ...files, 'm.json': manifest } });
    expect({ name, status, lines: stderr.trim().split('\n').length, written }).toEqual({ name, status: 2, lines: 1, written: {} });
    expect(stderr, name).toMatch(expected);
  }
});

test('commands that show or judge take --contract', { tag: '@prove' }, async () => {
  const files = { ...changed('suites/manifest/requirements.yaml', 'level: must', 'level: should'), 'm.json': manifest };
  const listed = await assay(['list', '--level', 'should', '--surface', 'manifest', '--contract', 'own'], { files });
  const usual = await assay(['list', '--level', 'should', '--surface', 'manifest'], { files });
  const id = /should (\S+)/.exec(listed.stdout)?.[1] ?? '';
  expect(listed.stdout).not.toBe(usual.stdout);
  expect((await assay(['explain', id, '--contract', 'own'], { files })).stdout).toContain(`${id} (should)`);
  const wire = await assay(['docs', 'wire', '--contract', 'own'], { files: changed('openapi/provider.yaml', 'plan: test', 'plan: gold') });
  expect(wire.stdout).toContain('"plan": "gold"');
  expect((await assay(['docs', 'wire'])).stdout).toContain('"plan": "test"');
  const { written } = await assay(['check', 'm.json'], { files });
  const again = await assay(['report', 'old.json', '--contract', 'own'], {
    files: { ...files, 'old.json': written['assay-report/report.json'] ?? '' },
  });
  expect(again.stdout).toContain('judged by the contract in own, sha256:');
  const har = JSON.stringify({ log: { entries: [] } });
  for (const args of [
    ['traffic', 'a.har', '--manifest', 'm.json'],
    ['client', 'none.yaml'],
    ['gate', 'none.yaml'],
    ['fleet', 'none.yaml'],
    ['proxy', '--to', 'http://127.0.0.1:9'],
    ['stand-in', 'platform'],
    ['sso', 'm.json', '--id', '1'],
    ['oauth', 'request.txt'],
    ['log', 'deploy.log'],
    ['verify', 'bundle.zip'],
    ['doctor', 'm.json'],
    ['mcp'],
  ]) {
    const refused = await assay([...args, '--contract', 'none'], { files: { 'm.json': manifest, 'a.har': har } });
    expect({ args, status: refused.status }).toEqual({ args, status: 2 });
    expect(refused.stderr).toMatch(/none\/openapi\/provider\.yaml: cannot be read/);
  }
});

test('a form is signed, and a log is read, by the contract of --contract', async () => {
  const signed = {
    ...changed('specs/values/sign-on.yaml', 'hash: sha512', 'hash: sha256'),
    ...{ 'own/openapi/sso.yaml': (own['own/openapi/sso.yaml'] ?? '').replace('{128}', '{64}') },
  };
  const form = await assay(['sso', 'm.json', '--id', '1', '--contract', 'own'], { files: { ...signed, 'm.json': manifest } });
  expect(form.status).toBe(0);
  expect(form.stdout).toMatch(/signature=[0-9a-f]{64}(?![0-9a-f])/);
  const healthy = changed('specs/values/health-check.yaml', 'statuses: [200]', 'statuses: [204]');
  const log = 'Response from GET / is 204\n';
  const read = (args: string[]) => assay(['log', 'deploy.log', ...args], { files: { ...healthy, 'deploy.log': log } });
  expect((await read([])).stdout).toContain('200');
  expect((await read(['--contract', 'own'])).stdout).not.toContain('200');
});
