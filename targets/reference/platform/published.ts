type Json = Record<string, unknown>;

export interface PublishedDecisions {
  /** The OpenAPI document that the platform publishes, at /openapi.json. */
  publishes: (document: Json) => unknown;
}

export const published: PublishedDecisions = { publishes: (document) => document };

const text = { type: 'string' };
const maybeText = { type: ['string', 'null'] };
const flag = { type: 'boolean' };
const record = (properties: Json, required = Object.keys(properties)) => ({ type: 'object', required, properties });
const list = (items: unknown) => ({ type: 'array', items });
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const inJson = (schema: unknown) => ({ 'application/json': { schema } });

const schemas = {
  Problem: { anyOf: [record({ id: { type: 'integer' }, message: text, type: text }), record({ code: text, error: text })] },
  Self: record({ id: text, email: text, name: text, lang: { type: 'string', enum: ['EN', 'FR'] }, emailValidated: flag, phone: maybeText }),
  Token: record({ token: maybeText, ownerId: text, expirationDate: { type: ['integer', 'null'] } }),
  Summary: record({ user: to('Self'), organisations: list(record({ id: text, name: text, role: text })) }),
  Organisation: record({ id: text, name: text, description: maybeText, canPay: flag }),
  Application: record({
    id: text,
    name: text,
    state: text,
    instance: record({ type: text, minInstances: { type: 'integer', minimum: 1 } }),
  }),
  Zone: record({ id: text, name: text, lat: { type: 'number' }, lon: { type: 'number' }, tags: list(text) }),
  Addon: record({ id: text, name: text, realId: text, region: text }),
  AddonProvider: record({ id: text, name: text, regions: list(text) }),
  TokenPair: record({ oauth_token: text, oauth_token_secret: text }),
  Listed: record({ provider_id: text, addon_id: text, callback_url: text, plan: text, owner_id: text }),
  Detail: record({
    ...{ id: text, name: text, config: { type: 'object' }, callback_url: { type: 'string', format: 'uri' }, owner_email: text },
    ...{ owner_emails: list(text), owner_id: text, region: { type: 'string', const: 'eu' }, domains: { ...list(text), maxItems: 0 } },
  }),
  Update: { ...record({ config: { type: 'object', additionalProperties: text } }), additionalProperties: false },
};

/** The answers with which callers are refused. */
const refusals = {
  401: { description: 'Without credentials, or with wrong ones.', content: inJson(to('Problem')) },
  404: { description: 'There is no such thing.', content: inJson(to('Problem')) },
};

const read = (schema: unknown, parameters: string[] = []) => ({
  parameters: parameters.map((name) => ({ name, in: 'path', required: true, schema: text })),
  get: { responses: { 200: { description: 'It.', content: inJson(schema) }, ...refusals } },
});

const tokenStep = {
  post: {
    security: [{ oauth: [] }],
    responses: {
      200: { description: 'A token.', content: { 'application/x-www-form-urlencoded': { schema: to('TokenPair') } } },
      401: { description: 'A refusal.' },
    },
  },
};

const basic = [{ provider: [] }];

const vendor = {
  '/v2/vendor/apps': { get: { ...read(list(to('Listed'))).get, security: basic } },
  '/v2/vendor/apps/{addonId}': {
    parameters: [{ name: 'addonId', in: 'path', required: true, schema: text }],
    get: { ...read(to('Detail')).get, security: basic },
    put: {
      security: basic,
      requestBody: { required: true, content: inJson(to('Update')) },
      responses: { 200: { description: 'Done.' }, ...refusals },
    },
  },
};

/** The OpenAPI document of everything that this platform offers to people and partners. */
export const document = (): Json => ({
  openapi: '3.1.0',
  info: { title: 'Reference platform', version: '1' },
  servers: [{ url: '/' }],
  security: [{ oauth: [] }, { token: [] }],
  paths: {
    '/oauth/request_token': tokenStep,
    '/oauth/authorize': {
      get: {
        security: [],
        parameters: [{ name: 'oauth_token', in: 'query', required: true, schema: text }],
        responses: {
          302: { description: 'Back to the application.', headers: { Location: { required: true, schema: text } } },
          404: { description: 'An unknown token.' },
        },
      },
    },
    '/oauth/access_token': tokenStep,
    '/v2/self': read(to('Self')),
    '/v2/self/tokens/current': read(to('Token')),
    '/v2/self/addons': read(list(to('Addon'))),
    '/v2/summary': read(to('Summary')),
    '/v2/products/addonproviders': read(list(to('AddonProvider'))),
    '/v2/organisations/{organisation_id}': read(to('Organisation'), ['organisation_id']),
    '/v2/organisations/{organisation_id}/applications': read(list(to('Application')), ['organisation_id']),
    '/v2/organisations/{organisation_id}/addons': read(list(to('Addon')), ['organisation_id']),
    '/v4/products/zones': read(list(to('Zone'))),
    '/v4/billing/organisations/{organisation_id}/{invoice_number}.pdf': {
      ...read({}, ['organisation_id', 'invoice_number']),
      get: { responses: { 200: { description: 'A PDF.', content: { 'application/pdf': { schema: text } } }, ...refusals } },
    },
    ...vendor,
  },
  components: {
    securitySchemes: {
      oauth: { type: 'apiKey', in: 'header', name: 'Authorization' },
      token: { type: 'http', scheme: 'bearer' },
      provider: { type: 'http', scheme: 'basic' },
    },
    schemas,
  },
});
