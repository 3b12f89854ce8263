import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drift } from '../../../../engine/drift/compare.ts';
import type { Difference } from '../../../../engine/drift/difference.ts';
import { readPublished } from '../../../../engine/drift/published.ts';
import { differencesAfter, differencesOf, type Json, published } from './document.ts';

test('a document that says what the contract says has no difference', () => {
  assert.deepEqual(differencesOf(published()), []);
});

const get = (document: Json, path: string) => document.paths[path].get;
const applications = '/v2/organisations/{org}/applications';
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
    const found = differencesAfter(change);
    assert.ok(
      found.some(({ kind }) => kind === 'breaking'),
      JSON.stringify(found),
    );
  });
}

const compatible: Record<string, (document: Json) => void> = {
  'an operation more': (document) => {
    document.paths['/v2/more'] = { get: { responses: { 200: { description: 'more' } } } };
  },
  'an optional parameter more': (document) => {
    get(document, applications).parameters = [{ name: 'page', in: 'query', schema: { type: 'integer' } }];
  },
  'an optional field of a request more': (document) => {
    document.components.schemas.AddonUpdate.properties.comment = { type: 'string' };
  },
  'a field of an answer more': (document) => {
    detail(document).properties.plan = { type: 'string' };
  },
  'a field of an answer narrower': (document) => {
    detail(document).properties.callback_url.maxLength = 50;
  },
  'a constant where any text is allowed': (document) => {
    detail(document).properties.owner_email = { type: 'string', enum: ['a', 'b'] };
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
    get(document, applications).security = [{ apiToken: [] }, { oauth1: [] }, { key: [] }];
  },
  'a type that JSON Schema does not have': (document) => {
    detail(document).properties.name = { type: 'uuid' };
  },
};

for (const [name, change] of Object.entries(compatible)) {
  test(`compatible: ${name}`, () => {
    const found = differencesAfter(change);
    assert.deepEqual([...new Set(found.map(({ kind }) => kind))], ['compatible'], JSON.stringify(found));
  });
}

test('an operation that is open has one line, not one for each scheme that it lacks', () => {
  const found = differencesAfter((document) => {
    get(document, '/v2/self').security = [];
  });
  assert.deepEqual(
    found.map(({ kind, expected, got }) => [kind, expected, got]),
    [['breaking', 'Bearer or OAuth 1', 'no security']],
  );
});

// Each of these changes what another one changes too.
const alone = [
  'an operation has moved',
  'a method is another one',
  'another media type',
  'the request takes numbers only',
  'a query parameter is gone',
];
const together = (all: typeof breaking) =>
  Object.entries(all)
    .filter(([name]) => !alone.includes(name))
    .slice(0, 10);

test('twenty differences in one document: each is found, at its place in the file', () => {
  const document = published();
  const single = [...together(breaking), ...together(compatible)].map(([name, change]) => {
    change(document);
    return { name, differences: differencesAfter(change) };
  });
  const text = JSON.stringify(document, null, 1);
  const read = readPublished('api.json', Buffer.from(text));
  const found = drift(read).differences;
  const key = ({ kind, operation, expected, got }: Difference) => [kind, operation, expected, got].join(' | ');
  assert.equal(single.length, 20);
  for (const { name, differences } of single)
    assert.ok(
      differences.some((one) => found.some((other) => key(other) === key(one))),
      `${name}: ${differences.map(key)}`,
    );
  const known = new Set(single.flatMap(({ differences }) => differences.map(key)));
  assert.deepEqual(
    found.map(key).filter((one) => !known.has(one)),
    [],
  );
  const lines = text.split('\n');
  for (const { pointer } of found) {
    const [, line] = read.locate(pointer).split(':');
    const last = pointer.split('/').at(-1)?.replaceAll('~1', '/') ?? '';
    assert.ok(
      /\/(paths|\d+)$/.test(pointer) || lines[Number(line) - 1]?.includes(last),
      `${pointer} is at line ${line}: ${lines[Number(line) - 1]}`,
    );
  }
});

test('neutral: descriptions, examples and the order of fields', () => {
  const found = differencesAfter((document) => {
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

test('version 2.0 is refused with its line', () => {
  const read = () => readPublished('api.yaml', Buffer.from('info: {}\nswagger: "2.0"\npaths: {}\n'));
  assert.throws(read, { message: 'api.yaml:2:10: OpenAPI 2.0 is not read any more; convert the document to 3.0 first' });
});

test('version 3.0 in YAML with nullable', () => {
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
