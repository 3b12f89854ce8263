import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drift } from '../../../../engine/drift/compare.ts';
import { folded } from '../../../../engine/drift/folded.ts';
import { readPublished } from '../../../../engine/drift/published.ts';
import type { Json } from './document.ts';

const text = { type: 'string' };
const record = (...names: string[]): Json => ({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) });
const answered = (schema: Json, type = 'application/json') => ({ 200: { content: { [type]: { schema } } } });
/** What a generator writes where the code does not tell. */
const anything = (type: string) => ({ default: { description: 'default response', content: { [type]: {} } } });
const list = (items: Json) => ({ type: 'array', items });
const form = 'application/x-www-form-urlencoded';
const named = (name: string, place = 'query') => ({ name, in: place, schema: text, ...(place === 'path' && { required: true }) });

/** As generators write it from code: no security, no required fields, a server with the version in its path. */
function generated(): Json {
  const detail = record('id', 'name', 'callback_url', 'owner_email', 'owner_id');
  Object.assign(detail.properties, {
    config: { type: 'object', additionalProperties: text },
    owner_emails: list(text),
    region: { type: 'string', enum: ['eu'] },
    domains: { ...list(text), maxItems: 0 },
  });
  return {
    openapi: '3.0.1',
    info: { title: 'API', version: '1' },
    servers: [{ url: 'https://api.example/v2' }],
    paths: {
      '/oauth/request_token': { post: { parameters: [named('partner')], responses: answered(text, form) } },
      '/oauth/authorize': { get: { parameters: [named('sid', 'cookie'), named('oauth_token'), named('from')], responses: answered(text) } },
      '/oauth/access_token': { post: { responses: anything(form) } },
      '/self': { get: { responses: answered(record('id', 'email')) } },
      '/summary': { get: { parameters: [named('full')], responses: answered(record('user')) } },
      '/organisations/{id}/applications': {
        get: { parameters: [named('id', 'path')], responses: answered(list({ $ref: '#/components/schemas/Application' })) },
      },
      '/products/zones': { get: { responses: answered(list(record('name'))) } },
      '/vendor/apps': {
        get: {
          parameters: [named('offset')],
          responses: answered(list(record('provider_id', 'addon_id', 'callback_url', 'plan', 'owner_id', 'other_id'))),
        },
      },
      '/vendor/apps/{addonId}': {
        get: { parameters: [named('addonId', 'path')], responses: answered({ $ref: '#/components/schemas/Detail' }) },
        put: {
          parameters: [named('addonId', 'path')],
          requestBody: { required: true, content: { 'application/json': { schema: { type: 'object', properties: { config: {} } } } } },
          responses: anything('application/json'),
        },
      },
    },
    components: { schemas: { Detail: detail, Application: record('id', 'name') } },
  };
}

/** The lines that people read. */
const told = (change: (document: Json) => void = () => {}) => {
  const document = generated();
  change(document);
  const found = folded(drift(readPublished('api.json', Buffer.from(JSON.stringify(document)))).differences);
  return found.map(({ kind, operation, expected, got }) => `${kind}: ${operation}: expected ${expected}, got ${got}`);
};
const breaking = (change?: (document: Json) => void) => told(change).filter((line) => line.startsWith('breaking'));

test('a document that a generator wrote: what it does not say is not breaking, and has one line each', () => {
  assert.deepEqual(breaking(), []);
  assert.deepEqual(
    told().filter((line) => line.includes('the document')),
    [
      'compatible: the document: expected the credentials of each operation, got no security anywhere (GET /v2/vendor/apps, GET /v2/vendor/apps/{addonId}, PUT /v2/vendor/apps/{addonId}, POST /oauth/request_token, POST /oauth/access_token and 3 more)',
      'compatible: the document: expected the fields that each answer always has, got no required field in any answer (GET /v2/vendor/apps, GET /v2/vendor/apps/{addonId}, GET /v2/organisations/{organisation_id}/applications)',
      'compatible: the document: expected the format of each text, got a text without a format (GET /v2/vendor/apps/{addonId})',
      'compatible: the document: expected the fields of each answer, got an answer without them (POST /oauth/request_token, POST /oauth/access_token)',
      'compatible: the document: expected the status 3XX, got it is not described (GET /oauth/authorize)',
      'compatible: the document: expected the operation, got only paths of /v2 (GET /v4/products/zones, GET /v4/billing/organisations/{organisation_id}/{invoice_number}.pdf)',
    ],
  );
  assert.ok(told().length <= 12, told().join('\n'));
});

test('parameters that the contract does not name are one line', () => {
  const [line, ...more] = told().filter((one) => one.includes('parameter'));
  assert.deepEqual(more, []);
  assert.match(line ?? '', /POST \/oauth\/request_token query partner, GET \/oauth\/authorize query from, .*offset|offset.*partner/);
});

test('an answer without content, without a schema, or of anything, says nothing of its requirements', () => {
  for (const answer of [
    { description: 'OK' },
    { content: { 'application/json': {} } },
    { content: { 'application/json': { schema: {} } } },
    { content: { 'application/json': { schema: { type: 'object' } } } },
  ]) {
    const document = generated();
    document.paths['/vendor/apps/{addonId}'].get.responses[200] = answer;
    const found = drift(readPublished('api.json', Buffer.from(JSON.stringify(document)))).differences;
    const own = found.filter(({ operation }) => operation === 'GET /v2/vendor/apps/{addonId}');
    assert.deepEqual(
      own.filter(({ kind }) => kind === 'breaking').map(({ expected }) => expected),
      [],
    );
    const open = own.flatMap(({ about, requirements }) => (about === 'unsaid' ? requirements : []));
    for (const id of ['vendor/detail-is-complete', 'vendor/detail-region-is-eu', 'vendor/detail-domains-are-empty'])
      assert.ok(open.includes(id), id);
  }
});

test('a path may have a server of its own', () => {
  const lines = told((document) => {
    document.paths['/products/zones'].servers = [{ url: 'https://api.example/v4' }];
  });
  assert.ok(!lines.some((line) => /zones, got/.test(line)), lines.join('\n'));
  assert.ok(lines.some((line) => line.startsWith('breaking') && line.endsWith('.pdf, got no such operation')));
});

const planted: Record<string, [change: (document: Json) => void, line: RegExp]> = {
  'security is named, but not there': [
    (document) => {
      document.components.securitySchemes = { token: { type: 'http', scheme: 'bearer' } };
      document.security = [{ token: [] }];
      document.paths['/self'].get.security = [];
    },
    /GET \/v2\/self: expected Bearer or OAuth 1, got no security$/,
  ],
  'some fields are required, and others are not': [
    (document) => {
      document.components.schemas.Detail.required = ['id', 'name', 'config', 'callback_url', 'owner_email', 'owner_id', 'domains'];
    },
    /expected answer body: the fields \/owner_emails, \/region are required, got they are optional$/,
  ],
  'a field is not there': [
    (document) => delete document.components.schemas.Detail.properties.owner_id,
    /expected answer body\/owner_id: the field is required, got no such field$/,
  ],
  'a version more': [
    (document) => {
      document.servers = [{ url: 'https://api.example' }];
      document.paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [`/v2${path}`, item]));
      document.paths['/v4/more'] = { get: { responses: answered(text) } };
    },
    /expected GET \/v4\/products\/zones, got GET \/v2\/products\/zones$/,
  ],
  'an answer of success beside the one for all': [
    (document) => {
      const { put } = document.paths['/vendor/apps/{addonId}'];
      put.responses = { ...put.responses, 202: { description: 'later' } };
    },
    /PUT \/v2\/vendor\/apps\/\{addonId\}: expected one of the statuses 200, got the status 202$/,
  ],
};

for (const [name, [change, line]] of Object.entries(planted))
  test(`in such a document, breaking: ${name}`, () => {
    assert.ok(
      breaking(change).some((one) => line.test(one)),
      told(change).join('\n'),
    );
  });
