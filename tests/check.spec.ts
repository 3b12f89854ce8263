import { expect, test } from '@playwright/test';
import { requirements } from '../engine/catalogue.ts';
import { reportOf } from './checked.ts';
import { assay, assayAtOnce, changed, everything, manifest, password, salt } from './command.ts';

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

interface Broken {
  id: string;
  text: string;
  at: string;
  expected: string;
  got: string;
  warns?: true;
}

const broken: Broken[] = [
  { id: 'is-a-json-object', text: '\n ["acme-db"]', at: '2:2', expected: 'one JSON object', got: 'an array' },
  {
    id: 'is-plain-json',
    text: changed('"name": "Acme Database"', '"id": "acme-db"'),
    at: '3:3',
    expected: 'each key once',
    got: '"id" once more',
    warns: true,
  },
  { id: 'id-is-present', text: changed('"acme-db"', '""'), at: '2:9', expected: 'a string that is not empty', got: 'an empty string' },
  { id: 'id-is-well-formed', text: changed('acme-db', 'acme.db'), at: '2:9', expected: 'lower-case letters', got: '"acme.db" with "."' },
  { id: 'name-is-a-string', text: changed('"Acme Database"', '42'), at: '3:11', expected: 'a string', got: 'a number' },
  { id: 'config-vars-are-strings', text: changed('"ACME_DB_TOKEN"', '7'), at: '7:7', expected: 'a string', got: 'a number' },
  {
    id: 'config-vars-are-prefixed',
    text: changed('ACME_DB_TOKEN', 'TOKEN'),
    at: '7:7',
    expected: 'a name starting with ACME_DB',
    got: '"TOKEN"',
  },
  { id: 'password-is-present', text: changed(`"${password}"`, 'null'), at: '9:17', expected: 'a string that is not empty', got: 'null' },
  { id: 'sso-salt-is-present', text: changed(salt, ''), at: '10:17', expected: 'a string that is not empty', got: 'an empty string' },
  {
    id: 'password-is-long',
    text: changed(password, 'short'),
    at: '9:17',
    expected: '35 characters or more',
    got: '5 characters',
    warns: true,
  },
  {
    id: 'sso-salt-is-long',
    text: changed(salt, 'short'),
    at: '10:17',
    expected: '35 characters or more',
    got: '5 characters',
    warns: true,
  },
  { id: 'regions-include-eu', text: changed('"eu"', '"EU"'), at: '11:16', expected: '"eu" among the regions', got: '["EU"]' },
  {
    id: 'production-urls-are-present',
    text: changed('https://acme.example/sso', '/sso'),
    at: '16:18',
    expected: 'an absolute http or https URL',
    got: '"/sso"',
  },
  {
    id: 'test-urls-are-present',
    text: changed('https://test.acme.example/resources', 'https://test.acme.example/?a'),
    at: '19:19',
    expected: 'without ? and #',
    got: '"https://test.acme.example/?a"',
  },
  {
    id: 'urls-use-https',
    text: changed('https://test.acme.example/sso', 'http://test.acme.example/sso'),
    at: '20:18',
    expected: 'https',
    got: '"http://test.acme.example/sso"',
  },
];

for (const { id, text, at, expected, got, warns } of broken) {
  test(`manifest/${id} is shown with place, expected, got, id, source and hint`, async () => {
    const outcome = await assay(['check', 'sub/manifest.json'], { files: { 'sub/manifest.json': text } });
    const row = requirements().find((candidate) => candidate.id === `manifest/${id}`);
    const line = outcome.stdout.split('\n').find((candidate) => candidate.includes(`(manifest/${id}, `)) ?? '';
    expect(line).toContain(`${warns ? 'warn' : 'fail'} sub/manifest.json:${at}: expected `);
    expect(line).toContain(expected);
    expect(line).toContain(`, got ${got} (manifest/${id}, ${row?.source})`);
    expect(outcome.stdout).toContain(row?.hint.trim());
    expect(outcome.stderr).toBe('');
    expect(outcome.status).toBe(warns ? 0 : 1);
    const report = reportOf(outcome);
    expect(report.verdict).toBe(warns ? 'partial' : 'not-conforming');
    const found = report.requirements.find((candidate) => candidate.id === `manifest/${id}`);
    expect(found).toMatchObject({ verdict: warns ? 'warn' : 'fail', at: `sub/manifest.json:${at}`, got, source: row?.source });
    expect(report.requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')).toHaveLength(1);
  });
}

test('every covered row of the manifest has its broken manifest here', () => {
  const covered = requirements().filter((row) => row.surface === 'manifest' && row.covered);
  const shown = [...broken.map(({ id }) => `manifest/${id}`), 'manifest/id-is-unchanged'];
  expect(shown.sort()).toEqual(covered.map(({ id }) => id as string).sort());
});

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
