import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { terminal } from '../../reporters/terminal.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { needs } from '../support/needs.ts';
import { gatedInPython } from '../support/targets/python-platform.ts';

/** What platforms get wrong, and the requirement that names the cause. */
const causes: Record<string, string> = {
  'encoding-of-the-browser': 'oauth/verifies-any-query',
  'plus-stays-a-plus': 'oauth/verifies-any-query',
  'empty-values-are-lost': 'oauth/verifies-any-query',
  'repeated-names-are-lost': 'oauth/verifies-any-query',
  'sorted-by-name-only': 'oauth/verifies-any-query',
  'query-is-not-signed': 'oauth/verifies-any-query',
  'comma-needs-a-space': 'oauth/reads-any-header-form',
  'signature-is-not-checked': 'oauth/refuses-a-bad-signature',
  'plaintext-forgets-the-token': 'oauth/signs-api-calls-with-plaintext',
  'no-sha512': 'oauth/issues-a-request-token-with-hmac-sha512',
  'method-is-not-signed': 'oauth/issues-a-request-token-with-hmac-sha1',
  'unknown-consumers-are-welcome': 'oauth/refuses-a-wrong-consumer',
  'request-tokens-open-the-api': 'oauth/refuses-a-request-token-on-the-api',
  'one-request-token-for-all': 'oauth/request-tokens-are-fresh',
  'verifier-may-be-left-out': 'oauth/refuses-a-missing-verifier',
  'verifier-is-not-compared': 'oauth/refuses-a-wrong-verifier',
  'nobody-needs-to-agree': 'oauth/refuses-an-unauthorised-token',
  'authorizes-unknown-tokens': 'oauth/authorize-redirects-with-verifier',
  'returns-without-the-token': 'oauth/authorize-redirects-with-verifier',
  'returns-in-the-fragment': 'oauth/authorize-redirects-with-verifier',
  'tokens-of-any-consumer': 'oauth/keeps-consumers-apart',
  'token-needs-only-its-start': 'bearer/refuses-a-bad-token',
  'token-in-any-case': 'bearer/refuses-a-bad-token',
  'takes-expired-tokens': 'bearer/refuses-an-expired-token',
  'takes-revoked-tokens': 'bearer/refuses-a-revoked-token',
  'bridge-without-v4': 'bearer/serves-every-path',
  'token-of-somebody-else': 'bearer/acts-for-its-user',
  'summary-is-open': 'summary/needs-authentication',
  'no-montreal': 'zones/name-par-and-mtl',
  'applications-in-an-envelope': 'applications/is-a-list',
  'numbers-as-application-ids': 'applications/ids-are-distinct-strings',
  'empty-is-null': 'applications/is-a-list',
  'invoice-is-base64': 'invoice/is-a-pdf',
  'vendor-takes-any-password': 'vendor/needs-basic-authentication',
  'list-without-the-plan': 'vendor/list-is-complete',
  'list-omits-the-newest': 'calls/list-follows',
  'list-keeps-deleted': 'calls/list-follows',
  'detail-region-in-capitals': 'vendor/detail-region-is-eu',
  'domains-are-null': 'vendor/detail-is-complete',
  'emails-are-one-text': 'vendor/detail-is-complete',
  'detail-id-is-the-partners': 'vendor/list-leads-to-details',
  'details-for-every-provider': 'vendor/keeps-providers-apart',
  'detail-during-the-install': 'calls/detail-waits-for-the-answer',
  'updates-are-lost': 'vendor/update-is-kept',
  'updates-answer-204': 'vendor/update-answers-200',
  'updates-change-every-add-on': 'vendor/update-changes-only-its-add-on',
  'calls-without-credentials': 'calls/use-basic-credentials',
  'password-with-a-line-end': 'calls/use-basic-credentials',
  'password-in-the-address': 'calls/add-nothing-to-the-address',
  'region-in-lower-case': 'calls/provision-region-is-eu',
  'no-options': 'calls/provision-body-is-complete',
  'owner-is-the-user': 'calls/ids-agree',
  'callback-is-a-path': 'calls/callback-url-is-absolute',
  'install-is-plain-text': 'calls/provision-is-labelled-json',
  'only-200-installs': 'calls/accepts-any-legal-answer',
  'wants-a-config': 'calls/accepts-any-legal-answer',
  'takes-a-number-as-id': 'calls/refuses-a-broken-answer',
  'keeps-undeclared-keys': 'calls/accepts-any-legal-answer',
  'delete-by-addon-id': 'calls/deprovision-uses-the-partner-id',
  'delete-leaves-the-slash': 'calls/deprovision-uses-the-partner-id',
  'delete-has-a-body': 'calls/deprovision-has-no-body',
  'delete-ignores-a-refusal': 'calls/deprovision-heeds-a-refusal',
  'sign-on-in-seconds': 'calls/sso-timestamp-is-in-milliseconds',
  'sign-on-in-capitals': 'calls/sso-signature-is-right',
  'sign-on-with-sha256': 'calls/sso-signature-is-right',
  'sign-on-by-addon-id': 'calls/sso-id-is-the-partner-id',
  'sign-on-with-the-owners-email': 'calls/sso-has-its-fields',
  'nav-data-is-an-object': 'calls/sso-nav-data-is-empty',
  'health-asks-one-number': 'health/asks-every-configured-path',
  'health-forgets-the-root': 'health/asks-root-by-default',
  'health-cuts-the-query': 'health/keeps-the-query',
  'health-asks-with-head': 'health/uses-get',
  'health-takes-any-2xx': 'health/any-other-status-fails-the-deployment',
  'health-failure-is-only-logged': 'health/any-other-status-fails-the-deployment',
  'health-logs-nothing': 'health/logs-each-response',
  'health-lists-one-failure': 'health/logs-every-failure',
};

const inFolder = async <T>(act: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-python-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const wrongIn = ({ requirements }: Report) => requirements.filter(({ verdict }) => !['pass', 'not-applicable'].includes(verdict));

/** The requirement of the finding on top, and what it says. */
function topOf(report: Report): { id: string; says: string } {
  const shown = terminal(report, { color: false, quiet: false, path: undefined });
  const [, says = '', id = ''] = /^(?:fail|warn) (.*) \((\w+\/[\w-]+), /m.exec(shown) ?? [];
  return { id, says };
}

test('a platform in Python, written from the contract, gets a full verdict', needs('python'), async () => {
  test.setTimeout(300_000);
  await inFolder(async (folder) => {
    const reportOn = await gatedInPython(folder, ['']);
    const report = reportOn('');
    expect(wrongIn(report).map(({ id, verdict, reason, got }) => `${id} ${verdict} ${reason ?? got}`)).toEqual([]);
    expect(report.verdict).toBe('conforming');
  });
});

test('a platform that refuses parameters it does not know is not blamed for it', needs('python', '@prove'), async () => {
  test.setTimeout(300_000);
  await inFolder(async (folder) => {
    const reportOn = await gatedInPython(folder, [''], [], { STRICT: '1' });
    expect(wrongIn(reportOn('')).filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')).toEqual([]);
  });
});

test('what platforms get wrong is found, and the first finding is the cause', needs('python', '@prove'), async () => {
  test.setTimeout(3_600_000);
  const chosen = process.env.ASSAY_FAULTS?.split(',') ?? Object.keys(causes);
  const rows: string[] = [];
  const counts = { caught: 0, first: 0 };
  for (let at = 0; at < chosen.length; at += 10) {
    const part = chosen.slice(at, at + 10);
    await inFolder(async (folder) => {
      const reportOn = await gatedInPython(folder, part);
      for (const fault of part) {
        const report = reportOn(fault);
        const own = report.requirements.find(({ id }) => id === causes[fault]);
        const isCaught = own?.verdict === 'fail' || own?.verdict === 'warn';
        const top = topOf(report);
        counts.caught += Number(isCaught);
        counts.first += Number(top.id === causes[fault]);
        const others = report.requirements.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
        rows.push(`| ${fault} | ${causes[fault]}: ${own?.verdict} | ${top.id} | ${top.says.slice(0, 140)} | ${others.join(', ')} |`);
        expect.soft(['fail', 'warn'], `${fault}: ${own?.reason}`).toContain(own?.verdict);
      }
    });
  }
  const table = ['', '| fault | cause | on top | says | all that fail |', '| --- | --- | --- | --- | --- |', ...rows];
  process.stdout.write(`${table.join('\n')}\n${chosen.length} faults, ${counts.caught} caught, ${counts.first} named first\n`);
  expect(counts.first).toBeGreaterThanOrEqual(chosen.length * 0.9);
});
