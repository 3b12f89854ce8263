import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { knownInputs, twoAddresses } from '../../engine/catalogue/catalogue.ts';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import { conforming, type PlatformConfiguration } from '../../targets/reference/platform/index.ts';
import { bin, run } from '../support/command.ts';
import { gatedTogether, type PlatformTarget, withPlatform } from '../support/gating.ts';
import { reportIn } from '../support/reading/reports.ts';

const wrong = 'a-secret-that-this-platform-never-gave-out-to-anybody';

/** `group` names a requirement that needs the credentials, and one that does not. */
type Spoiled = { env?: Record<string, string>; password?: string; group: [string, string] };

test.describe('credentials that are wrong decide nothing', () => {
  const cases: [what: string, says: RegExp, spoil: Spoiled][] = [
    [
      'the API token',
      /^the API token is refused \(401\); check API_TOKEN and bridge_url in platform\.yaml$/,
      { env: { API_TOKEN: wrong }, group: ['bearer/opens-the-bridge', 'self/is-a-record'] },
    ],
    [
      'the consumer secret',
      /^the OAuth consumer is refused \(401\); check CONSUMER_KEY and CONSUMER_SECRET$/,
      { env: { CONSUMER_SECRET: wrong }, group: ['oauth/issues-a-request-token', 'bearer/opens-the-bridge'] },
    ],
    [
      'the user token',
      /^the user token is refused \(401\); check USER_TOKEN and USER_SECRET$/,
      { env: { USER_TOKEN: wrong }, group: ['oauth/exchanges-the-verifier', 'vendor/list-is-complete'] },
    ],
    [
      "the manifest's password",
      /^the manifest's password is refused \(401\); check api\.password in .*manifest\.json$/,
      { password: wrong, group: ['vendor/list-is-complete', 'self/is-a-record'] },
    ],
  ];
  for (const [what, says, { env = {}, password, group }] of cases) {
    test(what, { tag: what.startsWith('the API') || what.startsWith('the man') ? [] : ['@prove'] }, async () => {
      await withPlatform({}, async ({ platform, folder }) => {
        if (password !== undefined) {
          const manifest = JSON.parse(platform.files()['manifest.json'] ?? '') as { api: object };
          writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, api: { ...manifest.api, password } }));
        }
        const ended = await run(bin, ['gate', 'platform.yaml'], folder, { env: { ...platform.environment, ...env }, limit: 60_000 });
        const report = reportIn(folder);
        expect({ status: ended.status, verdict: report.verdict }, ended.stdout + ended.stderr).toEqual({
          status: 3,
          verdict: 'inconclusive',
        });
        expect(report.because).toMatch(says);
        expect(report.counts).toMatchObject({ fail: 0, blocked: 0 });
        const [needing, other] = group.map((id) => report.requirements.find((row) => row.id === id));
        expect(needing).toMatchObject({ verdict: 'undecided', reason: expect.stringMatching(says) });
        expect(other).toMatchObject({ verdict: 'pass' });
        if (password !== undefined) expect(platform.made()).toBe(0);
      });
    });
  }

  test('all credentials that are given are refused: nothing is judged', async () => {
    await withPlatform({}, async ({ platform, folder }) => {
      const args = ['gate', 'platform.yaml', '--only', 'bearer/*'];
      const ended = await run(bin, args, folder, { env: { ...platform.environment, API_TOKEN: wrong }, limit: 60_000 });
      const report = reportIn(folder);
      expect({ status: ended.status, verdict: report.verdict }).toEqual({ status: 3, verdict: 'inconclusive' });
      expect(report.because).toMatch(/^the API token is refused \(401\); check API_TOKEN and bridge_url in platform\.yaml$/);
      expect(report.counts).toMatchObject({ pass: 0, fail: 0, warn: 0, blocked: 0 });
      expect(platform.made()).toBe(0);
    });
  });

  test('a bridge at the address of the API is named as a possible cause', async () => {
    await withPlatform({}, async ({ platform, folder }) => {
      const file = join(folder, 'platform.yaml');
      const { base_url } = platform.configuration();
      writeFileSync(file, JSON.stringify({ ...JSON.parse(platform.files()['platform.yaml'] ?? ''), bridge_url: base_url }));
      await run(bin, ['gate', 'platform.yaml', '--only', 'bearer/*'], folder, { env: platform.environment, limit: 60_000 });
      expect(reportIn(folder).because).toMatch(/and bridge_url in platform\.yaml, which is the same address as base_url$/);
    });
  });

  test('a refused credential that no chosen check needs changes nothing', { tag: '@prove' }, async () => {
    await withPlatform({}, async ({ platform, folder }) => {
      const args = ['gate', 'platform.yaml', '--quiet', '--only', 'git/*,oauth/issues-a-request-token'];
      const { status, stdout } = await run(bin, args, folder, { env: { ...platform.environment, API_TOKEN: wrong }, limit: 60_000 });
      expect(status, stdout).toBe(0);
    });
  });
});

/** Each setting that may be left out, and a platform whose fault nothing else reveals. */
const revealing: Record<string, { id: string; target: PlatformTarget }> = {
  bridge_url: fault('bridge-compares-without-case', 'bearer/refuses-a-bad-token'),
  api_token: fault('bridge-compares-without-case', 'bearer/refuses-a-bad-token'),
  api_token_id: fault('token-identifier-of-another-kind', 'bearer/token-identifier-has-its-prefix'),
  'oauth.consumer_key': fault('token-of-another-consumer', 'oauth/keeps-consumers-apart'),
  'oauth.callback_url': fault('authorize-returns-to-the-console', 'oauth/authorize-returns-to-the-application'),
  organisation_id: fault('application-ids-have-another-name', 'applications/entries-have-an-id'),
  invoice_number: fault('invoice-is-a-page', 'invoice/is-a-pdf'),
  'provider.manifest': fault('vendor-takes-any-password', 'vendor/needs-basic-authentication'),
  'user.id': fault('user-is-an-email', 'calls/ids-agree'),
  'user.email': fault('sign-on-with-the-owners-email', 'calls/sso-has-its-fields'),
  'owner.id': {
    id: 'calls/ids-agree',
    target: {
      platform: {
        sentOwnerId: (_owner, { id }) => id,
        entry: (addon, url) => ({ ...Object(conforming.entry(addon, url)), owner_id: addon.user.id }),
        detail: (addon, url, scene) => ({ ...Object(conforming.detail(addon, url, scene)), owner_id: addon.user.id }),
      },
    },
  },
  'owner.name': fault('owner-name-is-the-users', 'calls/ids-agree'),
  'owner.emails': fault('owner-emails-are-one-only', 'vendor/owner-email-is-among-emails'),
  git_url: { id: 'git/remote-has-its-shape', target: { configuration: { git_url: 'https://git.example/app_1.git' } } },
  'also.expired_api_token': fault('bridge-takes-expired-tokens', 'bearer/refuses-an-expired-token'),
  'also.revoked_api_token': fault('bridge-takes-revoked-tokens', 'bearer/refuses-a-revoked-token'),
  'also.other_consumer': fault('token-of-another-consumer', 'oauth/keeps-consumers-apart'),
  'also.other_manifest': fault('vendor-shows-everybodys-details', 'vendor/keeps-providers-apart'),
  'also.other_organisation_id': fault('applications-of-other-organisations', 'applications/keeps-organisations-apart'),
  'also.other_user': fault('record-kept-for-whoever-asks', 'self/keeps-users-apart'),
  'also.empty_organisation_id': fault('applications-null-when-there-are-none', 'applications/is-a-list'),
  'drive.install': fault('owner-name-is-the-users', 'calls/ids-agree'),
  'drive.uninstall': fault('uninstall-tells-nobody', 'calls/each-trigger-sends-its-request'),
  'drive.sso': fault('dashboard-opens-nothing', 'calls/each-trigger-sends-its-request'),
  'drive.deploy': fault('health-log-without-a-list', 'health/logs-the-failure'),
};

function fault(name: string, id: string): { id: string; target: PlatformTarget } {
  const { platform = {}, people = {}, configuration = {} } = platformFaults[name] ?? {};
  return { id, target: { platform, people, configuration } };
}

/** The configuration of a target with one setting left out. */
function without(setting: string, { configuration = {}, ...target }: PlatformTarget): PlatformTarget {
  const [group = '', key] =
    setting === 'oauth.consumer_key' || setting === 'provider.manifest' ? [setting.split('.')[0]] : setting.split('.');
  const left = (own: PlatformConfiguration) => ({
    ...(typeof configuration === 'function' ? configuration(own) : configuration),
    ...(key === undefined ? { [group]: undefined } : { [group]: { [key]: undefined } }),
  });
  return { ...target, configuration: left };
}

test('every setting that a requirement needs has a fault that only it reveals', () => {
  // The secret goes with its key, which the schema wants; addresses are no setting of the configuration.
  const others = ['oauth.consumer_secret', twoAddresses];
  expect(knownInputs().filter((setting) => !others.includes(setting) && !(setting in revealing))).toEqual([]);
});

const settings = Object.entries(revealing);
for (const [index, part] of [settings.slice(0, 12), settings.slice(12)].entries()) {
  test(`without a setting, what it would show is untested and named; with it, the fault is caught, ${index + 1}`, {
    tag: '@prove',
  }, async () => {
    test.setTimeout(600_000);
    const targets = part.flatMap(([setting, { target }]) => {
      const name = setting.replaceAll(/[._]/g, '-');
      return [
        { name: `${name}-given`, target },
        { name: `${name}-missing`, target: without(setting, target) },
      ];
    });
    const ids = [...new Set(part.map(([, { id }]) => id))];
    const reportOn = await gatedTogether(targets, ['--only', ids.join(',')]);
    for (const [setting, { id }] of part) {
      const name = setting.replaceAll(/[._]/g, '-');
      const rowOf = (which: string) => reportOn(`${name}-${which}`).report.requirements.find((row) => row.id === id);
      expect.soft(['fail', 'warn'], `${setting}: ${id} with it`).toContain(rowOf('given')?.verdict);
      const { verdict, missing = [] } = rowOf('missing') ?? {};
      expect.soft({ verdict, missing: missing.join(' ') }, `${setting}: ${id} without it`).toEqual({
        verdict: 'untested',
        missing: expect.stringContaining(setting),
      });
    }
  });
}
