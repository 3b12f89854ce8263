import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  ask,
  authorised,
  bearer,
  call,
  exchanged,
  fieldsOf,
  type Keys,
  METHODS,
  requested,
  signed,
  userKeys,
} from '../../../../../targets/reference/platform/caller.ts';
import { type Platform, startPlatform } from '../../../../../targets/reference/platform/index.ts';

let platform: Platform;
let keys: Keys;
before(async () => {
  platform = await startPlatform();
  keys = userKeys(platform);
});
after(() => platform.close());

const self = () => `${platform.baseUrl}/v2/self`;

for (const name of METHODS)
  test(`a call signed with ${name} is for its user, and for what was signed`, async () => {
    const answer = await call(self(), keys, { with: name });
    assert.equal(JSON.parse(answer.text).id, platform.credentials.user.id);
    assert.equal((await call(`${self()}?a=1&a=&b=%20%C3%A9*`, keys, { with: name })).status, 200);
    for (const wrong of [
      { ...keys, secret: 'x' },
      { ...keys, tokenSecret: 'x' },
      { ...keys, tokenSecret: undefined },
      { ...keys, token: 'x' },
      { ...keys, key: 'x' },
    ])
      assert.equal((await call(self(), wrong, { with: name })).status, 401);
    if (name === 'PLAINTEXT') return;
    for (const signedFor of [{ method: 'POST' }, { url: `${platform.baseUrl}/v2/summary` }, { url: `${self()}?a=1` }])
      assert.equal((await call(self(), keys, { with: name, signed: signedFor })).status, 401);
  });

test('a header may have any order, any separator and a realm, and PLAINTEXT three parameters only', async () => {
  for (const separator of [',', ', ', ' ,\t'])
    for (const changed of [(pairs: [string, string][]) => pairs.reverse(), (pairs: [string, string][]) => pairs.sort()])
      assert.equal((await call(self(), keys, { separator, changed, more: { realm: 'a, "b"' } })).status, 200);
  const authorization = `OAuth oauth_consumer_key="${keys.key}", oauth_token="${keys.token}", oauth_signature="${keys.secret}&${keys.tokenSecret}"`;
  assert.equal((await ask(self(), { headers: { authorization } })).status, 200);
  for (const broken of ['OAuth', 'OAuth a', 'OAuth a="%"', 'OAuth a="1", a="2"', authorization.replace('OAuth', 'Basic'), ''])
    assert.equal((await ask(self(), { headers: { authorization: broken } })).status, 401);
});

for (const prefix of ['', '/v2'])
  for (const name of METHODS)
    test(`three steps below "${prefix}" lead to a user's token with ${name}`, async () => {
      const { key, secret } = platform.credentials.consumer;
      const oauth = `${platform.baseUrl}${prefix}/oauth`;
      const first = await call(`${oauth}/request_token`, { key, secret }, { method: 'POST', with: name, more: { oauth_callback: 'oob' } });
      const { oauth_token: token = '', oauth_token_secret: tokenSecret } = fieldsOf(first);
      const location = (await ask(`${oauth}/authorize?oauth_token=${token}`)).headers.location ?? '';
      const returned = new URL(location).searchParams;
      assert.ok(location.startsWith(`${platform.credentials.consumer.callbackUrl}&`));
      assert.equal(returned.get('oauth_token'), token);
      const more = { oauth_verifier: returned.get('oauth_verifier') ?? '' };
      const second = await call(`${oauth}/access_token`, { key, secret, token, tokenSecret }, { method: 'POST', with: name, more });
      const granted = fieldsOf(second);
      const own = { key, secret, token: granted.oauth_token, tokenSecret: granted.oauth_token_secret };
      assert.equal((await call(self(), own, { with: name })).status, 200);
      assert.equal(JSON.parse((await call(`${self()}/tokens/current`, own)).text).token, granted.oauth_token);
    });

test('the parameters may stand in the query, or in a form', async () => {
  const url = `${platform.baseUrl}/v2/oauth/request_token_query`;
  const { key, secret } = platform.credentials.consumer;
  const pairs = [...signed(url, { key, secret }, { method: 'POST' }).matchAll(/(\w+)="([^"]*)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );
  assert.ok(fieldsOf(await ask(`${url}?${pairs.join('&')}`, { method: 'POST' })).oauth_token);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = [...signed(`${platform.baseUrl}/oauth/request_token`, { key, secret }, { method: 'POST' }).matchAll(/(\w+)="([^"]*)"/g)];
  const form = body.map(([, name, value]) => `${name}=${value}`).join('&');
  assert.ok(fieldsOf(await ask(`${platform.baseUrl}/oauth/request_token`, { method: 'POST', headers, body: form })).oauth_token);
});

test('a temporary token needs its user and its verifier, and never opens the API', async () => {
  const fresh = await requested(platform);
  assert.notEqual(fresh.token, (await requested(platform)).token);
  assert.equal((await exchanged(platform, fresh, 'x')).status, 401);
  assert.equal((await call(self(), fresh)).status, 401);
  const { verifier } = await authorised(platform, fresh);
  for (const wrong of [undefined, '', `${verifier}x`]) assert.equal((await exchanged(platform, fresh, wrong)).status, 401);
  assert.equal((await call(self(), fresh)).status, 401);
  assert.equal((await exchanged(platform, fresh, verifier)).status, 200);
  assert.equal((await exchanged(platform, fresh, verifier)).status, 401);
  assert.equal((await call(self(), fresh)).status, 401);
  assert.equal((await authorised(platform, { ...fresh, token: 'x' })).location, undefined);
});

test('a token is for the consumer that obtained it', async () => {
  const { key, secret } = platform.credentials.otherConsumer;
  assert.equal((await call(`${platform.baseUrl}/oauth/request_token`, { key, secret }, { method: 'POST' })).status, 200);
  assert.equal((await call(self(), { ...keys, key, secret })).status, 401);
});

test('an API token opens the bridge only, and only as it is', async () => {
  const { apiToken, expiredApiToken, revokedApiToken, user } = platform.credentials;
  const url = `${platform.bridgeUrl}/v2/self`;
  assert.equal(JSON.parse((await bearer(url, apiToken.value)).text).id, user.id);
  assert.equal((await bearer(self(), apiToken.value)).status, 401);
  const wrong = [
    expiredApiToken.value,
    revokedApiToken.value,
    `${apiToken.value}x`,
    apiToken.value.slice(1),
    apiToken.value.toUpperCase(),
    '',
  ];
  for (const token of wrong) assert.equal((await bearer(url, token)).status, 401);
  assert.equal((await call(url, keys)).status, 401);
});

test('API tokens are made, listed and revoked at the bridge', async () => {
  const { apiToken, user } = platform.credentials;
  const url = `${platform.bridgeUrl}/api-tokens`;
  const body = JSON.stringify({ email: user.email, password: user.password, name: 'new', expirationDate: '2999-01-01T00:00:00Z' });
  const made = await ask(url, { method: 'POST', headers: { authorization: signed(url, keys, { method: 'POST' }) }, body });
  const { apiTokenId, apiToken: value } = JSON.parse(made.text);
  assert.match(apiTokenId, /^api_tokens_/);
  assert.equal((await bearer(`${platform.bridgeUrl}/v2/self`, value)).status, 200);
  assert.ok(JSON.parse((await bearer(url, apiToken.value)).text).some((token: { apiTokenId: string }) => token.apiTokenId === apiTokenId));
  assert.equal((await bearer(`${url}/${apiTokenId}`, apiToken.value, { method: 'DELETE' })).status, 204);
  assert.equal((await bearer(`${platform.bridgeUrl}/v2/self`, value)).status, 401);
  assert.equal((await bearer(url, apiToken.value, { method: 'POST', body: '{"email":"x"}' })).status, 401);
});
