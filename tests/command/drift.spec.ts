import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { assay, root } from '../support/command.ts';

const vendor = readFileSync(join(root, 'openapi/vendor.yaml'), 'utf8');
const changed = vendor.replace('const: eu\n', 'const: us\n');

test('lists both kinds of differences, fails the requirement, and writes SARIF with the line of the published file', async () => {
  const { status, stdout, written } = await assay(['drift', 'api.yaml', '--reporter', 'terminal,sarif'], {
    files: { 'api.yaml': changed },
  });
  expect(status).toBe(1);
  // Its own one, and the operations of the platform that this document of the vendor API lacks.
  expect(stdout).toContain('Breaking differences: 7');
  expect(stdout.match(/got no such operation$/gm)).toHaveLength(6);
  expect(stdout).toContain('Compatible differences: 1');
  expect(stdout).toContain(
    'the document: expected the operation, got only paths of /v2 (GET /v4/products/zones, GET /v4/billing/organisations/{organisation_id}/{invoice_number}.pdf)',
  );
  const line = changed.split('\n').findIndex((text) => text.endsWith('region:')) + 2;
  expect(stdout).toContain(`api.yaml:${line}:11  GET /v2/vendor/apps/{addonId}: expected answer body/region: "eu", got "us"`);
  const { runs } = JSON.parse(written['assay-report/report.sarif'] ?? '') as {
    runs: { results: { ruleId: string; locations: { physicalLocation: { region: { startLine: number } } }[] }[] }[];
  };
  const result = runs[0]?.results.find(({ ruleId }) => ruleId === 'vendor/detail-region-is-eu/answer-const');
  expect(result?.locations[0]?.physicalLocation.region.startLine).toBe(line);
});

test('what the document does not have is not passed', async () => {
  const { written } = await assay(['drift', 'api.yaml', '--quiet'], { files: { 'api.yaml': vendor } });
  const { requirements } = JSON.parse(written['assay-report/report.json'] ?? '') as { requirements: { id: string; verdict: string }[] };
  const passed = requirements.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id.split('/')[0]);
  expect([...new Set(passed)]).toEqual(['vendor']);
});

test('what the document leaves open is untested, and the last line says so', async () => {
  const silent = vendor.replace('security:\n  - basic: []\n', '');
  expect(silent).not.toBe(vendor);
  const { status, stdout, written } = await assay(['drift', 'api.yaml', '--only', 'vendor/*'], { files: { 'api.yaml': silent } });
  const { requirements } = JSON.parse(written['assay-report/report.json'] ?? '') as { requirements: { id: string; verdict: string }[] };
  expect(requirements.find(({ id }) => id === 'vendor/needs-basic-authentication')).toMatchObject({
    verdict: 'untested',
    reason: 'the document does not say it; what it leaves out is in the list of compatible differences',
  });
  expect(stdout).toContain('the document: expected the credentials of each operation, got no security anywhere');
  expect(status).toBe(4);
});

test('a difference that breaks a client fails the run, also if no other requirement is about it', async () => {
  const planted: Record<string, [from: string, to: string]> = {
    'a field of the request that nobody sends': ['required: [config]', 'required: [config, reason]'],
    'a parameter that nobody sends': [
      '      operationId: listAddons\n',
      '      operationId: listAddons\n      parameters:\n        - { name: scope, in: query, required: true, schema: { type: string } }\n',
    ],
  };
  for (const [name, [from, to]] of Object.entries(planted)) {
    const text = vendor.replace(from, to);
    expect(text, name).not.toBe(vendor);
    const { status, written } = await assay(['drift', 'api.yaml', '--quiet', '--only', 'vendor/*,published/*'], {
      files: { 'api.yaml': text },
    });
    const { requirements } = JSON.parse(written['assay-report/report.json'] ?? '') as { requirements: { id: string; verdict: string }[] };
    expect({ name, status }, JSON.stringify(requirements.filter(({ verdict }) => verdict === 'fail'))).toEqual({ name, status: 1 });
  }
});

test('a limit that the document does not name is not a difference that breaks a client', async () => {
  const open = vendor.replace(/\n *maxItems: 0/, '');
  expect(open).not.toBe(vendor);
  const { written } = await assay(['drift', 'api.yaml', '--quiet', '--only', 'vendor/*'], { files: { 'api.yaml': open } });
  const { requirements } = JSON.parse(written['assay-report/report.json'] ?? '') as { requirements: { id: string; verdict: string }[] };
  expect(requirements.find(({ id }) => id === 'vendor/detail-domains-are-empty')?.verdict).toBe('untested');
});

test('fetches the one address that was named, and follows no redirect', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/moved') response.writeHead(302, { location: '/api.yaml' }).end();
    else response.end(vendor);
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.on('listening', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const found = await assay(['drift', `${url}/api.yaml`, '--quiet']);
    expect(found.status).toBe(1);
    expect(found.stdout).toContain('required checks failed');
    const moved = await assay(['drift', `${url}/moved`]);
    expect(moved).toMatchObject({ status: 2, stderr: `assay: ${url}/moved: redirects to /api.yaml; use that address\n` });
    expect(asked).toEqual(['/api.yaml', '/moved']);
  } finally {
    server.close();
  }
});
