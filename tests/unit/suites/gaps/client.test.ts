import { type Call, type GapCase, tells } from './test-calls.ts';

/** A command of a client's tool that sends one request. */
const command = (name: string, call: Call = {}, fields: string[] = []): Call => ({
  label: 'client/command',
  run: { command: name, status: 0, output: '', requests: 1, fields } as never,
  method: 'POST',
  url: 'https://api.example/tokens?x=1',
  ...call,
});

const asked = (request: object): Call => ({ label: 'client/request', request: request as never });

const cases: GapCase[] = [
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
  ['client', 'gap/token-fields', [{ ...command('tokens_list', {}, ['id']), label: 'other' }], 'not observed'],
  ['client', 'gap/token-fields', [command('create', {}, ['id'])], 'not observed'],
  ['client', 'gap/oauth-request-encoding', [asked({})], 'not observed'],
  ['client', 'gap/oauth-parameter-names', [asked({})], 'not observed'],
  ['client', 'gap/variable-endpoint', [command('env_get')], 'not observed'],
];

tells(cases);
