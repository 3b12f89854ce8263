import { expect, test } from '@playwright/test';
import { requirements } from '../../engine/catalogue/catalogue.ts';
import { manifestFaults } from '../../suites/manifest/faults.ts';
import { assay, assayAtOnce, changed, everything, manifest } from '../support/command.ts';
import { expectCaught, matrix, someFaults } from '../support/proof.ts';
import { expectSameInOtherWords } from '../support/reading/judged-again.ts';
import { reportOf } from '../support/reading/reports.ts';

test('a valid manifest is partial, which is what check asks for', async () => {
  const outcome = await assay(['check', 'manifest.json'], { files: { 'manifest.json': manifest } });
  const report = reportOf(outcome);
  expect(outcome.status).toBe(0);
  expect(outcome.stderr).toBe('');
  expect(outcome.stdout).toContain('partial: acme-db');
  expect(report).toMatchObject({ verdict: 'partial', complete: true, target: { kind: 'provider', name: 'acme-db' } });
  expect(report.counts).toMatchObject({ fail: 0, warn: 0, blocked: 0, undecided: 0 });
  expect(Object.keys(outcome.written)).toEqual(['assay-report/report.json']);
});

test('the counts of a report are those of its rows, and each provider row is there once', async () => {
  const report = reportOf(await assay(['check', 'manifest.json'], { files: { 'manifest.json': changed('"eu"', '"us"') } }));
  for (const [verdict, number] of Object.entries(report.counts)) {
    expect(report.requirements.filter((row) => row.verdict === verdict)).toHaveLength(number);
  }
  const expected = requirements().filter(({ target, level }) => target === 'provider' && level !== 'note');
  expect(report.requirements.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

for (const [name, fault] of someFaults('provider', manifestFaults)) {
  const { breaks, text, previous, at, expected, got } = fault;
  const [id] = breaks;
  test(`${name}: ${id} is shown with place, expected, got, id, source and hint`, matrix, async () => {
    const files = { 'sub/manifest.json': text, ...(previous !== undefined && { 'pushed.json': previous }) };
    const outcome = await assay(['check', 'sub/manifest.json', ...(previous === undefined ? [] : ['--previous', 'pushed.json'])], {
      files,
    });
    const row = requirements().find((candidate) => candidate.id === id);
    const warns = row?.level === 'should';
    const line = outcome.stdout.split('\n').find((candidate) => candidate.includes(`(${id}, `)) ?? '';
    expect(line).toContain(`${warns ? 'warn' : 'fail'} sub/manifest.json:${at}: expected `);
    expect(line).toContain(expected);
    expect(line).toContain(`, got ${got} (${id}, ${row?.inferred ? 'inferred from ' : ''}${row?.source})`);
    const { hint, problems = [] } = reportOf(outcome).requirements.find((one) => one.id === id) ?? {};
    const hints = [...problems.map((problem) => problem.hint), hint].flatMap((one) => one?.trim() || []);
    expect(hints.some((one) => outcome.stdout.includes(one))).toBe(true);
    expect(outcome.stderr).toBe('');
    expect(outcome.status).toBe(warns ? 0 : 1);
    const report = reportOf(outcome);
    await expectSameInOtherWords(name, report);
    expect(report.verdict).toBe(warns ? 'partial' : 'not-conforming');
    const found = report.requirements.find((candidate) => candidate.id === id);
    expect(found).toMatchObject({ verdict: warns ? 'warn' : 'fail', at: `sub/manifest.json:${at}`, got, source: row?.source });
    expect(report.requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')).toHaveLength(1);
    expectCaught(name, fault, report);
  });
}

test('plain http on a private host is a warning for a test URL, and fails for production', async () => {
  const judged = (from: string) =>
    assay(['check', 'm.json'], { files: { 'm.json': changed(`https://${from}/sso`, 'http://acme-db.internal/sso') } });
  const [forTests, forProduction] = [await judged('test.acme.example'), await judged('acme.example')];
  expect(forTests.stdout).toContain('warn m.json:20:18: expected https');
  expect(forTests.status).toBe(0);
  expect(forProduction.stdout).toContain('fail m.json:16:18: expected https');
  expect(forProduction.status).toBe(1);
});

test('plain http on loopback is noted, not judged', async () => {
  const outcome = await assay(['check', 'm.json'], {
    files: { 'm.json': changed('https://test.acme.example/sso', 'http://127.0.0.1:3000/sso') },
  });
  expect(outcome.status).toBe(0);
  expect(outcome.stdout).toContain('1 note without a risk: see the report, or --notes');
  expect(reportOf(outcome).notes).toMatchObject([{ id: 'manifest/urls-use-https', at: 'm.json:20:18' }]);
});

test('checks behind a failure are blocked by that failure', async () => {
  const outcome = await assay(['check', 'm.json'], { files: { 'm.json': '[]' } });
  expect(outcome.stdout).toContain('Blocks 15 checks\n');
  const blocked = reportOf(outcome).requirements.filter(({ verdict }) => verdict === 'blocked');
  expect(blocked.length).toBeGreaterThan(10);
  expect(blocked.every(({ blockedBy }) => blockedBy === 'manifest/is-a-json-object')).toBe(true);
});

test('text of a manifest cannot drive the terminal', async () => {
  const text = changed('"acme-db"', '"\\u001b[2J\\u009b\\u007f\\n\\u202e"');
  const outcome = await assay(['check', 'm.json'], { files: { 'm.json': text } });
  expect(outcome.status).toBe(1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are what is looked for.
  expect(everything(outcome)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  expect(outcome.stdout).not.toContain('\u202e');
});

test('two missing addresses are two lines that differ', async () => {
  const text = JSON.stringify({ ...JSON.parse(manifest), api: { ...JSON.parse(manifest).api, test: {} } });
  const { stdout } = await assay(['check', 'm.json'], { files: { 'm.json': text } });
  for (const name of ['base_url', 'sso_url'])
    expect(stdout).toMatch(
      new RegExp(`^fail m\\.json:1:\\d+: expected an absolute http or https URL, got nothing at /api/test/${name} `, 'm'),
    );
});

test('runs at the same time in one folder do not disturb each other', async () => {
  const files = { 'good.json': manifest, 'bad.json': changed('"eu"', '"us"') };
  const names = ['good.json', 'bad.json', 'good.json', 'bad.json'];
  const outcomes = await assayAtOnce(
    names.map((name) => ['check', name, '--reporter', 'json']),
    { files },
  );
  outcomes.forEach((outcome, index) => {
    expect(outcome.status).toBe(names[index] === 'good.json' ? 0 : 1);
    expect(JSON.parse(outcome.stdout).command).toBe(`assay check ${names[index]} --reporter json`);
    expect(Object.keys(outcome.written)).toEqual(['assay-report/report.json']);
    reportOf(outcome);
  });
});
