import { expect, test } from '@playwright/test';
import { root } from '../support/command.ts';
import { idsWith, reportOf } from '../support/reading/reports.ts';
import { judged, shell } from '../support/targets/clients.ts';

/** A client made with a library that signs. */
const libraries = `
const { createHmac } = require('node:crypto');
const load = (name) => require(${JSON.stringify(`${root}/node_modules/`)} + name);
const { BASE, KEY, KEY_SECRET, TOKEN, SECRET } = process.env;
const [library, method] = process.argv.slice(2);
const url = BASE + '/v2/self';
const query = { name: 'café crème', empty: '', sign: 'a&b=c' };
const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => '%' + sign.charCodeAt(0).toString(16).toUpperCase());
const whole = url + '?' + Object.entries(query).map((pair) => pair.map(encode).join('=')).join('&');
const get = (headers) => fetch(whole, { headers }).then((answer) => process.exit(answer.ok ? 0 : 1));
if (library === 'oauth-1.0a') {
  const hash_function = (base, key) => method === 'PLAINTEXT' ? key : createHmac(method.slice(5).toLowerCase(), key).update(base).digest('base64');
  const signer = new (load('oauth-1.0a'))({ consumer: { key: KEY, secret: KEY_SECRET }, signature_method: method, hash_function });
  get(signer.toHeader(signer.authorize({ method: 'GET', url, data: query }, { key: TOKEN, secret: SECRET })));
}
if (library === 'oauth-sign') {
  const parameters = { oauth_consumer_key: KEY, oauth_token: TOKEN, oauth_signature_method: method, oauth_version: '1.0',
    oauth_nonce: String(Math.random()), oauth_timestamp: String(Math.floor(Date.now() / 1000)) };
  const oauth_signature = load('oauth-sign').sign(method, 'GET', url, { ...parameters, ...query }, KEY_SECRET, SECRET);
  get({ authorization: 'OAuth ' + Object.entries({ ...parameters, oauth_signature }).map(([name, value]) => name + '="' + encode(value) + '"').join(', ') });
}
if (library === 'oauth') {
  const { OAuth } = load('oauth');
  const client = new OAuth(BASE + '/oauth/request_token', BASE + '/oauth/access_token', KEY, KEY_SECRET, '1.0', 'http://127.0.0.1:9/', method);
  client.getOAuthRequestToken(async (error, token, secret) => {
    if (error) process.exit(1);
    const { headers } = await fetch(BASE + '/oauth/authorize?oauth_token=' + token, { redirect: 'manual' });
    const returned = new URL(headers.get('location')).searchParams;
    if (returned.get('oauth_token') !== token || !returned.get('oauth_verifier')) process.exit(1);
    client.getOAuthAccessToken(token, secret, returned.get('oauth_verifier'), (failed, user, userSecret) => {
      if (failed) process.exit(1);
      client.get(whole, user, userSecret, (refused) => process.exit(refused ? 1 : 0));
    });
  });
}
`;

test('clients made with three OAuth 1 libraries: nothing fails', { tag: '@prove' }, async () => {
  const run = (library: string, method: string) => `"${process.execPath}" client.cjs ${library} ${method}`;
  const signed = ['HMAC-SHA512', 'HMAC-SHA1', 'PLAINTEXT'].map((method): [string, string] => [`a-${method}`, run('oauth-1.0a', method)]);
  const others = ['HMAC-SHA1', 'PLAINTEXT'].flatMap((method): [string, string][] => [
    [`b-${method}`, run('oauth-sign', method)],
    [`c-${method}`, run('oauth', method)],
  ]);
  const commands = Object.fromEntries([...signed, ...others]);
  const configuration = shell(commands, { login: { command: run('oauth', 'HMAC-SHA1') } });
  const outcome = await judged(configuration, [], { 'client.cjs': libraries });
  const report = reportOf(outcome);
  expect(outcome.stderr.match(/exit status 0/g), outcome.stderr).toHaveLength(7);
  expect(idsWith(report, 'fail', 'warn', 'blocked', 'undecided', 'untested'), outcome.stdout).toEqual([]);
  expect(outcome.status).toBe(0);
});
