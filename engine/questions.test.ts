import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { QuestionId } from '../specs/generated/ids.ts';
import { catalogue, isRequirement, type TargetKind } from './catalogue.ts';
import { assumptionsOf, gapsOf } from './questions.ts';
import { type Exchange, join, type Observation } from './recording.ts';

interface Call extends Partial<Observation> {
  method?: string;
  url?: string;
  sent?: string;
  authorization?: string;
  status?: number;
  headers?: [string, string][];
  body?: string;
}

const json: [string, string] = ['Content-Type', 'application/json'];

/** A run with one exchange for each call. */
function played(calls: Call[]) {
  const exchanges = calls.map(
    ({ method = 'GET', url = 'https://api.example/v2/self', sent, authorization, status = 200, headers = [], body = '' }): Exchange => ({
      request: {
        ...{ method, url, headers: authorization === undefined ? [] : [['Authorization', authorization]] },
        ...(sent !== undefined && { body: sent }),
      },
      response: { status, headers, body },
      started: 0,
      ms: { total: 1 },
    }),
  );
  const observations = calls.map(
    ({ method: _m, url: _u, sent: _s, authorization: _a, status: _t, headers: _h, body: _b, ...facts }, index): Observation => ({
      label: 'any/label',
      ...facts,
      exchanges: [index],
    }),
  );
  return join([{ play: 'a play', observations, exchanges }]);
}

const observedOf = (target: TargetKind, id: QuestionId, calls: Call[], facts = {}) =>
  gapsOf(target, played(calls), facts).find((gap) => gap.id === id)?.observed;

const form = { fields: ['id', 'signature', 'token', 'name'], isEncodedOnce: true, signature: 'right' } as never;
const sso: Call = { label: 'calls/sso', method: 'POST', received: [{ kind: 'sso', credentials: 'missing', form }] };
const install: Call = {
  ...{ label: 'calls/install', method: 'POST', url: 'https://acme.example/r', sent: '{"addon_id":"a","colour":"red"}' },
  ...{ trigger: { kind: 'install', outcome: 'done' }, received: [{ kind: 'provision', credentials: 'manifest' }] },
};

const wholeForm = ['id', 'timestamp', 'nav-data', 'email', 'user_id', 'signature'];

/** A command of a client's tool that sends one request. */
const command = (name: string, call: Call = {}, fields: string[] = []): Call => ({
  label: 'client/command',
  run: { command: name, status: 0, output: '', requests: 1, fields } as never,
  method: 'POST',
  url: 'https://api.example/tokens?x=1',
  ...call,
});
const asked = (request: object): Call => ({ label: 'client/request', request: request as never });

const cases: [target: TargetKind, id: QuestionId, calls: Call[], expected: string][] = [
  ['client', 'gap/token-fields', [command('tokens_list', {}, ['id', 'name']), command('create', {}, ['other'])], 'id, name'],
  [
    'client',
    'gap/oauth-request-encoding',
    [asked({ place: 'header' }), asked({}), { ...asked({ place: 'query' }), label: 'other' }],
    'in the header',
  ],
  ['client', 'gap/oauth-parameter-names', [asked({ parameters: ['b', 'a'] }), asked({}), { label: 'client/request' }], 'a, b'],
  [
    'client',
    'gap/token-creation-endpoint',
    [
      command('tokens_create', { sent: '{"name":"x","ttl":1}' }),
      command('tokens_create', { sent: '[]' }),
      command('tokens_create', { sent: '[]' }),
    ],
    'POST /tokens with name, ttl; POST /tokens',
  ],
  ['client', 'gap/token-list-endpoint', [command('tokens_list', { method: 'GET' }), command('tokens_revoke')], 'GET /tokens'],
  [
    'client',
    'gap/token-revocation-endpoint',
    [command('tokens_revoke', { method: 'DELETE', url: 'https://api.example/tokens/1' })],
    'DELETE /tokens/1',
  ],
  ['client', 'gap/application-creation-endpoint', [command('create', { url: 'https://api.example/applications' })], 'POST /applications'],
  [
    'client',
    'gap/variable-endpoint',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((path) => command('env_set', { method: 'PUT', url: `https://api.example/${path}` })),
    'PUT /a; PUT /b; PUT /c; PUT /d; PUT /e',
  ],
  [
    'provider',
    'gap/provider-error-statuses',
    [
      { label: 'deprovision/unknown-id', status: 404 },
      { label: 'sso/wrong-signature', status: 403 },
      { label: 'sso/unknown-resource', status: 410 },
    ],
    'a DELETE of an unknown id: 404 (once); a sign-on with a wrong signature: 403 (once); a sign-on to an unknown resource: 410 (once)',
  ],
  [
    'provider',
    'gap/provider-compatibility-policy',
    [
      { on: 'provisioning', body: '{"id":"a","config":{},"message":"m"}' },
      { on: 'provisioning', status: 500, body: '{"error":1}' },
    ],
    'no other field in the answers to provisioning',
  ],
  [
    'platform',
    'gap/provider-compatibility-policy',
    [
      {
        ...install,
        sent: '{"addon_id":"a","owner_id":"o","owner_name":"n","user_id":"u","plan":"p","region":"EU","callback_url":"c","options":{}}',
      },
      {
        ...sso,
        received: [
          { kind: 'sso', credentials: 'missing', form: { fields: wholeForm } as never },
          { kind: 'sso', credentials: 'missing' },
        ],
      },
    ],
    'no other field in the requests to the partner',
  ],
  [
    'platform',
    'gap/provider-deprecation-policy',
    [{ ...sso, received: [{ kind: 'sso', credentials: 'missing', form: { fields: wholeForm } as never }] }],
    '0 of 1 sign-on forms have a token; no header announces an end in 1 answers',
  ],
  ['platform', 'gap/provider-put-trigger', [{ ...install, method: 'PUT' }, install, {}], 'a PUT after install'],
  ['platform', 'gap/self-fields', [{ label: 'bearer/valid', body: '{"id":1}' }], 'id: number'],
  [
    'platform',
    'gap/zone-fields',
    [{ label: 'zones/list', body: '[{"name":"par","lang":"fr"},{"code":"mtl"},"x"]' }],
    'code: string, name: string, lang: string; par and mtl stand in name, code',
  ],
  ['platform', 'gap/addon-states', [{ label: 'calls/detail', body: '{"state":"up","States":1}' }], 'state: "up"'],
  ['provider', 'gap/provider-put-request', [{ label: 'update/put', status: 405 }], 'a PUT is answered 405 (once)'],
  ['platform', 'gap/provider-put-request', [install], 'no PUT reached the partner'],
  [
    'platform',
    'gap/provider-put-request',
    [{ ...install, method: 'PUT' }],
    'a PUT reached the partner, with addon_id: string, colour: string',
  ],
  ['platform', 'gap/provider-put-trigger', [install], 'no PUT after install'],
  ['platform', 'gap/provider-put-trigger', [{ ...install, method: 'PUT' }], 'a PUT after install'],
  ['provider', 'gap/provider-put-answer', [{ label: 'update/put', body: '{"config":{}}' }], 'status 200, config: object'],
  [
    ...(['provider', 'gap/provider-error-statuses'] as const),
    [
      { label: 'deprovision/repeated', status: 404 },
      { label: 'sso/stale', status: 403 },
      { label: 'sso/stale', status: 403 },
    ],
    'a repeated DELETE: 404 (once); a stale sign-on: 403 (2 times)',
  ],
  [
    ...(['provider', 'gap/provider-error-bodies'] as const),
    [
      { on: 'provisioning', status: 401, headers: [json], body: '{"error":"no"}' },
      { on: 'sign-on', status: 403 },
    ],
    'application/json with error; an empty body',
  ],
  ['provider', 'gap/marketplace-rate-limits', [{}], 'no 429 in 1 exchanges; no header names a limit'],
  [
    ...(['provider', 'gap/marketplace-rate-limits'] as const),
    [{ status: 429, headers: [['Retry-After', '3']] }, {}],
    '429 was answered 1 times in 2 exchanges; Retry-After: 3',
  ],
  [
    ...(['provider', 'gap/marketplace-payload-limits'] as const),
    [
      { on: 'provisioning', sent: '12345' },
      { on: 'provisioning', sent: '1234567', isLonger: true, status: 400 },
    ],
    'the longest body that was accepted has 5 characters; longer texts are answered 400 (once)',
  ],
  [
    'provider',
    'gap/provider-compatibility-policy',
    [{ on: 'provisioning', body: '{"id":"1","log":"x"}' }],
    'answers to provisioning also have log',
  ],
  ['platform', 'gap/provider-compatibility-policy', [install, sso], 'requests also have colour, token (sign-on), name (sign-on)'],
  ['platform', 'gap/provider-deprecation-policy', [sso], '1 of 1 sign-on forms have a token; no header announces an end in 1 answers'],
  ['platform', 'gap/self-fields', [{ label: 'self/record', body: '{"id":"u","phone":null,"n":1}' }], 'id: string, phone: null, n: number'],
  ['platform', 'gap/summary-fields', [{ label: 'summary/record', body: '{"user":{},"all":[]}' }], 'user: object, all: array'],
  [
    'platform',
    'gap/zone-fields',
    [{ label: 'zones/list', body: '[{"slug":"par"},{"slug":"mtl"}]' }],
    'slug: string; par and mtl stand in slug',
  ],
  ['platform', 'gap/zone-fields', [{ label: 'zones/list', body: '["par","mtl"]' }], 'entries are each a string'],
  [
    'platform',
    'gap/application-fields',
    [{ label: 'applications/list', body: '[{"id":"a"},{"id":"b","x":true}]' }],
    'id: string, x: boolean',
  ],
  [
    'platform',
    'gap/application-states',
    [{ label: 'applications/list', body: '[{"state":"UP"},{"state":"DOWN"}]' }],
    'state: "UP", state: "DOWN"',
  ],
  ['platform', 'gap/addon-states', [{ label: 'vendor/list', body: '[{"addon_id":"a"}]' }], 'no field looks like a state'],
  [
    ...(['platform', 'gap/addon-transitions'] as const),
    [{ label: 'calls/broken-answer', what: 'status 500', isListed: { after: false } }],
    'after status 500 the list does not have the add-on (requests sent: 1)',
  ],
  [
    ...(['platform', 'gap/vendor-error-statuses'] as const),
    [
      { on: 'list', label: 'vendor/refusal', status: 403 },
      { on: 'detail', label: 'calls/detail-during', status: 404 },
    ],
    'wrong credentials: 403 (once); a detail that is not ready: 404 (once)',
  ],
  ['platform', 'gap/vendor-error-bodies', [{ on: 'list', status: 401, headers: [json], body: '{"code":1}' }], 'application/json with code'],
  ['platform', 'gap/token-transitions', [{ label: 'bearer/expired-token', status: 401 }], 'a token that is expired: 401 (once)'],
  [
    ...(['platform', 'gap/deployment-states'] as const),
    [{ deployment: { variables: {}, answers: {}, requests: [], outcome: 'failed', log: '' } }],
    '0 deployments succeeded, 1 failed',
  ],
  [
    'platform',
    'gap/oauth-path-prefix',
    [{ on: 'request-token', url: 'https://api.example/v2/oauth/request_token' }],
    'under /v2: status 200',
  ],
  [
    ...(['platform', 'gap/oauth-request-encoding'] as const),
    [{ on: 'request-token', credentials: 'user', authorization: 'OAuth oauth_version="1.0"' }],
    'parameters in the header: 200 (once)',
  ],
  [
    ...(['platform', 'gap/oauth-answer-encoding'] as const),
    [{ on: 'access-token', headers: [json], body: '{"oauth_token":"t","oauth_token_secret":"s"}' }],
    'access-token: JSON labelled application/json with oauth_token, oauth_token_secret',
  ],
  [
    ...(['platform', 'gap/oauth-parameter-names'] as const),
    [{ on: 'api', credentials: 'user', signedWith: 'PLAINTEXT' }],
    'calls with the names of RFC 5849 are answered 200 (once)',
  ],
  [
    ...(['platform', 'gap/get-payload-shapes'] as const),
    [{ label: 'zones/list', body: '{"items":[]}', headers: [['Link', '</2>; rel="next"']] }],
    'zones: an object; a header points to a further page',
  ],
  ['platform', 'gap/api-statuses', [{ on: 'api' }, { on: 'bridge', status: 403 }], 'accepted: 200 (once); refused: 403 (once)'],
  [
    ...(['platform', 'gap/api-error-bodies'] as const),
    [{ on: 'api', status: 401, headers: [['Content-Type', 'text/html; charset=utf-8']], body: '<h1>' }],
    'v2: text/html without fields',
  ],
  ['platform', 'gap/api-rate-limits', [{}, install], 'no 429 in 1 exchanges; no header names a limit'],
  ['platform', 'gap/api-request-sizes', [{ status: 413, sent: '12345', url: 'https://api.example/' }], '413 (once), from 25 characters on'],
  ['platform', 'gap/api-deprecation-policy', [{ headers: [['Sunset', 'Sat']] }], 'Sunset: Sat'],
  ['client', 'gap/token-fields', [{ ...command('tokens_list', {}, ['id']), label: 'other' }], 'not observed'],
  ['client', 'gap/token-fields', [command('create', {}, ['id'])], 'not observed'],
  ['client', 'gap/oauth-request-encoding', [asked({})], 'not observed'],
  ['client', 'gap/oauth-parameter-names', [asked({})], 'not observed'],
  ['client', 'gap/variable-endpoint', [command('env_get')], 'not observed'],
  [
    'platform',
    'gap/provider-put-request',
    [{ ...install, method: 'PUT', sent: '[]' }],
    'a PUT reached the partner, with no JSON object in its body',
  ],
  ['platform', 'gap/provider-put-request', [install, { method: 'PUT' }], 'no PUT reached the partner'],
  ['provider', 'gap/provider-put-request', [{ method: 'PUT' }], 'not observed'],
  ['provider', 'gap/provider-put-answer', [{ label: 'update/put', status: 405, body: 'no' }], 'status 405, no JSON object'],
  ['provider', 'gap/provider-put-answer', [{ label: 'update/get' }], 'not observed'],
  [
    ...(['provider', 'gap/provider-error-bodies'] as const),
    [
      { on: 'de-provisioning', status: 404, headers: [json], body: '{"a":1}' },
      { on: 'update', status: 400, headers: [json], body: '{"b":1}' },
      { on: 'provisioning', status: 399, headers: [json], body: '{"c":1}' },
      { on: 'api', status: 400, headers: [json], body: '{"d":1}' },
      { status: 400, headers: [json], body: '{"e":1}' },
    ],
    'application/json with a; application/json with b',
  ],
  [
    ...(['provider', 'gap/marketplace-payload-limits'] as const),
    [
      { on: 'provisioning', status: 200, sent: '1' },
      { on: 'provisioning', status: 299, sent: '12' },
      { on: 'provisioning', status: 300, sent: '1234' },
      { on: 'provisioning', status: 199, sent: '1234' },
      { on: 'de-provisioning', sent: '12345' },
    ],
    'the longest body that was accepted has 2 characters',
  ],
  ['provider', 'gap/marketplace-payload-limits', [{ on: 'provisioning' }], 'the longest body that was accepted has 0 characters'],
  ['provider', 'gap/marketplace-payload-limits', [{ on: 'provisioning', status: 400, isLonger: true }], 'not observed'],
  [
    'platform',
    'gap/marketplace-payload-limits',
    [install, { on: 'provisioning', sent: 'x'.repeat(99) }],
    'the longest body that was accepted has 31 characters',
  ],
  ['provider', 'gap/provider-compatibility-policy', [{ on: 'provisioning', status: 500, body: '{"error":1}' }], 'not observed'],
  [
    'provider',
    'gap/provider-compatibility-policy',
    [{ on: 'provisioning', body: '["a"]' }],
    'no other field in the answers to provisioning',
  ],
  ['provider', 'gap/provider-deprecation-policy', [{ headers: [['Deprecation', 'true']] }], 'Deprecation: true'],
  [
    'platform',
    'gap/self-fields',
    [
      { label: 'self/record', status: 404, body: '{"no":1}' },
      { label: 'self/record', body: '{"id":1}' },
    ],
    'id: number',
  ],
  ['platform', 'gap/self-fields', [{ label: 'self/record', status: 404, body: '{"no":1}' }], 'not observed'],
  ['platform', 'gap/zone-fields', [{ label: 'zones/list', body: '[{"name":"Paris","note":"in par"}]' }], 'name: string, note: string'],
  ['platform', 'gap/zone-fields', [{ label: 'zones/list', body: '{"zones":"par"}' }], 'zones: string'],
  [
    ...(['platform', 'gap/addon-states'] as const),
    [
      { label: 'calls/list', body: `[{"STATUS":"${'x'.repeat(50)}","state_of":1},"state"]` },
      { label: 'vendor/detail', body: '{"vm_state":null,"estate":2}' },
    ],
    `STATUS: "${'x'.repeat(39)}, vm_state: null, estate: 2`,
  ],
  ['platform', 'gap/application-states', [{ label: 'applications/list', body: '["up"]' }], 'not observed'],
  [
    ...(['platform', 'gap/addon-transitions'] as const),
    [
      { label: 'calls/refused-uninstall', isListed: { after: true } },
      { label: 'calls/refused-uninstall', isListed: { after: true } },
      { label: 'calls/broken-answer', what: 'status 500' },
      { label: 'calls/install', what: 'an install', isListed: { after: true } },
    ],
    'after a failure the list has the add-on (requests sent: 1)',
  ],
  [
    ...(['platform', 'gap/vendor-error-statuses'] as const),
    [
      { on: 'detail', label: 'vendor/foreign-detail', status: 403 },
      { on: 'detail', label: 'vendor/detail-after-uninstall', status: 410 },
      { on: 'update', label: 'vendor/refusal', status: 400 },
      { on: 'update', label: 'vendor/refusal', status: 399 },
      { on: 'api', label: 'vendor/refusal', status: 401 },
    ],
    "wrong credentials: 400 (once); another provider's add-on: 403 (once); a deleted add-on: 410 (once)",
  ],
  ['platform', 'gap/vendor-error-statuses', [{ on: 'list', label: 'vendor/refusal' }], 'not observed'],
  [
    ...(['platform', 'gap/vendor-error-bodies'] as const),
    [
      { on: 'detail', status: 404 },
      { on: 'update', status: 400, headers: [json], body: '{"a":1}' },
      { on: 'list', headers: [json], body: '{"b":1}' },
    ],
    'an empty body; application/json with a',
  ],
  [
    ...(['platform', 'gap/token-transitions'] as const),
    [
      { label: 'bearer/revoked-token', status: 403 },
      { label: 'bearer/expired-token', status: 401 },
    ],
    'a token that is expired: 401 (once); a token that is revoked: 403 (once)',
  ],
  ['platform', 'gap/token-transitions', [{ label: 'bearer/valid-token' }], 'not observed'],
  [
    ...(['platform', 'gap/deployment-states'] as const),
    (['succeeded', 'failed', 'succeeded'] as const).map((outcome) => ({
      deployment: { variables: {}, answers: {}, requests: [], outcome, log: '' },
    })),
    '2 deployments succeeded, 1 failed',
  ],
  ['platform', 'gap/deployment-states', [{}], 'not observed'],
  [
    'platform',
    'gap/oauth-path-prefix',
    [{ on: 'request-token', url: 'http://api.example/oauth/request_token', status: 400 }],
    'without a prefix: status 400',
  ],
  [
    'platform',
    'gap/oauth-path-prefix',
    [{ on: 'request-token', url: 'https://api.example/a/b/oauth/x/oauth/y' }],
    'under /a/b: status 200',
  ],
  ['platform', 'gap/oauth-path-prefix', [{ on: 'request-token', url: 'https://api.example/request_token' }], 'not observed'],
  ['platform', 'gap/oauth-path-prefix', [{ on: 'access-token', url: 'https://api.example/v2/oauth/access_token' }], 'not observed'],
  [
    ...(['platform', 'gap/oauth-request-encoding'] as const),
    [
      { on: 'access-token', credentials: 'user', url: 'https://api.example/x?oauth_version=1.0', status: 401 },
      { on: 'request-token', credentials: 'user', authorization: 'oauth oauth_version="1.0"' },
      { on: 'request-token', credentials: 'user', authorization: 'Bearer OAuth x', status: 400 },
      { on: 'request-token', credentials: 'missing', authorization: 'OAuth x', status: 500 },
      { on: 'api', credentials: 'user', authorization: 'OAuth x', status: 500 },
    ],
    'parameters in the header: 200 (once); parameters in the query: 400 (once), 401 (once)',
  ],
  ['platform', 'gap/oauth-request-encoding', [{ on: 'request-token', credentials: 'missing' }], 'not observed'],
  [
    ...(['platform', 'gap/oauth-answer-encoding'] as const),
    [
      { on: 'request-token', body: 'oauth_token=t&oauth_token_secret=s&x=1' },
      { on: 'request-token', body: 'oauth_token=u&oauth_token_secret=s&x=2' },
      { on: 'access-token', status: 400, body: 'error=no' },
    ],
    'request-token: a form labelled no content type with oauth_token, oauth_token_secret, x',
  ],
  ['platform', 'gap/oauth-answer-encoding', [{ on: 'api', body: 'a=b' }], 'not observed'],
  [
    ...(['platform', 'gap/oauth-parameter-names'] as const),
    [
      { on: 'api', credentials: 'user' },
      { on: 'api', credentials: 'missing', signedWith: 'PLAINTEXT' },
      { on: 'request-token', credentials: 'user', signedWith: 'PLAINTEXT' },
    ],
    'not observed',
  ],
  [
    ...(['platform', 'gap/get-payload-shapes'] as const),
    [
      { label: 'self/record', body: '{}' },
      { label: 'summary/record', body: '"x"' },
      { label: 'applications/list', body: '[]' },
      { label: 'vendor/list', body: '[]' },
      { ...install, headers: [['Link', '</2>; rel="next"']] },
    ],
    'self: an object, summary: string, applications: a bare list, vendor: a bare list; no header points to a further page',
  ],
  ['platform', 'gap/get-payload-shapes', [{ headers: [['Link', '</2>; rel="next"']] }], 'not observed'],
  ['platform', 'gap/api-statuses', [{ on: 'authorize', status: 302 }], 'accepted: 302 (once); refused: none'],
  [
    'platform',
    'gap/api-statuses',
    [{ on: 'request-token', status: 400 }, { on: 'access-token', status: 401 }, { on: 'list' }],
    'accepted: none; refused: 400 (once), 401 (once)',
  ],
  ['platform', 'gap/api-statuses', [{ on: 'list' }], 'not observed'],
  [
    ...(['platform', 'gap/api-error-bodies'] as const),
    [
      { on: 'api', status: 404, url: 'http://api.example/v4/x' },
      { on: 'bridge', status: 400, url: 'https://api.example/v2/x', headers: [json], body: '{"a":1}' },
      { on: 'api', status: 404, url: 'https://api.example/v12/x' },
      { on: 'api', status: 404, url: 'https://api.example/x/v2/y', headers: [json], body: '{"b":1}' },
      { on: 'api', url: 'https://api.example/v2/x', headers: [json], body: '{"c":1}' },
    ],
    'v4: an empty body. v2: application/json with a. v12: an empty body. other paths: application/json with b',
  ],
  ['platform', 'gap/api-error-bodies', [{ on: 'api' }], 'not observed'],
];

describe('what is seen of a gap', () => {
  for (const [place, [target, id, calls, expected]] of cases.entries())
    it(`${place + 1}: ${id} of a ${target}: ${expected}`, () => assert.equal(observedOf(target, id, calls), expected));

  it('tells the pool of an application, and the limit where it is given', () => {
    const id = 'gap/dev-plan-connection-limit';
    assert.equal(observedOf('application', id, [], { poolSize: 10, allowedConnections: 5 }), 'a pool of 10, and 5 connections allowed');
    assert.equal(observedOf('application', id, [], { poolSize: 10 }), 'a pool of 10, and no known number of connections allowed');
  });

  it('says that nothing was observed where nothing was played, and nothing of what was skipped', () => {
    for (const target of ['provider', 'platform', 'application'] as const) {
      const gaps = gapsOf(target, { recordings: [], exchanges: [] }, {});
      assert.ok(gaps.length > 0);
      for (const { id, observed } of gaps) assert.equal(observed, 'not observed', id);
    }
    const skipped = { reason: 'left out', byChoice: true };
    assert.equal(observedOf('platform', 'gap/self-fields', [{ label: 'self/record', body: '{"id":1}', skipped }]), 'not observed');
  });

  for (const name of ['Link', 'X-Page', 'x-total', 'X-Next', 'X-Current-Page'])
    it(`takes ${name} for a header that points to a further page`, () => {
      const pages = (header: string) =>
        observedOf('platform', 'gap/get-payload-shapes', [{ label: 'zones/list', body: '[]', headers: [[header, '2']] }]);
      assert.equal(pages(name), 'zones: a bare list; a header points to a further page');
      for (const other of [`a${name}`, `${name}s`])
        assert.equal(pages(other), 'zones: a bare list; no header points to a further page', other);
    });

  it('keeps what a target writes short', () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(1000)}${index}`, 1])));
    assert.ok((observedOf('platform', 'gap/self-fields', [{ label: 'self/record', body }]) ?? '').length < 3000);
  });
});

describe('what is assumed', () => {
  it('comes with its setting, and what that is where it is known', () => {
    const all = assumptionsOf('platform', { 'assumption/oauth-path-prefix': '/v2' });
    const of = (id: QuestionId) => all.find((one) => one.id === id);
    assert.deepEqual(of('assumption/oauth-path-prefix')?.value, '/v2');
    assert.equal(of('assumption/oauth-path-prefix')?.setting, 'oauth.path_prefix');
    assert.equal(of('assumption/oauth-origin')?.value, undefined);
    assert.equal(of('assumption/platform-dir'), undefined);
  });
});

describe('the questions of a report', () => {
  const rows = catalogue().rows.flatMap((row) => (isRequirement(row) ? [] : [row]));
  for (const target of ['provider', 'platform', 'application', 'client'] as const)
    it(`are those of a ${target}, by their kind`, () => {
      const own = (kind: string) => rows.filter((row) => row.kind === kind && row.for?.includes(target));
      assert.deepEqual(
        gapsOf(target, { recordings: [], exchanges: [] }, {}).map(({ id, question }) => [id, question]),
        own('gap').map(({ id, question }) => [id, question]),
      );
      assert.deepEqual(
        assumptionsOf(target),
        own('assumption').map(({ id, question, assumes, setting }) => ({
          id,
          question,
          ...(assumes && { assumes }),
          ...(setting && { setting }),
        })),
      );
    });
});

it('each gap and each assumption says whose reports have it', () => {
  for (const row of catalogue().rows)
    if (!isRequirement(row) && (row.kind === 'gap' || row.kind === 'assumption')) assert.ok(row.for && row.for.length > 0, row.id);
});
