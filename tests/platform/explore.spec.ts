import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../engine/judging/report.ts';
import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';
import { assay } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';

/** Gates a reference platform that publishes a document, as far as the document goes. */
const gated = (decisions: Partial<Decisions>, place = '/openapi.json'): Promise<{ report: Report; methods: string[]; text: string }> =>
  withPlatform({ decisions }, async ({ platform, folder }) => {
    const own = Object.fromEntries(Object.keys(platform.files()).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    const configuration = { ...JSON.parse(own['platform.yaml'] ?? ''), openapi_url: `${platform.baseUrl}${place}` };
    const files = { ...own, 'platform.yaml': JSON.stringify(configuration) };
    const { written, stdout, stderr } = await assay(
      ['gate', 'platform.yaml', '--explore', '--cases', '3', '--seed', '1', '--only', 'published/*'],
      { files, env: platform.environment },
    );
    const report = JSON.parse(written['assay-report/report.json'] ?? '') as Report;
    return { report, methods: report.exchanges.map(({ request }) => request.method), text: `${stdout}${stderr}` };
  });

const problemsIn = ({ requirements }: Report): string[] =>
  requirements.flatMap(({ problems = [] }) => problems.map(({ expected, got }) => `${expected.replace(/ \(http.*$/, '')}, got ${got}`));

test('a platform that serves what it publishes conforms, and is only read', async () => {
  const { report, methods, text } = await gated({});
  expect(problemsIn(report), text).toEqual([]);
  const own = report.requirements.filter(({ id }) => id.startsWith('published/'));
  expect(own.map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'pass']);
  // Beside the steps that give a token, nothing but reading.
  const others = report.exchanges.filter(({ request }) => !/\/oauth\//.test(request.url));
  expect([...new Set(others.map(({ request }) => request.method))]).toEqual(['GET']);
  expect(methods.length).toBeGreaterThan(20);
});

test('five deviations from the published document are all found, and nothing else', async () => {
  const { report } = await gated({
    labelsJson: (resource) => (resource === 'addon-providers' ? 'text/html' : conforming.labelsJson(resource)),
    serialises: (value, resource) => {
      if (resource === 'own-addons') return JSON.stringify({ addons: value });
      if (resource === 'organisation') return JSON.stringify({ ...(value as object), canPay: 'yes' });
      return conforming.serialises(value, resource);
    },
    isServed: (resource, address) => {
      if (resource === 'current-token') throw new Error('planted');
      return conforming.isServed(resource, address);
    },
    invoiceAnswer: (owner, number, scene) => ({ ...conforming.invoiceAnswer(owner, number, scene), status: 206 }),
  });
  expect(problemsIn(report).sort()).toEqual([
    'GET /v2/organisations/{organisation_id}: /canPay: type boolean, got a string',
    'GET /v2/products/addonproviders: the media type application/json, got text/html',
    'GET /v2/self/addons: type array, got an object',
    'GET /v2/self/tokens/current: a status below 500, got status 500',
    'GET /v4/billing/organisations/{organisation_id}/{invoice_number}.pdf: one of the statuses 200, 401, 404, got status 206',
  ]);
});

test('a document that is not there decides nothing', async () => {
  const { report, text } = await gated({}, '/nowhere.json');
  expect(problemsIn(report)).toEqual([]);
  expect(report.verdict).toBe('inconclusive');
  expect(text).toContain('/nowhere.json: expected the document, got the status 404');
});
