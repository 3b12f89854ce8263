import { expect, test } from '@playwright/test';
import { requirements as catalogue } from '../../engine/catalogue/catalogue.ts';
import { driversIn } from '../../engine/recording/recording.ts';
import { platformRules } from '../../suites/registry/platform.ts';
import { platformOddities } from '../../targets/oddities/platform.ts';
import { type Decisions, conforming as platformReference } from '../../targets/reference/platform/index.ts';
import { assay, everything, type Outcome, variable } from '../support/command.ts';
import { filesOf, gatedTogether, type PlatformTarget, startFor } from '../support/gating.ts';
import { expectLegal } from '../support/proof.ts';
import { reportOf } from '../support/reading/reports.ts';

/** Gates a reference platform with some decisions replaced. */
async function gated(args: string[], { decisions = {}, more = {} }: { decisions?: Partial<Decisions>; more?: object } = {}) {
  const target = { platform: decisions, configuration: more };
  const platform = await startFor(target);
  try {
    const files = filesOf(platform, target, 'p');
    const outcome = await assay(['gate', 'p/platform.yaml', ...args], { files, limit: 90_000 });
    return { ...outcome, platform, left: platform.addons().length };
  } finally {
    await platform.close();
  }
}

/** The last line of a run in which every requirement of a platform passes or does not apply. */
function conformingLine(outcome: Outcome): string {
  const { counts, requirements } = reportOf(outcome);
  const isHeld = (verdict: string) => verdict === 'pass' || verdict === 'not-applicable';
  expect(requirements.filter(({ verdict }) => !isHeld(verdict))).toEqual([]);
  const notes = new Set(catalogue().flatMap(({ id, level }) => (level === 'note' ? [id] : [])));
  const scored = platformRules().flatMap(({ requirement }) => (notes.has(requirement) ? [] : [requirement]));
  expect(requirements.map(({ id }) => id).sort()).toEqual(scored.sort());
  const musts = requirements.filter(({ level }) => level === 'must').length;
  const counted = Object.entries(counts).flatMap(([verdict, count]) => (count > 0 ? [`${count} ${verdict}`] : []));
  return `all ${musts} required checks passed or do not apply (${counted.join(', ')})`;
}

const onlyQueryEndpoints: Partial<Decisions> = { tokenMethods: (path) => (path.endsWith('_query') ? ['POST'] : []) };

test('the reference platform conforms, and nothing is left', { tag: '@prove' }, async () => {
  const { left, ...outcome } = await gated(['--quiet']);
  const stdout = outcome.stdout.replace(/127\.0\.0\.1:\d+/, 'host').trim();
  expect({ status: outcome.status, stdout, left }).toEqual({ status: 0, stdout: `conforming: host, ${conformingLine(outcome)}`, left: 2 });
  expect(Object.keys(outcome.written)).toEqual(['assay-report/report.json']);
});

test('a smoke run is partial by choice: status 0', { tag: '@prove' }, async () => {
  const outcome = await gated(['--smoke', '--quiet']);
  expect(outcome.status, outcome.stderr).toBe(0);
  expect(reportOf(outcome)).toMatchObject({ verdict: 'partial', resources: { made: 1, undone: 1 } });
});

test('--only of checks on the API installs nothing, and calls no driver', async () => {
  const outcome = await gated(['--only', 'zones/*', '--only', 'self/*']);
  expect(outcome.status, outcome.stdout).toBe(0);
  const { requirements, resources, recordings } = reportOf(outcome);
  expect(new Set(requirements.filter(({ id }) => /^(zones|self)/.test(id)).map(({ verdict }) => verdict))).toEqual(new Set(['pass']));
  expect({ made: resources.made, installed: outcome.platform.made() }).toEqual({ made: 0, installed: 0 });
  expect(driversIn(recordings.flatMap(({ observations }) => observations))).toEqual([]);
  expect(outcome.stderr).toMatch(/installs +none/);
});

test('a refused kind of answer is named', { tag: '@prove' }, async () => {
  const decisions: Partial<Decisions> = {
    objectsToAnswer: (answer, provider) =>
      answer.config === undefined ? 'no config' : platformReference.objectsToAnswer(answer, provider),
  };
  const outcome = await gated(['--quiet', '--only', 'calls/accepts-any-legal-answer'], { decisions });
  const row = reportOf(outcome).requirements.find(({ id }) => id === 'calls/accepts-any-legal-answer');
  expect(row?.problems?.map(({ got }) => got)).toEqual(['no add-on in the list after the answer without config']);
  expect(outcome.platform.made()).toBeLessThanOrEqual(12);
});

test('read-only changes nothing', async () => {
  const outcome = await gated(['--read-only', '--quiet']);
  expect(outcome.platform.made()).toBe(0);
  expect(reportOf(outcome).requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')).toEqual([]);
});

test('the plan is shown, and nothing is done', async () => {
  const { status, stdout, platform } = await gated(['--dry-run']);
  expect(status).toBe(0);
  expect(stdout).toContain('installs        at most 12, one at a time, each uninstalled again');
  expect(platform.made()).toBe(0);
});

test('what is not configured is not tested, and named', async () => {
  const outcome = await gated(['--quiet'], {
    more: { drive: undefined, also: undefined, user: undefined, git_url: undefined, api_token_id: undefined },
  });
  expect(outcome.status, outcome.stdout).toBe(4);
  const { requirements, verdict } = reportOf(outcome);
  expect(verdict).toBe('partial');
  const reasonOf = (id: string) => requirements.find((one) => one.id === id)?.reason;
  expect(reasonOf('bearer/refuses-an-expired-token')).toContain('also.expired_api_token');
  expect(reasonOf('oauth/keeps-consumers-apart')).toContain('also.other_consumer');
  expect(reasonOf('health/uses-get')).toContain('drive.deploy');
  expect(reasonOf('calls/provision-region-is-eu')).toContain('drive.install');
  expect(reasonOf('git/remote-has-its-shape')).toContain('git_url');
  expect(reasonOf('bearer/token-identifier-has-its-prefix')).toContain('api_token_id');
  expect(requirements.filter((one) => ['fail', 'warn', 'blocked', 'undecided'].includes(one.verdict))).toEqual([]);
});

test('without a token of its own, the one from the three-step flow signs', { tag: '@prove' }, async () => {
  const more = { oauth: { token: undefined, token_secret: undefined } };
  const { requirements } = reportOf(await gated(['--quiet', '--only', 'oauth/*,self/*'], { more }));
  expect(requirements.find(({ id }) => id === 'oauth/signs-api-calls-with-hmac-sha512')?.verdict).toBe('pass');
  expect(requirements.filter(({ verdict }) => ['fail', 'blocked', 'undecided'].includes(verdict))).toEqual([]);
});

test('tokens are asked for with whichever callback is taken, and where the configuration says', { tag: '@prove' }, async () => {
  const oddities = ['callback-is-demanded', 'callback-is-demanded-and-registered', 'callback-is-registered-only'];
  const targets: { name: string; target: PlatformTarget }[] = [
    ...oddities.map((name) => ({ name, target: { ...platformOddities[name] } })),
    { name: 'query-endpoints', target: { platform: onlyQueryEndpoints, configuration: { oauth: { query_endpoints: true } } } },
  ];
  const reportOn = await gatedTogether(targets, ['--only', 'oauth/*']);
  for (const { name } of targets) {
    const { report } = reportOn(name);
    expectLegal(name, report);
    expect.soft(report.requirements.find(({ id }) => id === 'oauth/exchanges-the-verifier')?.verdict, name).toBe('pass');
    expect.soft(report.requirements.find(({ id }) => id === 'oauth/keeps-consumers-apart')?.verdict, name).toBe('pass');
  }
});

test.describe('the user agrees', () => {
  const script = `fetch(process.argv[1], { redirect: 'manual' }).then((answer) => console.log('ended on', answer.headers.get('location')))`;
  const ways = {
    'by a command that logs in': { authorize: 'command', authorize_command: `"${process.execPath}" --eval "${script}"` },
    'in a browser': { authorize: 'browser', callback_url: 'http://127.0.0.1:4999/back?own=1' },
  };
  for (const [way, oauth] of Object.entries(ways)) {
    test(way, { tag: '@prove' }, async () => {
      const target = { people: { callbackUrl: 'http://127.0.0.1:4999/back?own=1' }, configuration: { oauth } };
      const platform = await startFor(target);
      try {
        const files = filesOf(platform, target, 'p');
        const outcome = await assay(['gate', 'p/platform.yaml', '--quiet', '--only', 'oauth/*'], { files, limit: 80_000 });
        const { requirements } = reportOf(outcome);
        const verdictOf = (id: string) => requirements.find((one) => one.id === id)?.verdict;
        expect(verdictOf('oauth/authorize-redirects-with-verifier'), outcome.stdout).toBe('pass');
        expect(verdictOf('oauth/authorize-returns-to-the-application')).toBe('pass');
        expect(verdictOf('oauth/exchanges-the-verifier')).toBe('pass');
        expect(requirements.filter(({ verdict }) => ['fail', 'blocked', 'undecided'].includes(verdict))).toEqual([]);
      } finally {
        await platform.close();
      }
    });
  }
});

test('a platform that sends back what it gets conforms, nothing is left, and no secret leaves, in any form', {
  tag: '@prove',
}, async () => {
  const reflecting: Partial<Decisions> = {
    extraHeaders: ({ headers, path, query }) => {
      const sent = headers.authorization ?? `${path}?${query}`;
      return { 'x-sent': sent, 'x-sent-base64': Buffer.from(sent).toString('base64'), 'set-cookie': `session=${encodeURIComponent(sent)}` };
    },
  };
  const { platform, left, ...outcome } = await gated([], { decisions: reflecting });
  expect(outcome.status, outcome.stdout).toBe(0);
  expect(outcome.stdout.replace(/127\.0\.0\.1:\d+/, 'host')).toContain(`\nconforming: host, ${conformingLine(outcome)}\n`);
  expect(left).toBe(2);
  expect(Object.keys(outcome.written)).toEqual(['assay-report/report.json']);
  const { credentials, manifest, otherManifest } = platform;
  const secrets = {
    apiToken: credentials.apiToken.value,
    expired: credentials.expiredApiToken.value,
    revoked: credentials.revokedApiToken.value,
    consumer: credentials.consumer.secret,
    other: credentials.otherConsumer.secret,
    token: credentials.userToken.token,
    tokenSecret: credentials.userToken.secret,
    password: manifest.api.password,
    salt: manifest.api.sso_salt,
    otherPassword: otherManifest.api.password,
  };
  const text = everything(outcome);
  for (const [name, secret] of Object.entries(secrets)) {
    const forms = [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      Buffer.from(secret).toString('hex'),
    ];
    for (const form of forms) expect.soft(text.includes(form), name).toBe(false);
  }
  expect.soft(text).not.toMatch(/oauth_signature=(?!\[redacted)["%]?[\w+/]/);
  expect.soft(text).not.toContain(credentials.user.email);
});

test.describe('a configuration that is wrong', () => {
  const wrong: [string, string, RegExp][] = [
    ['is shown by line and column', 'base_url: https://a.example\nbridge: x\n', /^assay: platform\.yaml:2:9: unknown key "bridge"$/m],
    [
      'names a variable that is not set',
      `base_url: https://a.example\napi_token: ${variable('NO_SUCH')}\n`,
      /platform\.yaml:2:12: .*NO_SUCH/,
    ],
    ['is no YAML', 'base_url: [\n', /^assay: platform\.yaml:2:1: /],
    ['names a manifest that is not there', 'base_url: https://a.example\nprovider: { manifest: gone.json }\n', /gone\.json: no such file/],
    [
      'does not show a secret in the wrong place',
      'base_url: s3cr3t-in-the-wrong-place\n',
      /^assay: platform\.yaml:1:11: \/base_url: expected an absolute/m,
    ],
  ];
  for (const [what, text, message] of wrong) {
    test(what, async () => {
      const outcome = await assay(['gate', 'platform.yaml'], { files: { 'platform.yaml': text } });
      expect(outcome.status).toBe(2);
      expect(outcome.stderr).toMatch(message);
      expect(outcome.stderr.trim().split('\n')).toHaveLength(1);
      expect(outcome.stderr).not.toContain('s3cr3t');
    });
  }
});
