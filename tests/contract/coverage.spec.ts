import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { startPlatform } from '../../targets/reference/platform/index.ts';
import { certified } from '../support/certifying.ts';
import { assay } from '../support/command.ts';

/** How often each row of the contract was exercised, by operation and status. */
const exercised = ({ coverage = [] }: Report) =>
  new Map(coverage.map(({ operation, status, exercised: number }) => [`${operation} ${status}`, number]));
const observed = ({ gaps }: Report, id: string) => gaps.find((gap) => gap.id === id)?.observed;
const inUse = ({ assumptions }: Report, id: string) => assumptions.find((one) => one.id === id)?.value;

test('a report on a provider says what of the contract was exercised, observed and assumed', async () => {
  const { report, status } = await certified({ partner: {} }, ['--browser', 'off', '--cases', '1']);
  expect(status).toBe(0);
  const rows = exercised(report);
  expect([...rows.keys()].sort()).toEqual(
    ['deprovision 200', 'deprovision 401', 'provision 2XX', 'provision 401', 'signOn 3XX', 'update 401'].sort(),
  );
  for (const [row, number] of rows) expect(number, row).toBeGreaterThan(0);
  expect(observed(report, 'gap/provider-error-statuses')).toContain('a repeated DELETE: 404 (once)');
  expect(inUse(report, 'assumption/plan-slug')).toBe('test');
  expect(report.gaps.map(({ id }) => id)).not.toContain('gap/self-fields');
});

test('a report on a platform counts its own API, what it tells partners, and what it sends to ours', { tag: '@prove' }, async () => {
  const platform = await startPlatform();
  try {
    // Nothing is driven: the manifest's addresses lead nowhere.
    const { 'platform.yaml': text = '', ...manifests } = platform.files();
    const { drive: _, ...configuration } = JSON.parse(text);
    const files = { ...manifests, 'platform.yaml': JSON.stringify(configuration) };
    const outcome = await assay(['gate', 'platform.yaml', '--notes', '--only', 'self/*,zones/*,oauth/*,bearer/*'], {
      ...{ files, env: platform.environment, limit: 60_000 },
    });
    expect(outcome.stdout).toMatch(/^Contract coverage: \d+ of 15 operations, \d+ of \d+ fields$/m);
    const report = JSON.parse(outcome.written['assay-report/report.json'] ?? '') as Report;
    const rows = exercised(report);
    for (const row of ['getSelf 2XX', 'listZones 2XX', 'requestToken 2XX', 'authorise 3XX', 'accessToken 2XX'])
      expect(rows.get(row), row).toBeGreaterThan(0);
    for (const row of ['provision 2XX', 'deprovision 200', 'signOn 3XX']) expect(rows.get(row), row).toBe(0);
    expect(observed(report, 'gap/self-fields')).toMatch(/^id: string, email: string, /);
    expect(observed(report, 'gap/zone-fields')).toContain('par and mtl are values of name');
    expect(observed(report, 'gap/oauth-answer-encoding')).toContain('a form labelled application/x-www-form-urlencoded');
    expect(observed(report, 'gap/platform-events')).toBe('not observed');
    expect(inUse(report, 'assumption/oauth-path-prefix')).toBe('none');
    expect(inUse(report, 'assumption/oauth-origin')).toBe(platform.baseUrl);
  } finally {
    await platform.close();
  }
});
