import { expect, test } from '@playwright/test';
import { singlePageFaults } from '../../suites/sso/single-page.faults.ts';
import { singlePage } from '../../targets/reference/partner/single-page.ts';
import { certified } from '../support/certifying.ts';
import { needs } from '../support/needs.ts';
import { expectLegal } from '../support/proof.ts';
import { idsWith, rowOf } from '../support/reading/reports.ts';

test.describe.configure({ timeout: 240_000 });

const withoutBrowser = { ASSAY_BROWSER: 'none' };

test('a panel that scripts fill is undecided without a browser, and the reason says what to do', async () => {
  const { report, status } = await certified({ partner: singlePage }, ['--cases', '1'], withoutBrowser);
  expect({ verdict: report.verdict, status }).toEqual({ verdict: 'inconclusive', status: 3 });
  expect(rowOf(report, 'sso/accepts-a-valid-call')?.reason).toContain('install Chromium, or set ASSAY_BROWSER');
  expect(idsWith(report, 'fail', 'warn', 'blocked')).toEqual([]);
  expect(rowOf(report, 'sso/sets-a-session-cookie')?.verdict).toBe('pass');
  expect(rowOf(report, 'sso/refuses-a-wrong-signature')?.verdict).toBe('pass');
});

test('--browser off leaves out what scripts show', { tag: '@prove' }, async () => {
  const { report, status } = await certified({ partner: singlePage }, ['--browser', 'off', '--cases', '1']);
  expect({ verdict: report.verdict, status }).toEqual({ verdict: 'partial', status: 0 });
  expectLegal('a single page', report);
});

test('a panel that scripts fill passes in a browser', needs('browser', '@prove'), async () => {
  const { report } = await certified({ partner: singlePage }, ['--cases', '1']);
  expect(report.verdict).toBe('conforming');
  expectLegal('a single page', report);
});

for (const [name, { partner }] of Object.entries(singlePageFaults))
  test(`${name} is never conforming without a browser`, { tag: '@prove' }, async () => {
    const { report } = await certified({ partner }, ['--cases', '1'], withoutBrowser);
    expect(['inconclusive', 'not-conforming']).toContain(report.verdict);
  });
