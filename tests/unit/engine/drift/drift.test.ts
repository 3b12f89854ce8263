import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { drift } from '../../../../engine/drift/compare.ts';
import type { Difference } from '../../../../engine/drift/difference.ts';
import { readPublished } from '../../../../engine/drift/published.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test edits the document at any place
type Json = any;

/** A document that a platform which keeps the contract would publish: one file, absolute paths, other names of variables. */
function published(): Json {
  const [platform, vendor] = ['platform', 'vendor'].map((name) =>
    parse(readFileSync(`openapi/${name}.yaml`, 'utf8'), { maxAliasCount: 100 }),
  );
  const paths: Json = {};
  for (const [path, item] of Object.entries<Json>(platform.paths)) {
    const { servers: _, ...rest } = structuredClone(item);
    paths[path.replace('{organisation_id}', '{org}')] = rest;
  }
  for (const [path, item] of Object.entries<Json>(vendor.paths)) {
    const copy = structuredClone(item);
    for (const method of ['get', 'put']) if (copy[method]) copy[method].security = [{ basic: [] }];
    paths[`/v2${path}`] = copy;
  }
  const components: Json = {};
  for (const kind of ['securitySchemes', 'parameters', 'schemas'])
    components[kind] = { ...platform.components[kind], ...vendor.components[kind] };
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    servers: [{ url: 'https://api.example' }],
    security: platform.security,
    paths,
    components,
  };
}

const of = (document: Json, kind?: Difference['kind']) =>
  drift(readPublished('api.json', Buffer.from(JSON.stringify(document, null, 1)))).differences.filter(
    (one) => kind === undefined || one.kind === kind,
  );

const changes = (change: (document: Json) => void) => {
  const document = published();
  change(document);
  return of(document);
};

test('a document that says what the contract says has no difference', () => {
  assert.deepEqual(of(published()), []);
});

const get = (document: Json, path: string) => document.paths[path].get;
const detail = (document: Json) => document.components.schemas.AddonDetail;

const breaking: Record<string, (document: Json) => void> = {
  'an operation is gone': (document) => delete document.paths['/v2/summary'],
  'an operation has moved': (document) => {
    document.paths['/v3/self'] = document.paths['/v2/self'];
    delete document.paths['/v2/self'];
  },
  'a method is another one': (document) => {
    const item = document.paths['/v2/vendor/apps/{addonId}'];
    item.patch = item.put;
    delete item.put;
  },
  'a parameter is required that nobody sends': (document) => {
    get(document, '/v4/products/zones').parameters = [{ name: 'page', in: 'query', required: true, schema: { type: 'integer' } }];
  },
  'a query parameter is gone': (document) => {
    get(document, '/oauth/authorize').parameters = [];
  },
  'the request needs another field': (document) => document.components.schemas.AddonUpdate.required.push('reason'),
  'the request takes numbers only': (document) => {
    document.components.schemas.AddonUpdate = {
      type: 'object',
      properties: { config: { type: 'object', additionalProperties: { type: 'number' } } },
    };
  },
  'a field of an answer has another type': (document) => {
    detail(document).properties.name = { type: 'integer' };
  },
  'a field of an answer is optional': (document) => detail(document).required.shift(),
  'a constant of an answer is free': (document) => {
    detail(document).properties.region = { type: 'string' };
  },
  'an answer may be null': (document) => {
    detail(document).properties.owner_id = { type: ['string', 'null'] };
  },
  'another status of success': (document) => {
    document.paths['/v2/vendor/apps/{addonId}'].put.responses = { 202: { description: 'later' } };
  },
  'another media type': (document) => {
    const { content } = get(document, '/v2/self').responses['2XX'];
    content['application/xml'] = content['application/json'];
    delete content['application/json'];
  },
  'no security': (document) => {
    get(document, '/v2/self').security = [];
  },
  'another security scheme': (document) => {
    get(document, '/v2/vendor/apps').security = [{ apiToken: [] }];
  },
};

for (const [name, change] of Object.entries(breaking)) {
  test(`breaking: ${name}`, () => {
    const found = changes(change);
    assert.ok(
      found.some(({ kind }) => kind === 'breaking'),
      JSON.stringify(found),
    );
    for (const { kind, requirements } of found) if (kind === 'breaking') assert.ok(requirements.length > 0, 'it names a requirement');
  });
}

const compatible: Record<string, (document: Json) => void> = {
  'an operation more': (document) => {
    document.paths['/v2/more'] = { get: { responses: { 200: { description: 'more' } } } };
  },
  'an optional parameter more': (document) => {
    get(document, '/v4/products/zones').parameters = [{ name: 'page', in: 'query', schema: { type: 'integer' } }];
  },
  'an optional field of a request more': (document) => {
    document.components.schemas.AddonUpdate.properties.reason = { type: 'string' };
  },
  'a field of an answer more': (document) => {
    detail(document).properties.plan = { type: 'string' };
  },
  'a field of an answer narrower': (document) => {
    detail(document).properties.name = { type: 'string', maxLength: 50 };
  },
  'a constant where any text is allowed': (document) => {
    detail(document).properties.owner_id = { type: 'string', enum: ['a', 'b'] };
  },
  'a record described where the contract is silent': (document) => {
    document.components.schemas.Self.properties = { id: { type: 'string' } };
  },
  'one of the choices that the contract leaves': (document) => {
    document.components.schemas.Zone = {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, id: { type: 'string' } },
    };
  },
  'a refusal described': (document) => {
    get(document, '/v2/self').responses[401] = { description: 'no credentials' };
  },
  'a media type more': (document) => {
    const { content } = get(document, '/v2/self').responses['2XX'];
    content['application/xml'] = content['application/json'];
  },
  'a security scheme more': (document) => {
    document.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' };
    get(document, '/v2/self').security = [{ apiToken: [] }, { oauth1: [] }, { key: [] }];
  },
};

for (const [name, change] of Object.entries(compatible)) {
  test(`compatible: ${name}`, () => {
    const found = changes(change);
    assert.deepEqual([...new Set(found.map(({ kind }) => kind))], ['compatible'], JSON.stringify(found));
  });
}

test('neutral: descriptions, examples and the order of fields', () => {
  const found = changes((document) => {
    const { properties } = detail(document);
    detail(document).properties = Object.fromEntries(Object.entries(properties).reverse());
    properties.name.description = 'another text';
    properties.name.example = 'db';
    get(document, '/v2/self').summary = 'another summary';
  });
  assert.deepEqual(found, []);
});

test('a difference has the line and the column of the published file', () => {
  const text = JSON.stringify(
    {
      ...published(),
      components: { ...published().components, schemas: { ...published().components.schemas, Summary: { type: 'array' } } },
    },
    null,
    2,
  );
  const document = readPublished('api.json', Buffer.from(text));
  const [difference] = drift(document).differences;
  const line = text.split('\n').findIndex((one) => one.includes('"Summary": {')) + 1;
  assert.match(document.locate(difference?.pointer ?? ''), new RegExp(`^api\\.json:${line}:`));
});

test('version 2.0 in JSON, and 3.0 in YAML with nullable', () => {
  const two = {
    swagger: '2.0',
    basePath: '/v2',
    produces: ['application/json'],
    securityDefinitions: { basic: { type: 'basic' } },
    security: [{ basic: [] }],
    paths: {
      '/vendor/apps/{id}': {
        put: {
          operationId: 'updateAddon',
          parameters: [{ in: 'body', name: 'body', required: true, schema: { $ref: '#/definitions/Update' } }],
          responses: { 200: { description: 'done' } },
        },
      },
    },
    definitions: { Update: { type: 'object', required: ['config', 'reason'], properties: { config: { type: 'object' } } } },
  };
  const inTwo = of(two).filter(({ operation }) => operation.startsWith('PUT'));
  assert.deepEqual(
    inTwo.map(({ kind, expected, pointer }) => ({ kind, expected, pointer })),
    [{ kind: 'breaking', expected: 'request body/reason: the field is not there', pointer: '/definitions/Update' }],
  );
  const three = [
    'openapi: 3.0.3',
    'paths:',
    '  /v2/summary:',
    '    get:',
    '      security: [{ token: [] }, { oauth: [] }]',
    '      responses:',
    '        "200":',
    '          description: the summary',
    '          content:',
    '            application/json:',
    '              schema: { type: object, nullable: true }',
    'components:',
    '  securitySchemes:',
    '    token: { type: http, scheme: bearer }',
    '    oauth: { type: apiKey, in: header, name: Authorization }',
  ].join('\n');
  const document = readPublished('api.yaml', Buffer.from(three));
  const [own, ...more] = drift(document).differences.filter(({ operation }) => operation === 'GET /v2/summary');
  assert.deepEqual(more, []);
  assert.deepEqual({ got: own?.got, at: document.locate(own?.pointer ?? '') }, { got: 'type object or null', at: 'api.yaml:11:23' });
});

const hostile: Record<string, [text: string, message: RegExp]> = {
  'a reference to itself': ['{"openapi":"3.1.0","paths":{"/a":{"$ref":"#/paths/~1a"}}}', /refers to itself/],
  'a reference to a file': [
    '{"openapi":"3.1.0","paths":{"/a":{"$ref":"file:///etc/passwd"}}}',
    /api\.json:1:\d+: .*leads out of the document/,
  ],
  'a reference to another host': [
    '{"openapi":"3.1.0","paths":{"/a":{"$ref":"https://other.example/a.json"}}}',
    /leads out of the document/,
  ],
  'a reference to nothing': ['{"openapi":"3.1.0","paths":{"/a":{"$ref":"#/b"}}}', /refers to nothing/],
  'deep nesting': [`{"openapi":"3.1.0","paths":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`, /nested more than/],
  'deep nesting in YAML': [Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), /nested/],
  'deep brackets in YAML': [`openapi: 3.1.0\npaths: ${'['.repeat(20_000)}`, /api\.json/],
  'aliases without end': [
    `a: &a [x,x]\n${Array.from({ length: 30 }, (_, at) => `b${at}: &b${at} [*${at === 0 ? 'a' : `b${at - 1}`},*${at === 0 ? 'a' : `b${at - 1}`}]`).join('\n')}`,
    /./,
  ],
  'no document': ['[]', /expected/],
  'no JSON': ['{"openapi": ', /expected JSON/],
};

for (const [name, [text, expected]] of Object.entries(hostile)) {
  test(`hostile: ${name}`, () => {
    assert.throws(() => drift(readPublished('api.json', Buffer.from(text))), { name: 'UsageError', message: expected });
  });
}

test('hostile: a schema that contains itself, and the name of a prototype', () => {
  const found = changes((document) => {
    document.components.schemas.Summary = {
      type: 'object',
      properties: { parts: { type: 'array', items: { $ref: '#/components/schemas/Summary' } } },
    };
    Object.defineProperty(document.paths, '__proto__', { value: { polluted: true }, enumerable: true });
  });
  assert.ok(found.every(({ kind }) => kind === 'compatible'));
  assert.equal(({} as Json).polluted, undefined);
});

test('400 operations are compared in three seconds of a processor', () => {
  const document = published();
  for (let at = 0; at < 400; at++) document.paths[`/v9/things-${at}/{id}`] = structuredClone(document.paths['/v2/vendor/apps/{addonId}']);
  const start = process.cpuUsage();
  const found = of(document);
  const { user, system } = process.cpuUsage(start);
  assert.ok(found.length >= 400 && found.every(({ kind }) => kind === 'compatible'));
  assert.ok(user + system < 3_000_000, `${user + system} µs`);
});
