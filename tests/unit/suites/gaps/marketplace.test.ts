import { type Call, type GapCase, json, tells } from './test-calls.ts';

const form = { fields: ['id', 'signature', 'token', 'name'], isEncodedOnce: true, signature: 'right' } as never;

const sso: Call = { label: 'calls/sso', method: 'POST', received: [{ kind: 'sso', credentials: 'missing', form }] };

const install: Call = {
  ...{ label: 'calls/install', method: 'POST', url: 'https://acme.example/r', sent: '{"addon_id":"a","colour":"red"}' },
  ...{ trigger: { kind: 'install', outcome: 'done' }, received: [{ kind: 'provision', credentials: 'manifest' }] },
};

const wholeForm = ['id', 'timestamp', 'nav-data', 'email', 'user_id', 'signature'];

const cases: GapCase[] = [
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
    '0 of 1 sign-on forms have a token; no deprecation header in 1 answer',
  ],
  ['platform', 'gap/provider-put-trigger', [{ ...install, method: 'PUT' }, install, {}], 'a PUT after install'],
  ['provider', 'gap/provider-put-request', [{ label: 'update/put', status: 405 }], 'a PUT returns 405 (once)'],
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
    'provider',
    'gap/provider-error-statuses',
    [
      { label: 'deprovision/repeated', status: 404 },
      { label: 'sso/stale', status: 403 },
      { label: 'sso/stale', status: 403 },
    ],
    'a repeated DELETE: 404 (once); a stale sign-on: 403 (2 times)',
  ],
  [
    'provider',
    'gap/provider-error-bodies',
    [
      { on: 'provisioning', status: 401, headers: [json], body: '{"error":"no"}' },
      { on: 'sign-on', status: 403 },
    ],
    'application/json with error; an empty body',
  ],
  ['provider', 'gap/marketplace-rate-limits', [{}], 'no 429 in 1 exchange; no header names a limit'],
  [
    'provider',
    'gap/marketplace-rate-limits',
    [{ status: 429, headers: [['Retry-After', '3']] }, {}],
    '429 came once in 2 exchanges; Retry-After: 3',
  ],
  [
    'provider',
    'gap/marketplace-payload-limits',
    [
      { on: 'provisioning', sent: '12345' },
      { on: 'provisioning', sent: '1234567', isLonger: true, status: 400 },
    ],
    'the longest body that was accepted has 5 characters; longer texts get 400 (once)',
  ],
  [
    'provider',
    'gap/provider-compatibility-policy',
    [{ on: 'provisioning', body: '{"id":"1","log":"x"}' }],
    'answers to provisioning also have log',
  ],
  ['platform', 'gap/provider-compatibility-policy', [install, sso], 'requests also have colour, token (sign-on), name (sign-on)'],
  ['platform', 'gap/provider-deprecation-policy', [sso], '1 of 1 sign-on forms have a token; no deprecation header in 1 answer'],
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
    'provider',
    'gap/provider-error-bodies',
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
    'provider',
    'gap/marketplace-payload-limits',
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
];

tells(cases);
