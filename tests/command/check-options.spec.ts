import { expect, test } from '@playwright/test';
import { assay, changed, manifest, password } from '../support/command.ts';
import { reportOf, rowOf } from '../support/reading/reports.ts';

test.describe('--previous', () => {
  const check = (pushed: string) =>
    assay(['check', 'm.json', '--previous', 'pushed.json'], { files: { 'm.json': manifest, 'pushed.json': pushed } });

  test('the same id passes', async () => {
    const outcome = await check('{ "id": "acme-db" }');
    expect(outcome.status).toBe(0);
    expect(rowOf(reportOf(outcome), 'manifest/id-is-unchanged')?.verdict).toBe('pass');
  });

  for (const [what, pushed] of [
    ['without an id', '{}'],
    ['that is no JSON', 'id: acme'],
    ['that is empty', ''],
  ] as const) {
    test(`a file ${what} is the user's to fix`, async () => {
      const outcome = await check(pushed);
      expect(outcome.status).toBe(2);
      expect(outcome.stderr).toMatch(/^assay: pushed\.json.*\n$/);
      expect(outcome.written).toEqual({});
    });
  }
});

test.describe('options', () => {
  const warning = { 'm.json': changed(password, 'short') };

  test('--strict makes a warning a failure', async () => {
    const outcome = await assay(['check', 'm.json', '--strict'], { files: warning });
    expect(outcome.status).toBe(1);
    expect(outcome.stdout).toContain('not conforming: acme-db');
    expect(reportOf(outcome).verdict).toBe('not-conforming');
  });

  test('--strict leaves a valid manifest alone', async () => {
    expect((await assay(['check', 'm.json', '--strict'], { files: { 'm.json': manifest } })).status).toBe(0);
  });

  const twoFailures = { 'm.json': changed('"eu"', '"us"').replace('"Acme Database"', '42') };

  test('--only judges what it names', async () => {
    const outcome = await assay(['check', 'm.json', '--only', 'manifest/id-*', '--only', 'manifest/name-is-a-string'], {
      files: twoFailures,
    });
    const report = reportOf(outcome);
    expect(outcome.status).toBe(1);
    expect(report.counts.fail).toBe(1);
    expect(rowOf(report, 'manifest/id-is-present')?.verdict).toBe('pass');
    const left = report.requirements.find(({ id }) => id === 'manifest/regions-include-eu');
    expect(left).toMatchObject({ verdict: 'untested', byChoice: true, reason: 'left out by --only' });
  });

  test('--skip leaves out what it names', async () => {
    const outcome = await assay(['check', 'm.json', '--skip', 'manifest/name-is-a-string,manifest/regions-*'], { files: twoFailures });
    const report = reportOf(outcome);
    expect(outcome.status).toBe(0);
    expect(report.verdict).toBe('partial');
    expect(report.requirements.find(({ id }) => id === 'manifest/regions-include-eu')).toMatchObject({ reason: 'left out by --skip' });
  });

  for (const part of [
    ['--only', 'manifest/name-is-a-string'],
    ['--skip', 'manifest/is-a-json-object'],
  ]) {
    test(`a manifest that does not parse is not conforming, also with ${part.join(' ')}`, async () => {
      const outcome = await assay(['check', 'm.json', ...part], { files: { 'm.json': '{' } });
      expect(outcome.status).toBe(1);
    });
  }

  test('--quiet prints the verdict alone', async () => {
    const outcome = await assay(['check', 'm.json', '--quiet'], { files: twoFailures });
    expect(outcome.stdout).toMatch(/^not conforming: acme-db, [^\n]*\n$/);
    expect(outcome.stderr).toBe('');
    expect(reportOf(outcome).counts.fail).toBe(2);
  });

  test('--reporter json prints the report that was written', async () => {
    const outcome = await assay(['check', 'm.json', '--reporter', 'json'], { files: twoFailures });
    expect(outcome.status).toBe(1);
    expect(JSON.parse(outcome.stdout)).toEqual(reportOf(outcome));
  });

  test('--out puts the report elsewhere, and nothing in its usual place', async () => {
    const outcome = await assay(['check', 'm.json', '--out', 'a/b/c'], { files: { 'm.json': manifest } });
    expect(Object.keys(outcome.written)).toEqual(['a/b/c/report.json']);
    expect(outcome.stdout).toContain('Report: a/b/c/report.json');
    reportOf(outcome, 'a/b/c/report.json');
  });

  test('colours stay out of a pipe', async () => {
    expect((await assay(['check', 'm.json'], { files: twoFailures })).stdout).not.toContain('\u001b');
  });
});
