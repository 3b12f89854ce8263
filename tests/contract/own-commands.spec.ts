import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { authorization } from '../../engine/signatures/oauth/authorization.ts';
import { assay, started } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import { contractFiles } from '../support/house/own-contract.ts';

const own = contractFiles();
const changed = (path: string, from: string | RegExp, to: string) => ({
  ...own,
  [`own/${path}`]: (own[`own/${path}`] ?? '').replaceAll(from, to),
});

const chosen = ['--contract', 'own'];
const withSha256 = (files: Record<string, string>) => {
  const [platform, rows] = ['own/openapi/platform.yaml', 'own/suites/oauth/requirements.yaml'];
  return {
    ...files,
    [platform]: (files[platform] ?? '').replace('HMAC-SHA1,', 'HMAC-SHA256,'),
    [rows]: (files[rows] ?? '').replaceAll('method: HMAC-SHA1\n', 'method: HMAC-SHA256\n'),
  };
};
const renamed = changed('openapi/platform.yaml', '/v2/self:', '/v4/me:');
const vendor = 'own/openapi/vendor.yaml';

test('oauth verifies the signature methods of a contract', { tag: '@prove' }, async () => {
  const files = withSha256(own);
  const credentials = { consumerKey: 'consumer-1', consumerSecret: 'a consumer secret' };
  const request = { method: 'GET', url: 'https://api.example/v2/self', form: [] };
  const explained = (signatureMethod: 'HMAC-SHA1' | 'HMAC-SHA256', ...args: string[]) => {
    const { header } = authorization(request, credentials, { signatureMethod });
    const input = `GET ${request.url} HTTP/1.1\nHost: api.example\nAuthorization: ${header}\n\n`;
    return assay(['oauth', ...args], { files, input, env: { ASSAY_CONSUMER_SECRET: credentials.consumerSecret } });
  };
  expect((await explained('HMAC-SHA256')).stdout).toContain('is none of PLAINTEXT, HMAC-SHA1, HMAC-SHA512');
  expect((await explained('HMAC-SHA256', ...chosen)).stdout).toMatch(/^The signature is right\./);
  expect((await explained('HMAC-SHA1', ...chosen)).stdout).toContain('is none of PLAINTEXT, HMAC-SHA256, HMAC-SHA512');
});

test('stand-in platform serves the addresses of a contract', { tag: '@prove' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-own-'));
  const own = {
    ...withSha256(renamed),
    [vendor]: (renamed[vendor] ?? '')
      .replaceAll('/vendor/apps', '/vendor/addons')
      .replace('callback_url, plan, owner_id]', 'callback_url, plan, owner_id, status]')
      .replace(
        '        plan:\n',
        '        status: { type: string, enum: [active, paused], x-requirement: vendor/list-is-complete }\n        plan:\n',
      ),
  };
  for (const [name, text] of Object.entries(own)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { output, child, ended } = started(['stand-in', 'platform', '--json', ...chosen], folder);
  try {
    await expect.poll(output).toMatch(/PROVIDER_PASSWORD.*\n/);
    const { exports } = JSON.parse(output().split('\n')[0] ?? '') as { exports: Record<string, string> };
    const { BASE_URL = '', BRIDGE_URL, API_TOKEN, CONSUMER_KEY = '', CONSUMER_SECRET = '', USER_TOKEN = '', USER_SECRET = '' } = exports;
    const asks = async (path: string) =>
      (await fetch(`${BRIDGE_URL}${path}`, { headers: { authorization: `Bearer ${API_TOKEN}` } })).status;
    expect([await asks('/v4/me'), await asks('/v2/self'), await asks('/v2/summary')]).toEqual([200, 404, 200]);
    const user = { consumerKey: CONSUMER_KEY, consumerSecret: CONSUMER_SECRET, token: USER_TOKEN, tokenSecret: USER_SECRET };
    const url = `${BASE_URL}/v4/me`;
    const { header } = authorization({ method: 'GET', url, form: [] }, user, { signatureMethod: 'HMAC-SHA256' });
    const signed = await fetch(url, { headers: { authorization: header } });
    expect([signed.status, await signed.json()]).toEqual([200, expect.objectContaining({ id: expect.stringMatching(/^user_/) })]);
    const password = `Basic ${btoa(`${exports.PROVIDER_ID}:${exports.PROVIDER_PASSWORD}`)}`;
    const list = await (await fetch(`${BASE_URL}/v2/vendor/addons`, { headers: { authorization: password } })).json();
    expect(list).toContainEqual(expect.objectContaining({ status: 'active', callback_url: expect.stringContaining('/v2/vendor/addons/') }));
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  }
});

test('doctor calls the addresses of a contract', { tag: '@prove' }, () =>
  withPlatform({}, async ({ platform, folder }) => {
    const names = ['platform.yaml', ...Object.keys(platform.files())];
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    const seen = async (...args: string[]) =>
      (await assay(['doctor', 'platform.yaml', ...args], { files: { ...renamed, ...files }, env: platform.environment })).stdout;
    expect(await seen()).toMatch(/^ok +access +the API token: \/v2\/self answers 200$/m);
    expect(await seen(...chosen)).toMatch(/^unclear +access +the API token: \/v4\/me answers 404$/m);
  }),
);
