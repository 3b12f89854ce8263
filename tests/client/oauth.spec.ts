import { expect, test } from '@playwright/test';
import { authorization, type SigningChoices } from '../../engine/signatures/oauth/authorization.ts';
import { decodeForm } from '../../engine/signatures/oauth/encoding.ts';
import { assay, everything, type Outcome } from '../support/command.ts';

const credentials = {
  consumerKey: 'consumer-1',
  consumerSecret: 'canary+consumer/secret',
  token: 'canary-token-1',
  tokenSecret: 'canary&token=secret',
};
const env = { ASSAY_CONSUMER_SECRET: credentials.consumerSecret, ASSAY_TOKEN_SECRET: credentials.tokenSecret };
const body = 'f=1+2&g=';
const request = { method: 'POST', url: 'https://api.example/v2/things?b=2&a=x%20y', form: decodeForm(body) };

const signed = (choices: SigningChoices = {}, by = credentials) => authorization(request, by, { signatureMethod: 'HMAC-SHA1', ...choices });

const written = (header: string, line = `${request.method} ${request.url} HTTP/1.1`) =>
  `${line}\nHost: api.example\nAuthorization: ${header}\nContent-Type: application/x-www-form-urlencoded\n\n${body}\n`;

const explain = (input: string, ...args: string[]) => assay(['oauth', ...args], { env, input });

/** Every form in which a secret or a signature could have got out. */
function expectNoSecret(outcome: Outcome, { parameters }: Pick<ReturnType<typeof signed>, 'parameters'>): void {
  const signature = parameters.find(([name]) => name === 'oauth_signature')?.[1] ?? '';
  const secrets = [credentials.consumerSecret, credentials.tokenSecret, credentials.token, ...(signature ? [signature] : [])];
  for (const secret of secrets)
    for (const form of [secret, encodeURIComponent(secret), encodeURIComponent(encodeURIComponent(secret))])
      expect(everything(outcome)).not.toContain(form);
}

for (const signatureMethod of ['PLAINTEXT', 'HMAC-SHA1', 'HMAC-SHA512'] as const)
  test(`a request signed with ${signatureMethod} verifies`, async () => {
    const given = signed({ signatureMethod, realm: 'r' });
    const outcome = await explain(written(given.header));
    expect(outcome).toMatchObject({ status: 0, stderr: '', written: {} });
    expect(outcome.stdout).toMatch(/^The signature is right\.\n/);
    expect(outcome.stdout.includes('POST&https%3A%2F%2Fapi.example%2Fv2%2Fthings&a%3D')).toBe(signatureMethod !== 'PLAINTEXT');
    expectNoSecret(outcome, given);
  });

for (const [mistake, choices] of Object.entries<SigningChoices>({
  'query-left-out': { signs: { url: 'https://api.example/v2/things' } },
  'form-left-out': { signs: { form: [] } },
  'http-for-https': { signs: { url: request.url.replace('https', 'http') } },
  'hex-for-base64': { signature: (right) => Buffer.from(right, 'base64').toString('hex') },
  'signature-encoded-twice': { signature: encodeURIComponent },
  'always-get': { signs: { method: 'GET' } },
  'query-left-out+trailing-slash-added': { signs: { url: 'https://api.example/v2/things/' } },
}))
  test(`names the mistake and how to fix it: ${mistake}`, async () => {
    const given = signed(choices);
    const outcome = await explain(written(given.header));
    expect(outcome).toMatchObject({ status: 1, stderr: '', written: {} });
    expect(outcome.stdout).toMatch(
      new RegExp(`^The signature is wrong: ${mistake.replace('+', '\\+')}\\.\nThe client .*; RFC 5849 .*\\.\n[A-Z].*\\.\n`),
    );
    expect(outcome.stdout).toContain('oauth_token%3Dredacted');
    expectNoSecret(outcome, given);
  });

test('a signature with a wrong secret gets no explanation', async () => {
  const given = signed({}, { ...credentials, consumerSecret: 'another' });
  const outcome = await explain(written(given.header));
  expect(outcome.status).toBe(1);
  expect(outcome.stdout).toMatch(/^The signature is wrong, and no known mistake explains it: /);
  expectNoSecret(outcome, given);
});

test('a malformed header is reported without its values', async () => {
  const given = signed();
  const outcome = await explain(written(given.header.replace(/oauth_signature="(.*)"/, 'oauth_signature=$1')));
  expect(outcome.status).toBe(1);
  expect(outcome.stdout).toContain(
    'The signature is right, the header is not well formed.\nAuthorization oauth_signature: expected a value in double quotes, got no quotes\n',
  );
  expectNoSecret(outcome, given);
});

test('a request without OAuth parameters does not verify', async () => {
  const { status, stdout } = await explain('GET https://api.example/\nAuthorization: Bearer canary-bearer\n');
  expect({ status, stdout }).toEqual({ status: 1, stdout: 'The request does not verify: the request carries no OAuth parameters.\n' });
});

test('--origin names the address that a proxy hides', async () => {
  const given = signed();
  const inside = written(given.header, 'POST http://127.0.0.1:8080/v2/things?b=2&a=x%20y HTTP/1.1');
  expect((await explain(inside, '--origin', 'https://api.example')).status).toBe(0);
  const path = written(given.header, 'POST /v2/things?b=2&a=x%20y HTTP/1.1');
  expect((await explain(path)).status).toBe(0);
  expect((await explain(path, '--origin', 'https://api.example')).status).toBe(0);
  expect((await explain(inside)).status).toBe(1);
  const behind = signed({ signs: { origin: 'http://127.0.0.1:8080' } });
  const outcome = await explain(
    inside.replace(given.header, () => behind.header),
    '--origin',
    'https://api.example',
  );
  expect(outcome.stdout).toContain('origin-behind-the-proxy');
});

test('a request without a scheme is not blamed for it: http and https are both tried', async () => {
  const url = request.url.replace('https', 'http');
  const over = (choices: SigningChoices) =>
    written(
      authorization({ ...request, url }, credentials, { signatureMethod: 'HMAC-SHA1', ...choices }).header,
      'POST /v2/things?b=2&a=x%20y',
    );
  expect((await explain(over({}))).stdout).toMatch(/^The signature is right\.\n/);
  const { stdout } = await explain(over({ signs: { form: [] } }));
  expect(stdout).toMatch(/^The signature is wrong: form-left-out\.\n/);
  expect(stdout).toContain('POST&http%3A%2F%2Fapi.example');
});

test('parameters in the query are as good as a header', async () => {
  const { parameters } = authorization({ method: 'POST', url: request.url }, credentials);
  const outcome = await explain(`POST ${request.url}&${new URLSearchParams(parameters)}\n`);
  expect(outcome.status).toBe(0);
  expectNoSecret(outcome, { parameters });
});

const header = signed().header;
for (const [what, args, setting, message] of [
  ['no consumer secret', ['oauth'], { input: written(header) }, 'assay: set ASSAY_CONSUMER_SECRET to the secret of the consumer'],
  [
    'no token secret',
    ['oauth'],
    { env: { ASSAY_CONSUMER_SECRET: 'x' }, input: written(header) },
    'assay: the request has an oauth_token; set ASSAY_TOKEN_SECRET to its secret',
  ],
  ['no request', ['oauth'], { env }, 'assay: standard input: no request; expected a line such as GET https://api.example/v2/self'],
  ['too much', ['oauth'], { env, input: 'x'.repeat(1_000_001) }, 'assay: standard input: more than a megabyte'],
  ['no UTF-8', ['oauth'], { env, input: Buffer.from([0x47, 0xff]) }, 'assay: standard input:1:2: a byte that is not UTF-8'],
  [
    'a path alone',
    ['oauth'],
    { env, input: 'GET /a\n' },
    'assay: standard input:1: this is only a path; give the whole address, a Host header, or --origin https://…',
  ],
] as const)
  test(`wrong usage: ${what}`, async () => {
    const { status, stdout, stderr } = await assay([...args], setting);
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
  });

test('a huge request is answered in time, and drives no terminal', async () => {
  const many = Array.from({ length: 60_000 }, (_, index) => `a${index % 7}=%1b[2J`).join('&');
  const input = `POST https://api.example/?${many}\nAuthorization: ${header}\n`;
  const outcome = await assay(['oauth'], { env, input, limit: 60_000 });
  expect(outcome.status).toBe(1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  expect(outcome.stdout).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/);
});
