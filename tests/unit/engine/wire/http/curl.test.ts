import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import type http from 'node:http';
import test from 'node:test';
import { promisify } from 'node:util';
import { curlCommand, type Replacement } from '../../../../../engine/wire/http/curl.ts';
import { bodyText, type ExchangeRequest } from '../../../../../engine/wire/http/exchange.ts';
import { clientFor, httpServer } from './test-servers.ts';

const PASSWORD = 'p"a$s`s\\w!ö\'rd';
const replace: Replacement[] = [[PASSWORD, '$ASSAY_PASSWORD']];
const env = { PATH: process.env.PATH, ASSAY_PASSWORD: PASSWORD };

/** What curl would be called with, as a real shell reads each command. */
const callsOf = (commands: string[]): string[][] =>
  execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; printf '\\1'; }\n${commands.join('\n')}`], { env, encoding: 'utf8' })
    .split('\x01')
    .map((call) => call.split('\0').slice(0, -1));

const argumentsOf = (command: string): string[] => callsOf([command])[0] ?? [];

const request = (more: Partial<ExchangeRequest>): ExchangeRequest => ({
  method: 'GET',
  url: 'https://partner.example/a',
  headers: [],
  ...more,
});
const basic = (text: string): [string, string] => ['Authorization', `Basic ${Buffer.from(text).toString('base64')}`];

test('a plain request is a plain command', () => {
  const headers: [string, string][] = [
    ['Host', 'partner.example'],
    ['Accept-Encoding', 'gzip'],
    ['Connection', 'close'],
  ];
  assert.equal(curlCommand(request({ headers })), 'curl --include https://partner.example/a');
  assert.equal(curlCommand(request({ method: 'DELETE' })), 'curl --include --request DELETE https://partner.example/a');
  assert.equal(curlCommand(request({ method: 'HEAD' })), 'curl --head https://partner.example/a');
});

test('Basic credentials become --user, with the password as a variable', () => {
  const command = curlCommand(request({ headers: [basic('acme:s3cret')] }), { replace: [['s3cret', '$ASSAY_PASSWORD']] });
  assert.equal(command, 'curl --include --user "acme:$ASSAY_PASSWORD" https://partner.example/a');
});

test('whatever is in a body, a header or a password arrives as it was, and no secret is in the command', () => {
  const nasty = [
    '$(touch /tmp/x)',
    '`id`',
    "it's",
    'a\nb',
    '!!',
    '\\',
    '@file',
    '-x',
    '',
    `x${PASSWORD}y${PASSWORD}`,
    `\${HOME}!"`,
    '*',
    '日本\t語',
    "'",
    '~',
  ];
  const commands = nasty.map((text) => {
    const headers: [string, string][] = [['X-It', text.replace('\n', ' ')], basic(`a'c$me:${PASSWORD}`), ['Content-Type', 'text/plain']];
    return curlCommand(request({ method: 'POST', headers, body: text }), { replace });
  });
  assert.ok(!commands.join().includes(PASSWORD));
  const calls = callsOf(commands);
  for (const [index, text] of nasty.entries()) {
    const args = calls[index] ?? [];
    assert.equal(args[args.indexOf('--header') + 1], text ? `X-It: ${text.replace('\n', ' ')}` : 'X-It;');
    assert.equal(args[args.indexOf('--user') + 1], `a'c$me:${PASSWORD}`);
    assert.equal(args[args.indexOf('--data-raw') + 1], text);
    assert.equal(args.at(-1), 'https://partner.example/a');
  }
});

test('malformed Basic headers are built in the shell, so that they hold no secret either', () => {
  const expected = `Authorization: Basic ${Buffer.from(`acme${PASSWORD}`).toString('base64')}`;
  const command = curlCommand(request({ headers: [basic(`acme${PASSWORD}`)] }), { replace });
  assert.ok(!command.includes(expected));
  assert.ok(argumentsOf(command).includes(expected));
  assert.ok(
    argumentsOf(curlCommand(request({ headers: [['Authorization', 'Basic %%%']] }), { replace })).includes('Authorization: Basic %%%'),
  );
  const bearer = curlCommand(request({ headers: [['Authorization', `Bearer ${PASSWORD}`]] }), { replace });
  assert.ok(!bearer.includes(PASSWORD) && argumentsOf(bearer).includes(`Authorization: Bearer ${PASSWORD}`));
});

test('a longer secret that holds a shorter one stays whole', () => {
  const command = curlCommand(request({ headers: [['X-It', 'abcd']] }), {
    replace: [
      ['bc', '$SHORT'],
      ['', '$NONE'],
      ['abcd', '$LONG'],
    ],
  });
  assert.ok(command.includes('"X-It: $LONG"'));
});

test('the real curl sends the same request', { skip: !hasCurl() }, async (t) => {
  const seen: { method: string | undefined; url: string | undefined; body: string; headers: http.IncomingHttpHeaders }[] = [];
  const url = await httpServer(t, async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { 'user-agent': _, connection: __, ...headers } = incoming.headers;
    seen.push({ method: incoming.method, url: incoming.url, body: Buffer.concat(chunks).toString('hex'), headers });
    answer.end();
  });
  const client = clientFor(t);
  const bytes = Buffer.concat([Buffer.from([0, 1, 0xff, 0x5c, 0x6e, 10]), Buffer.from('%s\\n$HOME')]);
  const cases = [
    { method: 'GET', url: `${url}/a[1]{b}?q=%20` },
    { method: 'DELETE', url, headers: [basic(`id:${PASSWORD}`)] },
    { method: 'POST', url },
    { method: 'POST', url, body: '{"a":"é"}', headers: [['content-type', 'application/json']] as [string, string][] },
    { method: 'PUT', url, body: '@not-a-file' },
    { method: 'GET', url, body: 'x' },
    { method: 'POST', url, body: bytes },
    { method: 'HEAD', url },
  ];
  for (const outgoing of cases) {
    const exchange = await client.send(outgoing);
    await promisify(execFile)('bash', ['-c', curlCommand(exchange.request, { replace })], { env, timeout: 10_000 });
    const [ours, curls] = seen.splice(0);
    assert.deepEqual(curls, ours, outgoing.method);
  }
  assert.deepEqual(bodyText(bytes).invalidUtf8, true);
});

function hasCurl(): boolean {
  try {
    execFileSync('curl', ['--version']);
    return true;
  } catch {
    return false;
  }
}
