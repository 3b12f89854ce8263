import assert from 'node:assert/strict';
import test from 'node:test';
import { authorization, type SigningChoices } from '../../../../engine/signatures/oauth/authorization.ts';
import type { Pair } from '../../../../engine/signatures/oauth/encoding.ts';
import type { Io } from '../../../../runs/run.ts';
import { explainRequest } from '../../../../runs/signing/oauth.ts';

const client = { consumerKey: 'consumer-1', consumerSecret: 'secret+one', token: 'token-1', tokenSecret: 'secret+two' };
const env = { ASSAY_CONSUMER_SECRET: client.consumerSecret, ASSAY_TOKEN_SECRET: client.tokenSecret };
const url = 'https://api.example/v2/things?a=x%20y%2Fz';

async function explained(input: string, variables: Record<string, string> = env): Promise<{ status: number; text: string }> {
  let text = '';
  const io = { env: variables, stdin: async () => input, out: (line: string) => (text += `${line}\n`) } as unknown as Io;
  return { status: await explainRequest({ origin: undefined }, io), text };
}

const headerOf = (choices: SigningChoices = {}, by = client) => authorization({ method: 'GET', url }, by, choices).header;
const raw = (header: string, more = '') => `GET /v2/things?a=x%20y%2Fz HTTP/1.1\nHost: api.example\nAuthorization: ${header}\n${more}`;

test('a raw request with its Host is enough, over https and over http', async () => {
  assert.deepEqual((await explained(raw(headerOf()))).status, 0);
  const { status, text } = await explained(raw(headerOf({ signs: { url: url.replace('https', 'http') } })));
  assert.deepEqual([status, /GET&http%3A%2F%2Fapi\.example/.test(text)], [0, true]);
});

test('a curl command, and an entry of a HAR file', async () => {
  assert.equal((await explained(`curl '${url}' -H 'Authorization: ${headerOf()}'`)).status, 0);
  const headers = [{ name: 'Authorization', value: headerOf({ timestamp: 1_000_000_000 }) }];
  const old = { startedDateTime: new Date(1_000_000_000_000).toISOString(), request: { method: 'GET', url, headers } };
  assert.deepEqual(await explained(JSON.stringify(old)).then(({ status, text }) => [status, /oauth_timestamp is/.test(text)]), [0, false]);
});

const redated = (parameters: Pair[], change: (seconds: string) => string) =>
  parameters.map(([name, value]): Pair => [name, name === 'oauth_timestamp' ? change(value) : value]);

const cases: [what: string, choices: SigningChoices, by: typeof client, says: RegExp, status: number][] = [
  ['a timestamp in milliseconds', { timestamp: Date.now() }, client, /^The signature is right\.\noauth_timestamp is in milliseconds: /, 1],
  [
    'milliseconds in place of the signed seconds',
    { sent: (parameters) => redated(parameters, (seconds) => `${seconds}417`) },
    client,
    /^The signature is wrong: milliseconds-sent\.\n/,
    1,
  ],
  [
    'other milliseconds than the signed seconds',
    { sent: (parameters) => redated(parameters, () => '1700000000417') },
    client,
    /^oauth_timestamp is in milliseconds: .*\nThe signature is wrong, too: /,
    1,
  ],
  [
    'a word in place of the signed seconds',
    { sent: (parameters) => redated(parameters, () => 'now') },
    client,
    /^oauth_timestamp is not a number: .*\nThe signature is wrong, too: /,
    1,
  ],
  ['an old timestamp', { timestamp: Math.floor(Date.now() / 1000) - 7200 }, client, /\noauth_timestamp is 12\d minutes old: /, 0],
  ['a timestamp that is none', { timestamp: 'now' }, client, /\noauth_timestamp is not a number: /, 1],
  [
    'keys in place of secrets',
    {},
    { ...client, consumerSecret: client.consumerKey, tokenSecret: client.token },
    /wrong: keys-for-their-secrets\./,
    1,
  ],
  [
    'the consumer key in place of its secret',
    {},
    { ...client, consumerSecret: client.consumerKey },
    /wrong: consumer-key-for-its-secret\./,
    1,
  ],
  ['another host', { signs: { url: url.replace('api', 'other') } }, client, /signed for this host and not for another/, 1],
];
for (const [what, choices, by, says, status] of cases)
  test(`names ${what}`, async () => {
    const found = await explained(raw(headerOf(choices, by)));
    assert.match(found.text, says);
    assert.equal(found.status, status);
  });

test('names another host that the request itself names', async () => {
  const header = headerOf({ signs: { url: url.replace('api', 'console') } });
  const { text } = await explained(raw(header, 'Origin: https://console.example\n'));
  assert.match(text, /wrong: page-host-signed\./);
});

test('escapes in lower case in parameters alone', async () => {
  // The base string by hand, with the escapes of the value in lower case.
  const { createHmac } = await import('node:crypto');
  const known =
    'oauth_consumer_key=consumer-1&oauth_nonce=n&oauth_signature_method=HMAC-SHA1&oauth_timestamp=1700000000&oauth_token=token-1';
  const base = `GET&${encodeURIComponent('https://api.example/v2/things')}&${encodeURIComponent(`a=x%20y%2fz&${known}`)}`;
  const signature = createHmac('sha1', 'secret%2Bone&secret%2Btwo').update(base).digest('base64');
  const pairs = [...known.split('&').map((pair) => pair.replace('=', '="')), `oauth_signature="${encodeURIComponent(signature)}`];
  const { text } = await explained(raw(`OAuth ${pairs.map((pair) => `${pair}"`).join(', ')}`));
  assert.match(text, /wrong: lower-case-escapes-in-parameters\./);
});

for (const [name, variables] of [
  ['ASSAY_CONSUMER_SECRET', { ...env, ASSAY_CONSUMER_SECRET: client.consumerKey }],
  ['ASSAY_TOKEN_SECRET', { ...env, ASSAY_TOKEN_SECRET: client.token }],
] as const)
  test(`a key in ${name} is wrong usage`, async () => {
    await assert.rejects(explained(raw(headerOf()), variables), new RegExp(`UsageError: assay: ${name} is the oauth_`));
  });
