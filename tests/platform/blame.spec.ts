import { expect, test } from '@playwright/test';
import { terminal } from '../../reporters/terminal.ts';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import type { Fault } from '../../suites/shared/faults/platform.ts';
import { gatedTogether } from '../support/gating.ts';

/** What the finding says that names the part, where the requirement alone does not tell it. */
const parts: Record<string, RegExp> = {
  'list-owner-is-the-user': /as owner_id in the list, got/,
  'detail-owner-is-the-user': /as owner_id in the detail, got/,
  'list-keeps-what-was-deleted': /still in the list/,
  'health-failure-is-only-logged': /though its log reports the failure/,
  'applications-of-every-organisation': /expected \[\] for an organisation without applications/,
  // The address that the list names is right; what it shows is not.
  'detail-id-is-the-partners': /got a detail whose id is/,
  'owner-is-the-user': /owner\.id as owner_id, got a different value/,
};

const pairs = [
  ['list-owner-is-the-user', 'owner-emails-are-one-only'],
  ['list-keeps-what-was-deleted', 'vendor-takes-any-password'],
  ['health-failure-is-only-logged', 'health-numbers-replace-the-plain-variable'],
  ['applications-of-every-organisation', 'zones-in-capitals'],
  ['detail-owner-is-the-user', 'owner-name-is-the-users'],
  ['bridge-takes-expired-tokens', 'token-of-another-consumer'],
  ['bridge-wants-another-scheme', 'summary-is-null'],
  ['list-owner-is-the-user', 'list-keeps-what-was-deleted'],
  ['applications-of-every-organisation', 'bridge-serves-no-v4'],
  ['detail-id-is-the-partners', 'sign-on-with-the-owners-email'],
  ['dashboard-opens-nothing', 'owner-email-is-another'],
  ['health-failure-is-only-logged', 'list-owner-is-the-user'],
  ['invoice-is-a-page', 'self-is-a-list'],
  ['delete-waits-for-204', 'zones-without-montreal'],
  ['install-is-a-put', 'bridge-takes-revoked-tokens'],
  ['owner-is-the-user', 'list-keeps-what-was-deleted'],
  ['vendor-list-is-open', 'sign-on-without-the-email'],
  ['applications-null-when-there-are-none', 'authorize-returns-to-the-console'],
  ['detail-owner-is-the-user', 'health-log-without-a-list'],
  ['delete-by-addon-id', 'user-is-an-email'],
] as const;

const faultOf = (name: string): Fault => {
  const fault = (platformFaults as Record<string, Fault>)[name];
  if (!fault) throw new Error(`no fault is named ${name}`);
  return fault;
};

test('twenty pairs of faults: the finding on top names the right part', { tag: '@prove' }, async () => {
  test.setTimeout(600_000);
  const targets = pairs.map(([one, two]) => {
    const [first, second] = [faultOf(one), faultOf(two)];
    return { name: `${one}.${two}`, target: { platform: { ...first.platform, ...second.platform } } };
  });
  const reportOn = await gatedTogether(targets);
  const table = pairs.map(([one, two]) => {
    const { report } = reportOn(`${one}.${two}`);
    const shown = terminal(report, { color: false, quiet: false, path: undefined });
    const top = /^(?:fail|warn) (.*) \((\w+\/[\w-]+), /m.exec(shown);
    const [, says = 'nothing', id = ''] = top ?? [];
    const both = [one, two].map((name) => ({ name, ...faultOf(name) }));
    const blamed = both.find(({ name, breaks }) => (breaks as string[]).includes(id) || parts[name]?.test(says));
    expect.soft(blamed, `${one} and ${two}: ${id}: ${says}`).toBeDefined();
    const part = blamed && parts[blamed.name];
    if (part) expect.soft(says, `${one} and ${two}`).toMatch(part);
    const allowed: string[] = both.flatMap(({ breaks, may = [] }) => [...breaks, ...may]);
    const others = report.requirements.filter(
      ({ verdict, level, id: own }) => verdict === 'fail' && level === 'must' && !allowed.includes(own),
    );
    expect
      .soft(
        others.map(({ id: own }) => own),
        `${one} and ${two}: accused besides`,
      )
      .toEqual([]);
    return `| ${one}, ${two} | ${blamed?.name ?? ''} | ${id} | ${says.replaceAll('|', '\\|').slice(0, 160)} |`;
  });
  process.stdout.write(['', '', '| faults | the one on top | requirement | says |', '| --- | --- | --- | --- |', ...table, ''].join('\n'));
});
