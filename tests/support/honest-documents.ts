import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './command.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test edits the document at any place
export type Json = any;

export const byHand = (): Json => parse(readFileSync(join(root, 'tests/support/services/platform/openapi.yaml'), 'utf8'));

export const text = { type: 'string' };
export const list = (items: Json) => ({ type: 'array', items });
export const json = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } });
const fields: Record<string, Json> = {
  Application: { id: text, name: text },
  Entry: { provider_id: text, addon_id: text, callback_url: text, plan: text, owner_id: text },
  Detail: {
    ...{ id: text, name: text, config: { type: 'object', additionalProperties: text }, callback_url: text },
    ...{ owner_email: text, owner_emails: list(text), owner_id: text, region: text, domains: list(text) },
  },
  Pair: { oauth_token: text, oauth_token_secret: text },
  Zone: { name: text, city: text },
  User: { id: text, email: text },
  Summary: { user: { $ref: '#/components/schemas/User' } },
};
const answers: [method: string, path: string, schema: string, isList?: boolean][] = [
  ['post', '/oauth/request_token', 'Pair'],
  ['post', '/oauth/access_token', 'Pair'],
  ['get', '/v2/self', 'User'],
  ['get', '/v2/summary', 'Summary'],
  ['get', '/v4/products/zones', 'Zone', true],
  ['get', '/v2/organisations/{id}/applications', 'Application', true],
  ['get', '/v2/vendor/apps', 'Entry', true],
  ['get', '/v2/vendor/apps/{addonId}', 'Detail'],
];

/** What a framework writes from code: how it names schemas, types and answers differs, and what it leaves out is alike. */
function generated(style: {
  openapi: string;
  type?: string;
  extra?: (path: string) => Json;
  schema?: (name: string, properties: Json) => Json;
}): Json {
  const { openapi, type, extra = () => ({}), schema = (_, properties) => ({ type: 'object', properties }) } = style;
  const paths: Json = {};
  const add = (method: string, path: string, responses: Json, more: Json = {}) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text }));
    paths[path] = {
      ...paths[path],
      [method]: { operationId: `${method}${path}`, parameters, ...more, responses: { ...responses, ...extra(path) } },
    };
  };
  for (const [method, path, name, isList] of answers) {
    const one = { $ref: `#/components/schemas/${name}` };
    add(method, path, { 200: { description: 'OK', ...json(isList ? list(one) : one, type) } });
  }
  const token = { name: 'oauth_token', in: 'query', required: true, schema: text };
  add('get', '/oauth/authorize', { 302: { description: 'Found', headers: { Location: { schema: text } } } }, { parameters: [token] });
  add('get', '/v4/billing/organisations/{id}/{number}.pdf', {
    200: { description: 'OK', ...json({ type: 'string', format: 'binary' }, 'application/pdf') },
  });
  const update = { type: 'object', properties: { config: { type: 'object', additionalProperties: text } } };
  add('put', '/v2/vendor/apps/{addonId}', { 200: { description: 'OK' } }, { requestBody: { required: true, ...json(update) } });
  const schemas = Object.fromEntries(Object.entries(fields).map(([name, own]) => [name, schema(name, own)]));
  return { openapi, info: { title: 'API', version: '1' }, paths, components: { schemas } };
}

/** Documents of platforms that state what the contract states, as people and frameworks write them. */
export const honest: Record<string, () => Json> = {
  'by hand': byHand,
  'as FastAPI writes it': () => {
    const invalid = { description: 'Validation Error', ...json({ $ref: '#/components/schemas/HTTPValidationError' }) };
    const document = generated({
      openapi: '3.1.0',
      extra: (path) => (path.includes('{') ? { 422: invalid } : {}),
      schema: (title, own) => ({
        type: 'object',
        title,
        properties: Object.fromEntries(Object.entries<Json>(own).map(([name, one]) => [name, { title: name, ...one }])),
        required: Object.keys(own),
      }),
    });
    document.components.schemas.HTTPValidationError = { type: 'object', properties: { detail: list({}) } };
    document.components.schemas.Detail.properties.region = { type: 'string', const: 'eu', title: 'Region', default: 'eu' };
    document.components.schemas.User.properties.name = { anyOf: [text, { type: 'null' }], title: 'Name' };
    document.components.securitySchemes = {
      HTTPBasic: { type: 'http', scheme: 'basic' },
      APIKeyHeader: { type: 'apiKey', in: 'header', name: 'Authorization' },
    };
    for (const [path, item] of Object.entries<Json>(document.paths))
      for (const operation of Object.values<Json>(item))
        if (path !== '/oauth/authorize') operation.security = [{ [path.includes('/vendor/') ? 'HTTPBasic' : 'APIKeyHeader']: [] }];
    return document;
  },
  'as a Go generator writes it': () =>
    generated({
      openapi: '3.0.1',
      extra: () => ({ default: { description: 'Error', ...json({ type: 'object', properties: { error: text } }) } }),
      schema: (title, own) => ({
        type: 'object',
        properties: { ...own, created_at: { type: 'string', format: 'date-time' } },
        description: title,
      }),
    }),
  'as Spring writes it': () => generated({ openapi: '3.0.1', type: '*/*' }),
};
