import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { clientOddities } from '../../targets/oddities/client.ts';
import { clientConfiguration } from '../../targets/reference/client/configuration.ts';
import { keyPair } from '../support/certificates.ts';
import { assay, everything, type Running, started } from '../support/command.ts';
import { everyNth, expectLegal, isWhole } from '../support/proof.ts';
import { idsWith, reportIn, reportOf, rowOf } from '../support/reading/reports.ts';
import { configurationFor, credentials, from, judged, shell } from '../support/targets/clients.ts';

const bearer = 'curl -sS -H "Authorization: Bearer $API_TOKEN" $BRIDGE/v2/self';

test('the reference client conforms, and its report shows what it sends', async () => {
  const outcome = await judged({ ...clientConfiguration(), login: { command: 'echo home is $HOME; exit 1' } }, [
    '--skip',
    'client/compares*,client/exchanges*',
  ]);
  const report = reportOf(outcome);
  expect(idsWith(report, 'fail', 'warn', 'blocked', 'undecided'), outcome.stdout).toEqual([]);
  expect(report).toMatchObject({
    target: { kind: 'client', name: 'reference-client' },
    complete: true,
    facts: { signatureMethods: ['HMAC-SHA512', 'PLAINTEXT'] },
  });
  expect(outcome.status).toBe(0);
  const gaps = Object.fromEntries(report.gaps.map(({ id, observed }) => [id, observed]));
  expect(gaps['gap/application-creation-endpoint']).toMatch(/^POST \/v2\/organisations\/\S+\/applications with name, type, region, org$/);
  const [, home = ''] = /home is (\S+)/.exec(everything(outcome)) ?? [];
  expect(home).toContain('assay-client-');
  expect(existsSync(home)).toBe(false);
});

test('a client that listens for the redirect goes through the three steps, also with every hostile redirect', async () => {
  const configuration = clientConfiguration();
  const login = { command: `${configuration.login.command} callback`, redirect: 'callback' };
  const report = reportOf(await judged({ ...configuration, login }, ['--quiet', '--command', 'login']));
  expect(idsWith(report, 'pass')).toEqual(expect.arrayContaining(['client/compares-the-returned-token', 'client/exchanges-with-verifier']));
  expect(report.recordings.flatMap(({ observations }) => observations).filter(({ label }) => label === 'client/login')).toHaveLength(9);
});

/** The hostile ways to sign in take longest, and are gone through below. */
const part = isWhole ? [] : ['--skip', 'client/compares*'];
for (const name of everyNth(Object.keys(clientOddities), 10))
  test(`nothing is held against a client with an oddity: ${name}`, { tag: '@prove' }, async () => {
    expectLegal(name, reportOf(await judged(configurationFor('oddity', name), ['--quiet', ...part])));
  });

test('commands that hang, that do not exist or that print nothing pass nothing', { tag: '@prove' }, async () => {
  const outcome = await judged(shell({ hangs: 'sleep 60 & sleep 60', unknown: 'no-such-command-here' }, { limit: 3 }));
  expect(outcome.status).toBe(3);
  expect(rowOf(reportOf(outcome), 'client/signature-verifies')).toMatchObject({
    verdict: 'undecided',
    reason: 'the command "hangs": it did not end within 3 s',
  });
  expect(outcome.stderr).toMatch(/unknown: the shell cannot run it: .*no-such-command-here/);
  const crashed = await judged(shell({ crashes: `"${process.execPath}" -e "throw new TypeError('no settings')"` }));
  expect(rowOf(reportOf(crashed), 'client/signature-verifies')).toMatchObject({
    verdict: 'untested',
    reason: expect.stringMatching(/^the command "crashes" ended with exit status 1 before its first request: TypeError: no settings \(at /),
  });
  const later = await judged(shell({ fails: `${bearer}; echo "TypeError: flavors is undefined" >&2; exit 1` }));
  expect(later.status).toBe(3);
  expect(later.stderr).toContain('fails: exit status 1, requests: 1: TypeError: flavors is undefined');
  expect(later.stdout).toContain('"fails" ended with exit status 1 although its requests were accepted: TypeError: flavors is undefined');
  const silent = await judged(shell({ nothing: 'true' }));
  expect(silent.status).toBe(4);
  expect(idsWith(reportOf(silent), 'pass')).toEqual([]);
});

test('a wrong signature elsewhere does not hide the verdict on the exchange', async () => {
  const { commands, login, ...configuration } = configurationFor('fault', 'form-left-out');
  const report = reportOf(
    await judged({ ...configuration, commands: { form: commands.form }, login, curl: 'none', env_set: 'none' }, ['--quiet']),
  );
  expect(idsWith(report, 'fail')).toEqual(['client/signature-verifies']);
  expect(idsWith(report, 'pass')).toContain('client/exchanges-with-verifier');
});

test('a stand-in platform with TLS, which the commands trust', async () => {
  const { cert, key } = keyPair();
  const node = `"${process.execPath}" -e "fetch(process.env.BRIDGE + '/v2/self', { headers: { authorization: 'Bearer ' + process.env.API_TOKEN } })"`;
  const tls = ['--tls-cert', 'cert.pem', '--tls-key', 'key.pem'];
  const outcome = await judged(shell({ bearer, node }), tls, { 'cert.pem': cert, 'key.pem': key });
  const report = reportOf(outcome);
  expect(outcome.stderr).toMatch(/bearer: exit status 0, requests: 1\nnode: exit status 0, requests: 1/);
  expect(report.exchanges[0]?.request.url).toMatch(/^https:/);
  expect(idsWith(report, 'pass')).toEqual(['client/sends-tokens-to-the-bridge']);
});

test('what a client prints of its secrets is in no artefact', async () => {
  const loud = `${bearer}; printf '\\033[31mtoken %s secret %s\\033[0m %s\\n' "$TOKEN" "$SECRET" "$(printf %s "$API_TOKEN" | base64)" "$CANARY"`;
  const configuration = shell({ loud }, { environment: { ...credentials, CANARY: from('MY_SECRET') } });
  const outcome = await assay(['client', 'client.yaml', '--reporter', 'terminal,html,junit,markdown,sarif'], {
    files: {
      'client.yaml': JSON.stringify({
        ...configuration,
        files: { 'seen.sh': from('token') },
        commands: { loud, keeps: 'cp ~/seen.sh seen' },
      }),
    },
    env: { MY_SECRET: 'canary-of-the-environment' },
    limit: 60_000,
  });
  const { seen: token = '', ...written } = outcome.written;
  expect(token).toMatch(/^\w{48}$/);
  const text = everything({ ...outcome, written });
  expect(text).toContain('[redacted:token]');
  for (const secret of [token, Buffer.from(token).toString('base64'), 'canary-of-the-environment']) expect(text).not.toContain(secret);
  expect(Object.keys(written).length).toBeGreaterThanOrEqual(5);
});

const mistakes: [what: string, yaml: string, args: string[], message: RegExp][] = [
  ['an unknown key', 'client: { name: a, kind: cli }\ncommand: x\n', [], /^assay: client\.yaml:2:10: unknown key "command"$/m],
  [
    'a kind that is none',
    'client:\n  name: a\n  kind: robot\n',
    [],
    /^assay: client\.yaml:3:9: \/client\/kind: expected "cli" or "library" or "application"/m,
  ],
  [
    'a variable that is not set',
    `client: { name: a, kind: cli }\nenvironment: { A: "${from('NOWHERE')}" }\n`,
    [],
    /^assay: client\.yaml:2:19: .*NOWHERE/m,
  ],
  ['a file outside of its home', 'client: { name: a, kind: cli }\nfiles: { ../a: x }\n', [], /^assay: client\.yaml:2:8: /m],
  ['a callback elsewhere', 'client: { name: a, kind: cli }\nlogin: { command: x, callback: "https://a.example/" }\n', [], /loopback/],
  [
    'a command that is not there',
    'client: { name: a, kind: cli }\ncommands: { self: x }\n',
    ['--command', 'login'],
    /has no command "login"; it has self$/m,
  ],
  ['an address that is none', 'client: { name: a, kind: cli }\n', ['--listen', 'here'], /--listen takes HOST:PORT, got "here"/],
];

test('mistakes of the user are one line with the place', async () => {
  for (const [what, yaml, args, message] of mistakes) {
    const { status, stderr } = await assay(['client', 'client.yaml', '--quiet', ...args], { files: { 'client.yaml': yaml } });
    expect.soft({ status, stderr }, what).toEqual({ status: 2, stderr: expect.stringMatching(message) });
    expect.soft(stderr.trim().split('\n'), what).toHaveLength(1);
  }
  const plan = await judged(clientConfiguration(), ['--dry-run']);
  expect(plan).toMatchObject({ status: 0, stderr: '' });
  expect(plan.stdout).toMatch(/self, applications.*three-step flow, in 9 ways/s);
  expect(Object.keys(plan.written)).toEqual([]);
});

/** Starts the command in a folder, and hands it over. */
async function during(configuration: object, args: string[], act: (stage: Live) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-listening-'));
  writeFileSync(join(folder, 'client.yaml'), JSON.stringify(configuration));
  const running = started(['client', 'client.yaml', ...args], folder);
  try {
    await act({ ...running, report: () => reportIn(folder) });
  } finally {
    running.child.kill('SIGKILL');
    await running.ended;
    rmSync(folder, { recursive: true });
  }
}

interface Live extends Running {
  report(): Report;
}

test('a client that is started by hand is judged live, and Ctrl-C ends with the report', async () => {
  await during(shell({}, { login: undefined }), ['--listen', '127.0.0.1:0', '--login', 'all'], async ({ child, ended, output, report }) => {
    await expect.poll(output).toContain('Ctrl-C ends with the report');
    const exports = Object.fromEntries([...output().matchAll(/^export (\w+)='(.*)'$/gm)].map(([, name = '', value = '']) => [name, value]));
    const { BASE_URL: base, CONSUMER_KEY: key, CONSUMER_SECRET: secret, API_TOKEN } = exports;
    await fetch(`${base}/v2/self`, { headers: { authorization: `Bearer ${API_TOKEN}` } });
    await expect.poll(output).toContain('✗ an API token at the main address');
    const plain = (more: string, tokenSecret = '') =>
      ({
        method: 'POST',
        headers: { authorization: `OAuth oauth_consumer_key="${key}"${more}, oauth_signature="${secret}%26${tokenSecret}"` },
      }) as const;
    for (const _flow of ['honest', 'other-token']) {
      const given = new URLSearchParams(await (await fetch(`${base}/oauth/request_token`, plain(''))).text());
      const { headers } = await fetch(`${base}/oauth/authorize?oauth_token=${given.get('oauth_token')}`, { redirect: 'manual' });
      const verifier = new URL(headers.get('location') ?? '').searchParams.get('oauth_verifier');
      const more = `, oauth_token="${given.get('oauth_token')}", oauth_verifier="${verifier}"`;
      await fetch(`${base}/oauth/access_token`, plain(more, given.get('oauth_token_secret') ?? ''));
    }
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(idsWith(report(), 'fail')).toEqual(['client/sends-tokens-to-the-bridge', 'client/compares-the-returned-token']);
    expect(idsWith(report(), 'pass')).toEqual([
      'client/signs-for-the-main-address',
      'client/header-is-well-formed',
      'client/signature-verifies',
      'client/exchanges-with-verifier',
    ]);
  });
});

test('Ctrl-C ends a command and all that it started', async () => {
  await during(shell({ first: bearer, waits: 'sleep 7654 & sleep 7654' }), [], async ({ child, ended, output, report }) => {
    await expect.poll(output).toContain('first: exit status 0');
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(report()).toMatchObject({ complete: false });
  });
});
