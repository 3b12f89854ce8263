import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { assay } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import { contractFiles } from '../support/house/own-contract.ts';

/** The published contract with one operation more: a path, its answer, and a row for each statement. */
function ownContract(): Record<string, string> {
  const files = contractFiles();
  const platform = files['own/openapi/platform.yaml'] ?? '';
  const operation = `  /v2/products/addonproviders:
    get:
      operationId: listProviders
      responses:
        2XX:
          description: The providers.
          x-requirement: providers/is-a-list
          content:
            application/json:
              schema:
                type: array
                items:
                  type: object
                  required: [name]
                  properties:
                    name: { type: integer, x-requirement: providers/name-is-a-number }
                    regions: { type: array, items: { enum: [eu, us] }, x-requirement: providers/is-a-list }
`;
  const row = (id: string) => ({
    id,
    level: 'must',
    text: 'The providers are listed.',
    source: 'platform §4',
    judged: 'By the document.',
    documents: {},
    hint: 'List them.',
  });
  const surface = {
    surface: 'providers',
    title: 'Providers',
    target: 'platform',
    rows: [row('providers/is-a-list'), row('providers/name-is-a-number')],
  };
  return {
    ...files,
    'own/openapi/platform.yaml': platform.replace('\npaths:\n', `\npaths:\n${operation}`),
    'own/suites/providers/requirements.yaml': JSON.stringify(surface),
  };
}

test('an operation that a changed contract adds is called, judged, covered and reported', async () => {
  await withPlatform({}, async ({ platform, folder }) => {
    const own = Object.fromEntries(
      ['platform.yaml', ...Object.keys(platform.files())].map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
    const { status, stdout, stderr, written } = await assay(['gate', 'platform.yaml', '--contract', 'own', '--only', 'providers/*'], {
      files: { ...own, ...ownContract() },
      env: platform.environment,
    });
    const { requirements, coverage = [], exchanges } = JSON.parse(written['assay-report/report.json'] ?? '') as Report;
    const outcome = (id: string) => requirements.find((one) => (one.id as string) === id);
    expect(status, stderr).toBe(1);
    expect(outcome('providers/is-a-list')?.verdict).toBe('pass');
    expect(outcome('providers/name-is-a-number')).toMatchObject({
      verdict: 'fail',
      at: `GET ${platform.baseUrl}/v2/products/addonproviders`,
    });
    expect(exchanges.filter(({ request }) => request.url.endsWith('/addonproviders'))).toHaveLength(2);
    expect(coverage.find(({ operation }) => operation === 'listProviders')?.exercised).toBe(1);
    expect(stdout).toContain('providers/name-is-a-number');
    expect(stdout).toContain('judged by the contract in own, sha256:');
  });
});

test('an operation that a changed contract adds meets every wrong token', async () => {
  await withPlatform({}, async ({ platform, folder }) => {
    const own = Object.fromEntries(
      ['platform.yaml', ...Object.keys(platform.files())].map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
    const args = ['gate', 'platform.yaml', '--contract', 'own', '--only', 'bearer/refuses-a-bad-token'];
    const { written } = await assay(args, { files: { ...own, ...ownContract() }, env: platform.environment });
    const { exchanges } = JSON.parse(written['assay-report/report.json'] ?? '') as Report;
    const refused = exchanges.filter(({ request, response }) => request.url.endsWith('/addonproviders') && response?.status === 401);
    expect(refused.length).toBeGreaterThan(5);
  });
});
