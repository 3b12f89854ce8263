import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { reportOf } from '../support/reading/reports.ts';
import { from, judged } from '../support/targets/clients.ts';

/** Published programs, as they come from npm; docs/judge-a-client.md has the same table. */
const packages = [
  'clever-tools@3.14.0',
  'clever-tools-4@npm:clever-tools@4.11.0',
  '@clevercloud/client@10.1.0',
  'clevercloud-client-12@npm:@clevercloud/client@12.0.0',
  'passport-oauth1@1.3.0',
];

const tool = (program: string) => ({
  client: { name: program, kind: 'cli' },
  environment: {
    ...{
      API_HOST: from('base_url'),
      AUTH_BRIDGE_HOST: from('bridge_url'),
      CLEVER_TOKEN: from('token'),
      CLEVER_SECRET: from('token_secret'),
    },
    ...{ OAUTH_CONSUMER_KEY: from('consumer_key'), OAUTH_CONSUMER_SECRET: from('consumer_secret') },
  },
  files: { '.config/clever-cloud/clever-tools-experimental-features.json': '{"tokens": true}' },
  commands: {
    profile: `${program} profile`,
    applications: `${program} applications list --org ${from('organisation_id')}`,
    tokens_list: `${program} tokens -F json`,
    tokens_revoke: `${program} tokens revoke ${from('api_token_id')}`,
    create: `cd && ${program} create --type node my-app --region par --org ${from('organisation_id')}`,
  },
  env_set: `cd && ${program} env set --app ${from('application_id')}`,
  curl: `${program} curl`,
  login: 'none',
});

const library = (name: string, more: object) => ({
  client: { name, kind: 'library' },
  environment: {
    ...{ BASE: from('base_url'), KEY: from('consumer_key'), KEY_SECRET: from('consumer_secret') },
    ...{ TOKEN: from('token'), SECRET: from('token_secret'), ORGANISATION: from('organisation_id') },
  },
  ...more,
});

const calls = `
import { addOauthHeader } from '@clevercloud/client/esm/oauth.js';
import { prefixUrl } from '@clevercloud/client/esm/prefix-url.js';
import { request } from '@clevercloud/client/esm/request.fetch.js';
const { BASE, KEY, KEY_SECRET, TOKEN, SECRET } = process.env;
const tokens = { OAUTH_CONSUMER_KEY: KEY, OAUTH_CONSUMER_SECRET: KEY_SECRET, API_OAUTH_TOKEN: TOKEN, API_OAUTH_TOKEN_SECRET: SECRET };
const send = (call) => Promise.resolve({ headers: {}, ...call }).then(prefixUrl(BASE)).then(addOauthHeader(tokens)).then(request);
await send({ method: 'get', url: '/v2/self', headers: { Accept: 'application/json' } });
await send({ method: 'get', url: '/v2/summary', queryParams: { name: 'café crème', sign: 'a&b=c' } });
await send({ method: 'post', url: '/echo', headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' });
`;

const callsOf12 = `
import { CcApiClient } from 'clevercloud-client-12/cc-api-client.js';
import { ListApplicationCommand } from 'clevercloud-client-12/cc-api-commands/application/list-application-command.js';
import { GetProfileCommand } from 'clevercloud-client-12/cc-api-commands/profile/get-profile-command.js';
import { ListProductRuntimeCommand } from 'clevercloud-client-12/cc-api-commands/product/list-product-runtime-command.js';
const { BASE, KEY, KEY_SECRET, TOKEN, SECRET, ORGANISATION } = process.env;
const oauthTokens = { consumerKey: KEY, consumerSecret: KEY_SECRET, token: TOKEN, secret: SECRET };
const client = new CcApiClient({ baseUrl: BASE, authMethod: { type: 'oauth-v1', oauthTokens } });
console.log(await client.send(new GetProfileCommand()));
console.log(await client.send(new ListProductRuntimeCommand()));
console.log(await client.send(new ListApplicationCommand({ ownerId: ORGANISATION })));
`;

/** A web application of a few lines around the strategy, which begins when it starts and ends once the user is known. */
const application = `
const { createServer } = require('node:http');
const { Strategy } = require('passport-oauth1');
const { BASE, KEY, KEY_SECRET } = process.env;
const session = {};
let strategy;
const server = createServer((req, res) => {
  res.end();
  attempt({ query: Object.fromEntries(new URL(req.url, 'http://127.0.0.1').searchParams), session });
});
function attempt(req) {
  const ends = (status) => { process.exitCode = status; server.close(); server.closeAllConnections(); };
  const error = (problem) => { console.error(String(problem)); ends(1); };
  Object.assign(Object.create(strategy), { redirect() {}, success: () => ends(0), fail: () => ends(1), error }).authenticate(req);
}
server.listen(0, '127.0.0.1', () => {
  const urls = { requestTokenURL: BASE + '/oauth/request_token', accessTokenURL: BASE + '/oauth/access_token', userAuthorizationURL: BASE + '/oauth/authorize' };
  const callbackURL = 'http://127.0.0.1:' + server.address().port + '/back';
  strategy = new Strategy({ ...urls, consumerKey: KEY, consumerSecret: KEY_SECRET, callbackURL, skipUserProfile: true }, (token, secret, profile, done) =>
    strategy._oauth.get(BASE + '/v2/self', token, secret, (error) => done(error, error ? false : { token })));
  attempt({ query: {}, session });
});
`;

interface Published {
  configuration(folder: string): object;
  /** Every requirement that it does not pass, with the start of what is wrong. */
  deviates: Record<string, RegExp>;
}

const node = (path: string) => `"${process.execPath}" "${path}"`;

const clients: Record<string, Published> = {
  'clever-tools 3.14.0': {
    configuration: (folder) => tool(node(join(folder, 'node_modules/clever-tools/bin/clever.js'))),
    deviates: { 'client/signature-verifies': /form-left-out/, 'cli/curl-passes-arguments': /^0/ },
  },
  'clever-tools 4.11.0': {
    configuration: (folder) => tool(node(join(folder, 'node_modules/clever-tools-4/bin/clever.js'))),
    deviates: { 'cli/curl-passes-arguments': /^0/ },
  },
  '@clevercloud/client 10.1.0': {
    configuration: (folder) => library('the JavaScript client', { login: 'none', commands: { calls: node(join(folder, 'calls.mjs')) } }),
    deviates: {},
  },
  '@clevercloud/client 12.0.0': {
    configuration: (folder) => library('the JavaScript client', { login: 'none', commands: { calls: node(join(folder, 'calls-12.mjs')) } }),
    deviates: {},
  },
  'passport-oauth1 1.3.0': {
    configuration: (folder) =>
      library('an application with Passport', { login: { command: node(join(folder, 'application.cjs')), redirect: 'callback' } }),
    deviates: {
      'client/compares-the-returned-token': /an access-token request/,
      'client/exchanges-with-verifier': /^an exchange after a redirect without a verifier$/,
    },
  },
};

test.describe('@prove published clients, unmodified', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  let folder = '';

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-published-'));
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', ...packages], {
      cwd: folder,
      stdio: 'pipe',
    });
    writeFileSync(join(folder, 'calls.mjs'), calls);
    writeFileSync(join(folder, 'calls-12.mjs'), callsOf12);
    writeFileSync(join(folder, 'application.cjs'), application);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const [name, { configuration, deviates }] of Object.entries(clients))
    test(name, async () => {
      const report = reportOf(await judged(configuration(folder), ['--quiet']));
      const wrong = report.requirements.filter(({ verdict }) => ['fail', 'warn', 'blocked'].includes(verdict));
      const found = Object.fromEntries(wrong.map(({ id, problems = [] }) => [id, problems.map(({ got }) => got).join('; ')]));
      expect(found).toEqual(Object.fromEntries(Object.entries(deviates).map(([id, got]) => [id, expect.stringMatching(got)])));
      expect(report.requirements.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(1);
    });
});
