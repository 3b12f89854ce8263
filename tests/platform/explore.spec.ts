import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
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

test('a document that is not there decides nothing', { tag: '@prove' }, async () => {
  const { report, text } = await gated({}, '/nowhere.json');
  expect(problemsIn(report)).toEqual([]);
  expect(report.verdict).toBe('inconclusive');
  expect(text).toContain('/nowhere.json: expected the document, got status 404');
});

// biome-ignore lint/suspicious/noExplicitAny: a test edits the document at any place
type Json = any;

const mapped = (value: Json, change: (one: Json) => Json): Json => {
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (value === null || typeof value !== 'object') return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)])));
};

const eachOperation = (document: Json, change: (operation: Json) => Json) => mapped(document, (one) => (one.responses ? change(one) : one));

/** Other ways to say what the platform does. */
const odd: Record<string, (document: Json) => Json> = {
  'version 3.0, with nullable and enum': (document) => ({
    ...mapped(document, ({ const: only, ...one }) => ({
      ...one,
      ...(only !== undefined && { enum: [only] }),
      ...(Array.isArray(one.type) && { type: one.type[0], nullable: true }),
    })),
    openapi: '3.0.3',
  }),
  'a range of statuses, a default, and a range of media types': (document) =>
    eachOperation(document, ({ responses: { 200: done, 302: moved, ...refused }, ...operation }) => ({
      ...operation,
      responses: {
        ...(done && { '2XX': { ...done, ...(done.content && { content: { '*/*': Object.values(done.content)[0] } }) } }),
        ...(moved && { '3XX': moved }),
        default: Object.values(refused)[0],
      },
    })),
  'paths and answers by reference, extensions, deprecated operations': (document) => ({
    ...document,
    'x-audience': 'partners',
    paths: Object.fromEntries(Object.keys(document.paths).map((path, at) => [path, { $ref: `#/components/pathItems/item${at}` }])),
    components: {
      ...document.components,
      responses: { Refused: { description: 'No.' } },
      pathItems: Object.fromEntries(
        Object.values<Json>(document.paths).map((item, at) => [
          `item${at}`,
          eachOperation(item, (operation) => ({
            ...operation,
            deprecated: true,
            'x-internal': true,
            responses: { ...operation.responses, 401: { $ref: '#/components/responses/Refused' } },
          })),
        ]),
      ),
    },
  }),
  'schemas in parts, closed by nothing, with fields that may be left out': (document) => ({
    ...document,
    components: {
      ...document.components,
      schemas: mapped(document.components.schemas, (one) =>
        one.type === 'object' && one.required
          ? { allOf: [{ type: 'object', properties: one.properties }, { required: one.required }] }
          : one,
      ),
    },
  }),
};

for (const [name, publishes] of Object.entries(odd)) {
  test(`a published document that is odd, and legal: ${name}`, { tag: '@prove' }, async () => {
    const { report, text } = await gated({ publishes });
    expect(problemsIn(report), text).toEqual([]);
    expect(report.requirements.filter(({ id }) => id.startsWith('published/')).map(({ verdict }) => verdict)).toEqual([
      'pass',
      'pass',
      'pass',
    ]);
  });
}
