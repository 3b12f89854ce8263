import { type Call, type GapCase, json, tells } from './test-calls.ts';

const install: Call = {
  ...{ label: 'calls/install', method: 'POST', url: 'https://acme.example/r', sent: '{"addon_id":"a","colour":"red"}' },
  ...{ trigger: { kind: 'install', outcome: 'done' }, received: [{ kind: 'provision', credentials: 'manifest' }] },
};

/** A row without the kind of target, which is the same in all of them. */
type Row = GapCase extends [unknown, ...infer Rest] ? Rest : never;

const cases: Row[] = [
  ['gap/self-fields', [{ label: 'bearer/valid', body: '{"id":1}' }], 'id: number'],
  [
    'gap/zone-fields',
    [{ label: 'zones/list', body: '[{"name":"par","lang":"fr"},{"code":"mtl"},"x"]' }],
    'code: string, name: string, lang: string; par and mtl are values of name, code',
  ],
  ['gap/addon-states', [{ label: 'calls/detail', body: '{"state":"up","States":1}' }], 'state: "up"'],
  ['gap/self-fields', [{ label: 'self/record', body: '{"id":"u","phone":null,"n":1}' }], 'id: string, phone: null, n: number'],
  ['gap/summary-fields', [{ label: 'summary/record', body: '{"user":{},"all":[]}' }], 'user: object, all: array'],
  ['gap/zone-fields', [{ label: 'zones/list', body: '[{"slug":"par"},{"slug":"mtl"}]' }], 'slug: string; par and mtl are values of slug'],
  ['gap/zone-fields', [{ label: 'zones/list', body: '["par","mtl"]' }], 'entries are each a string'],
  ['gap/application-fields', [{ label: 'applications/list', body: '[{"id":"a"},{"id":"b","x":true}]' }], 'id: string, x: boolean'],
  ['gap/application-states', [{ label: 'applications/list', body: '[{"state":"UP"},{"state":"DOWN"}]' }], 'state: "UP", state: "DOWN"'],
  ['gap/addon-states', [{ label: 'vendor/list', body: '[{"addon_id":"a"}]' }], 'no field looks like a state'],
  [
    'gap/addon-transitions',
    [{ label: 'calls/broken-answer', what: 'status 500', isListed: { after: false } }],
    'after status 500 the list does not have the add-on (requests sent: 1)',
  ],
  [
    'gap/vendor-error-statuses',
    [
      { on: 'list', label: 'vendor/refusal', status: 403 },
      { on: 'detail', label: 'calls/detail-during', status: 404 },
    ],
    'wrong credentials: 403 (once); a detail that is not ready: 404 (once)',
  ],
  ['gap/vendor-error-bodies', [{ on: 'list', status: 401, headers: [json], body: '{"code":1}' }], 'application/json with code'],
  ['gap/token-transitions', [{ label: 'bearer/expired-token', status: 401 }], 'a token that is expired: 401 (once)'],
  [
    'gap/deployment-states',
    [{ deployment: { variables: {}, answers: {}, requests: [], outcome: 'failed', log: '' } }],
    '0 deployments succeeded, 1 failed',
  ],
  ['gap/oauth-path-prefix', [{ on: 'request-token', url: 'https://api.example/v2/oauth/request_token' }], 'under /v2: status 200'],
  [
    'gap/oauth-request-encoding',
    [{ on: 'request-token', credentials: 'user', authorization: 'OAuth oauth_version="1.0"' }],
    'parameters in the header: 200 (once)',
  ],
  [
    'gap/oauth-answer-encoding',
    [{ on: 'access-token', headers: [json], body: '{"oauth_token":"t","oauth_token_secret":"s"}' }],
    'access-token: JSON labelled application/json with oauth_token, oauth_token_secret',
  ],
  [
    'gap/oauth-parameter-names',
    [{ on: 'api', credentials: 'user', signedWith: 'PLAINTEXT' }],
    'calls with the names of RFC 5849 get 200 (once)',
  ],
  [
    'gap/get-payload-shapes',
    [{ label: 'zones/list', body: '{"items":[]}', headers: [['Link', '</2>; rel="next"']] }],
    'zones: an object; a header points to a further page',
  ],
  ['gap/api-statuses', [{ on: 'api' }, { on: 'bridge', status: 403 }], 'accepted: 200 (once); refused: 403 (once)'],
  [
    'gap/api-error-bodies',
    [{ on: 'api', status: 401, headers: [['Content-Type', 'text/html; charset=utf-8']], body: '<h1>' }],
    'v2: text/html without fields',
  ],
  ['gap/api-rate-limits', [{}, install], 'no 429 in 1 exchange; no header names a limit'],
  ['gap/api-request-sizes', [{ status: 413, sent: '12345', url: 'https://api.example/' }], '413 (once), from 25 characters on'],
  ['gap/api-deprecation-policy', [{ headers: [['Sunset', 'Sat']] }], 'Sunset: Sat'],
  [
    'gap/self-fields',
    [
      { label: 'self/record', status: 404, body: '{"no":1}' },
      { label: 'self/record', body: '{"id":1}' },
    ],
    'id: number',
  ],
  ['gap/self-fields', [{ label: 'self/record', status: 404, body: '{"no":1}' }], 'not observed'],
  ['gap/zone-fields', [{ label: 'zones/list', body: '[{"name":"Paris","note":"in par"}]' }], 'name: string, note: string'],
  ['gap/zone-fields', [{ label: 'zones/list', body: '{"zones":"par"}' }], 'zones: string'],
  [
    'gap/addon-states',
    [
      { label: 'calls/list', body: `[{"STATUS":"${'x'.repeat(50)}","state_of":1},"state"]` },
      { label: 'vendor/detail', body: '{"vm_state":null,"estate":2}' },
    ],
    `STATUS: "${'x'.repeat(39)}, vm_state: null, estate: 2`,
  ],
  ['gap/application-states', [{ label: 'applications/list', body: '["up"]' }], 'not observed'],
  [
    'gap/addon-transitions',
    [
      { label: 'calls/refused-uninstall', isListed: { after: true } },
      { label: 'calls/refused-uninstall', isListed: { after: true } },
      { label: 'calls/broken-answer', what: 'status 500' },
      { label: 'calls/install', what: 'an install', isListed: { after: true } },
    ],
    'after a failure the list has the add-on (requests sent: 1)',
  ],
  [
    'gap/vendor-error-statuses',
    [
      { on: 'detail', label: 'vendor/foreign-detail', status: 403 },
      { on: 'detail', label: 'vendor/detail-after-uninstall', status: 410 },
      { on: 'update', label: 'vendor/refusal', status: 400 },
      { on: 'update', label: 'vendor/refusal', status: 399 },
      { on: 'api', label: 'vendor/refusal', status: 401 },
    ],
    "wrong credentials: 400 (once); another provider's add-on: 403 (once); a deleted add-on: 410 (once)",
  ],
  ['gap/vendor-error-statuses', [{ on: 'list', label: 'vendor/refusal' }], 'not observed'],
  [
    'gap/vendor-error-bodies',
    [
      { on: 'detail', status: 404 },
      { on: 'update', status: 400, headers: [json], body: '{"a":1}' },
      { on: 'list', headers: [json], body: '{"b":1}' },
    ],
    'an empty body; application/json with a',
  ],
  [
    'gap/token-transitions',
    [
      { label: 'bearer/revoked-token', status: 403 },
      { label: 'bearer/expired-token', status: 401 },
    ],
    'a token that is expired: 401 (once); a token that is revoked: 403 (once)',
  ],
  ['gap/token-transitions', [{ label: 'bearer/valid-token' }], 'not observed'],
  [
    'gap/deployment-states',
    (['succeeded', 'failed', 'succeeded'] as const).map((outcome) => ({
      deployment: { variables: {}, answers: {}, requests: [], outcome, log: '' },
    })),
    '2 deployments succeeded, 1 failed',
  ],
  ['gap/deployment-states', [{}], 'not observed'],
  [
    'gap/oauth-path-prefix',
    [{ on: 'request-token', url: 'http://api.example/oauth/request_token', status: 400 }],
    'without a prefix: status 400',
  ],
  ['gap/oauth-path-prefix', [{ on: 'request-token', url: 'https://api.example/a/b/oauth/x/oauth/y' }], 'under /a/b: status 200'],
  ['gap/oauth-path-prefix', [{ on: 'request-token', url: 'https://api.example/request_token' }], 'not observed'],
  ['gap/oauth-path-prefix', [{ on: 'access-token', url: 'https://api.example/v2/oauth/access_token' }], 'not observed'],
  [
    'gap/oauth-request-encoding',
    [
      { on: 'access-token', credentials: 'user', url: 'https://api.example/x?oauth_version=1.0', status: 401 },
      { on: 'request-token', credentials: 'user', authorization: 'oauth oauth_version="1.0"' },
      { on: 'request-token', credentials: 'user', authorization: 'Bearer OAuth x', status: 400 },
      { on: 'request-token', credentials: 'missing', authorization: 'OAuth x', status: 500 },
      { on: 'api', credentials: 'user', authorization: 'OAuth x', status: 500 },
    ],
    'parameters in the header: 200 (once); parameters in the query: 400 (once), 401 (once)',
  ],
  ['gap/oauth-request-encoding', [{ on: 'request-token', credentials: 'missing' }], 'not observed'],
  [
    'gap/oauth-answer-encoding',
    [
      { on: 'request-token', body: 'oauth_token=t&oauth_token_secret=s&x=1' },
      { on: 'request-token', body: 'oauth_token=u&oauth_token_secret=s&x=2' },
      { on: 'access-token', status: 400, body: 'error=no' },
    ],
    'request-token: a form labelled no content type with oauth_token, oauth_token_secret, x',
  ],
  ['gap/oauth-answer-encoding', [{ on: 'api', body: 'a=b' }], 'not observed'],
  [
    'gap/oauth-parameter-names',
    [
      { on: 'api', credentials: 'user' },
      { on: 'api', credentials: 'missing', signedWith: 'PLAINTEXT' },
      { on: 'request-token', credentials: 'user', signedWith: 'PLAINTEXT' },
    ],
    'not observed',
  ],
  [
    'gap/get-payload-shapes',
    [
      { label: 'self/record', body: '{}' },
      { label: 'summary/record', body: '"x"' },
      { label: 'applications/list', body: '[]' },
      { label: 'vendor/list', body: '[]' },
      { ...install, headers: [['Link', '</2>; rel="next"']] },
    ],
    'self: an object, summary: string, applications: a bare list, vendor: a bare list; no header points to a further page',
  ],
  ['gap/get-payload-shapes', [{ headers: [['Link', '</2>; rel="next"']] }], 'not observed'],
  ['gap/api-statuses', [{ on: 'authorize', status: 302 }], 'accepted: 302 (once); refused: none'],
  [
    'gap/api-statuses',
    [{ on: 'request-token', status: 400 }, { on: 'access-token', status: 401 }, { on: 'list' }],
    'accepted: none; refused: 400 (once), 401 (once)',
  ],
  ['gap/api-statuses', [{ on: 'list' }], 'not observed'],
  [
    'gap/api-error-bodies',
    [
      { on: 'api', status: 404, url: 'http://api.example/v4/x' },
      { on: 'bridge', status: 400, url: 'https://api.example/v2/x', headers: [json], body: '{"a":1}' },
      { on: 'api', status: 404, url: 'https://api.example/v12/x' },
      { on: 'api', status: 404, url: 'https://api.example/x/v2/y', headers: [json], body: '{"b":1}' },
      { on: 'api', url: 'https://api.example/v2/x', headers: [json], body: '{"c":1}' },
    ],
    'v4: an empty body. v2: application/json with a. v12: an empty body. other paths: application/json with b',
  ],
  ['gap/api-error-bodies', [{ on: 'api' }], 'not observed'],
];

tells(cases.map((one): GapCase => ['platform', ...one]));
