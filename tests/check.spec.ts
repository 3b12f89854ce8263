import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { requirements } from '../engine/catalogue.ts';
import type { Report } from '../engine/report.ts';
import { manifestFaults } from '../fixtures/faults/documents/manifest.ts';
import { assay, assayAtOnce, changed, everything, manifest, type Outcome, password, root, salt, variable } from './command.ts';
import { expectCaught } from './proof.ts';

const file = (name: string) => JSON.parse(readFileSync(join(root, 'specs/schemas', name), 'utf8'));
const ajv = new Ajv2020({ allErrors: true, strictRequired: false, allowUnionTypes: true });
formats.default(ajv);
const isReport = ajv.addSchema(file('recording.schema.json')).compile(file('report.schema.json'));

/** The report that a run wrote, valid against its schema. */
function reportOf({ written }: Outcome, path = 'assay-report/report.json'): Report {
  const report = JSON.parse(written[path] ?? 'null');
  isReport(report);
  expect(isReport.errors ?? []).toEqual([]);
  return report;
}

const verdictOf = (report: Report, id: string) => report.requirements.find((row) => row.id === id)?.verdict;

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

for (const [name, fault] of Object.entries(manifestFaults)) {
  const { breaks, text, previous, at, expected, got } = fault;
  const [id] = breaks;
  test(`${name}: ${id} is shown with place, expected, got, id, source and hint`, async () => {
    const files = { 'sub/manifest.json': text, ...(previous !== undefined && { 'pushed.json': previous }) };
    const outcome = await assay(['check', 'sub/manifest.json', ...(previous === undefined ? [] : ['--previous', 'pushed.json'])], {
      files,
    });
    const row = requirements().find((candidate) => candidate.id === id);
    const warns = row?.level === 'should';
    const line = outcome.stdout.split('\n').find((candidate) => candidate.includes(`(${id}, `)) ?? '';
    expect(line).toContain(`${warns ? 'warn' : 'fail'} sub/manifest.json:${at}: expected `);
    expect(line).toContain(expected);
    expect(line).toContain(`, got ${got} (${id}, ${row?.source})`);
    expect(outcome.stdout).toContain(row?.hint.trim());
    expect(outcome.stderr).toBe('');
    expect(outcome.status).toBe(warns ? 0 : 1);
    const report = reportOf(outcome);
    expect(report.verdict).toBe(warns ? 'partial' : 'not-conforming');
    const found = report.requirements.find((candidate) => candidate.id === id);
    expect(found).toMatchObject({ verdict: warns ? 'warn' : 'fail', at: `sub/manifest.json:${at}`, got, source: row?.source });
    expect(report.requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')).toHaveLength(1);
    expectCaught(name, fault, report);
  });
}

test('plain http on loopback is noted, not judged', async () => {
  const outcome = await assay(['check', 'm.json'], {
    files: { 'm.json': changed('https://test.acme.example/sso', 'http://127.0.0.1:3000/sso') },
  });
  expect(outcome.status).toBe(0);
  expect(outcome.stdout).toContain('note m.json:20:18: ');
  expect(reportOf(outcome).notes).toMatchObject([{ id: 'manifest/urls-use-https', at: 'm.json:20:18' }]);
});

test('what a failure stands in the way of is blocked by its root', async () => {
  const outcome = await assay(['check', 'm.json'], { files: { 'm.json': '[]' } });
  expect(outcome.stdout).toContain('Holds back: ');
  const blocked = reportOf(outcome).requirements.filter(({ verdict }) => verdict === 'blocked');
  expect(blocked.length).toBeGreaterThan(10);
  expect(blocked.every(({ blockedBy }) => blockedBy === 'manifest/is-a-json-object')).toBe(true);
});

test.describe('--previous', () => {
  const check = (pushed: string) =>
    assay(['check', 'm.json', '--previous', 'pushed.json'], { files: { 'm.json': manifest, 'pushed.json': pushed } });

  test('the same id passes', async () => {
    const outcome = await check('{ "id": "acme-db" }');
    expect(outcome.status).toBe(0);
    expect(verdictOf(reportOf(outcome), 'manifest/id-is-unchanged')).toBe('pass');
  });

  for (const [what, pushed] of [
    ['without an id', '{}'],
    ['that is no JSON', 'id: acme'],
    ['that is empty', ''],
  ] as const) {
    test(`a file ${what} is the user's to mend`, async () => {
      const outcome = await check(pushed);
      expect(outcome.status).toBe(2);
      expect(outcome.stderr).toMatch(/^pushed\.json.*\n$/);
      expect(outcome.written).toEqual({});
    });
  }
});

test.describe('a variable', () => {
  const files = { 'm.json': changed(password, variable('PASSWORD')).replace(salt, `x${variable('SALT')}`) };

  test('is filled from the environment and shown nowhere', async () => {
    const outcome = await assay(['check', 'm.json'], { files, env: { PASSWORD: password, SALT: salt } });
    expect(outcome.status).toBe(0);
    expect(verdictOf(reportOf(outcome), 'manifest/password-is-long')).toBe('pass');
    expect(everything(outcome)).not.toContain(password);
    expect(everything(outcome)).not.toContain(salt);
  });

  test('is judged by its value, which is shown nowhere', async () => {
    const outcome = await assay(['check', 'm.json'], { files, env: { PASSWORD: 'canary', SALT: 'canary' } });
    expect(outcome.stdout).toContain('m.json:9:17: expected 35 characters or more, got 6 characters');
    expect(outcome.stdout).toContain('m.json:10:17: expected 35 characters or more, got 7 characters');
    expect(everything(outcome)).not.toContain('canary');
  });

  test('that is set to nothing counts as set', async () => {
    const outcome = await assay(['check', 'm.json'], { files, env: { PASSWORD: '', SALT: salt } });
    expect(outcome.status).toBe(1);
    expect(outcome.stdout).toContain('m.json:9:17: expected a string that is not empty, got an empty string');
  });

  test('is not looked for in a value that was filled in', async () => {
    const outcome = await assay(['check', 'm.json'], { files, env: { PASSWORD: `${variable('OTHER')}${password}`, SALT: salt } });
    expect(outcome.status).toBe(0);
  });

  test('with one more dollar sign stands for itself', async () => {
    const text = changed('ACME_DB_URL', `$${variable('NOT_SET')}`);
    const outcome = await assay(['check', 'm.json'], { files: { 'm.json': text } });
    expect(outcome.stdout).toContain(`m.json:6:7: expected a name starting with ACME_DB, got "${variable('NOT_SET')}"`);
    expect(outcome.stderr).toBe('');
    expect(outcome.status).toBe(1);
  });
});

test.describe('secrets', () => {
  const shapes: [name: string, text: string][] = [
    ['syntax broken right behind them', changed(`"${salt}",`, `"${salt}"`)],
    ['the quote after the password missing', changed(`${password}",`, password)],
    ['the quotes around the password missing', changed(`"${password}"`, password)],
    ['a password in an array', changed(`"${password}"`, `["${password}"]`)],
    ['a password in an object', changed(`"${password}"`, `{ "value": "${password}" }`)],
    ['a second password', changed(`"${password}",`, `"${password}", "password": "${password}",`)],
    ['secrets outside of api', `{ "id": "acme-db", "password": "${password}", "sso_salt": "${salt}" }`],
    ['api as an array', `{ "id": "acme-db", "api": ["${password}", "${salt}"] }`],
    ['api as text', `{ "id": "acme-db", "api": "${password}${salt}" }`],
    ['an array around it all', `[${manifest}]`],
    ['a text alone', `"${password}${salt}"`],
    ['a password in a URL, as the user', changed('https://acme.example/sso', `http://acme:${password}@acme.example/sso`)],
    ['a password in a URL with a query', changed('https://acme.example/resources', `https://acme.example/resources?key=${password}`)],
    ['a user with @ in a URL with a query', changed('https://acme.example/resources', `https://a:b@${password}@acme.example/?a`)],
    ['a user in a URL without its scheme', changed('https://acme.example/resources', `acme:${password}@acme.example/resources`)],
    ['values in place of the names of variables', changed('"ACME_DB_TOKEN"', `{ "ACME_DB_TOKEN": "${password}" }`)],
  ];
  for (const [name, text] of shapes) {
    test(`are shown nowhere: ${name}`, async () => {
      for (const reporter of ['terminal', 'json']) {
        const outcome = await assay(['check', 'm.json', '--reporter', reporter], { files: { 'm.json': text } });
        expect([0, 1]).toContain(outcome.status);
        expect(everything(outcome)).not.toContain(password);
        expect(everything(outcome)).not.toContain(salt);
      }
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
    expect(verdictOf(report, 'manifest/id-is-present')).toBe('pass');
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

test('text of a manifest cannot drive the terminal', async () => {
  const text = changed('"acme-db"', '"\\u001b[2J\\u009b\\u007f\\n\\u202e"');
  const outcome = await assay(['check', 'm.json'], { files: { 'm.json': text } });
  expect(outcome.status).toBe(1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are what is looked for.
  expect(everything(outcome)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  expect(outcome.stdout).not.toContain('\u202e');
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
    expect(JSON.parse(outcome.stdout).command).toBe(`assay check ${names[index]}`);
    expect(Object.keys(outcome.written)).toEqual(['assay-report/report.json']);
    reportOf(outcome);
  });
});
