import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { drift } from '../../../../engine/drift/compare.ts';
import { folded } from '../../../../engine/drift/folded.ts';
import { readPublished } from '../../../../engine/drift/published.ts';
import type { Json } from './document.ts';

const text = readFileSync('tests/support/services/platform/openapi.yaml', 'utf8');

/** The lines that people read. */
const told = (change: (document: Json) => void = () => {}) => {
  const document: Json = parse(text);
  change(document);
  return folded(drift(readPublished('api.json', Buffer.from(JSON.stringify(document)))).differences);
};
const line = ({ kind, operation, expected, got }: ReturnType<typeof told>[number]) => `${kind}: ${operation}: ${expected}: ${got}`;

test('a document that a conforming platform would publish has no breaking difference, and a short list', () => {
  const found = told();
  assert.deepEqual(found.filter(({ kind }) => kind === 'breaking').map(line), []);
  assert.ok(found.length <= 10, found.map(line).join('\n'));
});

test('OAuth 1 is taken as people write it, and a document that has it nowhere is told how', () => {
  for (const scheme of ['OAuth', 'oauth1', 'OAuth 1.0a', 'OAuth-1.0'])
    assert.deepEqual(
      told((document) => {
        document.components.securitySchemes.oauth.scheme = scheme;
      }).filter(({ kind }) => kind === 'breaking'),
      [],
      scheme,
    );
  const [first] = told((document) => {
    document.components.securitySchemes.oauth = { type: 'http', scheme: 'digest' };
  }).filter(({ kind }) => kind === 'breaking');
  assert.match(first?.expected ?? '', /OAuth 1 \(http with the scheme OAuth, or an apiKey in the header Authorization\)/);
});

const get = (document: Json, path: string) => document.paths[path].get;
const applications = '/v2/organisations/{organisationId}/applications';
const schemas = (document: Json) => document.components.schemas;

const planted: Record<'breaking' | 'compatible', Record<string, (document: Json) => void>> = {
  breaking: {
    'an operation is gone': (document) => delete document.paths['/v2/summary'],
    'a scheme is gone from one operation': (document) => {
      document.components.securitySchemes.token = { type: 'http', scheme: 'bearer' };
      document.security = [{ oauth: [] }, { token: [] }];
      get(document, '/v2/self').security = [{ token: [] }];
    },
    'a parameter is required': (document) => {
      get(document, applications).parameters[1].required = true;
    },
    'a record is open to everybody': (document) => {
      get(document, '/v2/self').security = [];
    },
    'the vendor list takes OAuth': (document) => {
      get(document, '/v2/vendor/apps').security = [{ oauth: [] }];
    },
    'the list is in an envelope': (document) => {
      get(document, applications).responses['200'].content['application/json'].schema = { type: 'object', properties: { items: {} } };
    },
    'the plan is optional': (document) => schemas(document).Entry.required.splice(3, 1),
    'the region is free': (document) => {
      schemas(document).Detail.properties.region = { type: 'string' };
    },
    'an update answers 204': (document) => {
      document.paths['/v2/vendor/apps/{addonId}'].put.responses = { 204: { description: 'Saved' } };
    },
    'an invoice is a link': (document) => {
      get(document, '/v4/billing/organisations/{organisationId}/{invoiceNumber}.pdf').responses['200'].content = {
        'application/json': { schema: { type: 'object' } },
      };
    },
  },
  compatible: {
    'an operation more': (document) => {
      document.paths['/v2/more'] = { get: { responses: { 200: { description: 'more' } } } };
    },
    'a refusal more': (document) => {
      get(document, '/v2/self').responses[418] = { description: 'no' };
    },
    'a parameter more': (document) => {
      get(document, '/v4/products/zones').parameters = [{ name: 'page', in: 'query', schema: { type: 'integer' } }];
    },
    'a field more': (document) => {
      schemas(document).Detail.properties.created = { type: 'string' };
    },
    'a scheme more': (document) => {
      document.components.securitySchemes.token = { type: 'http', scheme: 'bearer' };
      get(document, '/v2/vendor/apps').security.push({ token: [] });
    },
    'a media type more': (document) => {
      get(document, '/v2/self').responses['200'].content['application/xml'] = { schema: { type: 'object' } };
    },
    'a narrower field': (document) => {
      schemas(document).Detail.properties.name.maxLength = 40;
    },
    'a field of an update more': (document) => {
      const { content } = document.paths['/v2/vendor/apps/{addonId}'].put.requestBody;
      content['application/json'].schema.properties.comment = { type: 'string' };
    },
    'a page of another kind before the redirect': (document) => {
      get(document, '/oauth/authorize').responses['203'] = { description: 'A page', content: { 'text/html': {} } };
    },
    'zones with credentials': (document) => delete get(document, '/v4/products/zones').security,
  },
};

for (const [kind, changes] of Object.entries(planted)) {
  for (const [name, change] of Object.entries(changes)) {
    test(`planted, ${kind}: ${name}`, () => {
      const before = new Set(told().map(line));
      const found = told(change).filter((one) => !before.has(line(one)));
      const isBreaking = found.some((one) => one.kind === 'breaking');
      assert.equal(isBreaking, kind === 'breaking', found.map(line).join('\n'));
    });
  }
}
