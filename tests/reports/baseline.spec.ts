import { expect, test } from '@playwright/test';
import { assay, changed, manifest } from '../support/command.ts';
import { reportOf } from '../support/reports.ts';

const broken = changed('"eu"', '"us"');
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const entry = (requirement: string, more = {}) =>
  Object.entries({ requirement, reason: 'ticket 12', owner: 'jane', expires: inDays(100), ...more })
    .map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${value}\n`)
    .join('');

const check = (known: string, text = broken, args: string[] = []) =>
  assay(['check', 'm.json', '--baseline', 'known.yaml', ...args], { files: { 'm.json': text, 'known.yaml': known } });

test('a known failure does not count, and the verdict stays', async () => {
  const outcome = await check(entry('manifest/regions-include-eu'));
  expect(outcome.status).toBe(0);
  expect(outcome.stdout).toContain('not conforming: acme-db');
  expect(outcome.stdout).toContain('Known: ticket 12 (jane, until ');
  expect(outcome.stdout).toContain('Baseline: 1 failure is known (known.yaml)');
  expect(reportOf(outcome)).toMatchObject({
    verdict: 'not-conforming',
    baseline: { file: 'known.yaml', entries: [{ state: 'holds', known: ['manifest/regions-include-eu'] }] },
  });
});

test('what is not known fails all the same', async () => {
  const outcome = await check(entry('manifest/regions-include-eu'), broken.replace('"Acme Database"', '42'));
  expect(outcome.status).toBe(1);
});

test('a warning under --strict may be known as well', async () => {
  const warned = changed('canary-password-of-more-than-35-characters', 'c4n4ry-short');
  expect((await check(entry('manifest/id-is-unchanged'), warned, ['--strict'])).status).toBe(1);
  expect((await check(entry('manifest/password-is-long'), warned, ['--strict'])).status).toBe(0);
});

test('what a known failure blocks is known with it', async () => {
  const outcome = await check(entry('manifest/is-a-json-object'), '[]');
  expect(reportOf(outcome).counts.blocked).toBeGreaterThan(10);
  expect(outcome.status).toBe(0);
});

test('an entry that no longer fails fails the run, with that reason', async () => {
  const outcome = await check(entry('manifest/regions-include-eu'), manifest);
  expect(outcome.status).toBe(1);
  expect(outcome.stdout).toContain('stale manifest/regions-include-eu: no longer fails; jane has to remove the entry');
  const quiet = await check(entry('manifest/regions-include-eu'), manifest, ['--quiet']);
  expect(quiet.stderr).toContain('manifest/regions-include-eu: no longer fails');
});

test('a flaky entry may pass', async () => {
  expect((await check(entry('manifest/regions-include-eu', { kind: 'flaky' }), manifest)).status).toBe(0);
  expect((await check(entry('manifest/regions-include-eu', { kind: 'flaky' }))).status).toBe(0);
});

test('an entry on what was not judged is not stale', async () => {
  for (const args of [[], ['--skip', 'manifest/regions-include-eu']]) {
    const outcome = await check(entry('sso/redirects') + entry('manifest/id-is-unchanged'), manifest, args);
    expect(outcome.status).toBe(0);
    expect(reportOf(outcome).baseline?.entries.map(({ state }) => state)).toEqual(['unjudged', 'unjudged']);
  }
});

test('an entry that has expired fails the run, naming the owner', async () => {
  const outcome = await check(entry('manifest/regions-include-eu', { expires: inDays(-2) }));
  expect(outcome.status).toBe(1);
  expect(outcome.stdout).toMatch(/expired manifest\/regions-include-eu: expired on .*; jane has to fix the failure or renew the entry/);
});

test('an entry that expires soon is announced, naming the owner', async () => {
  const outcome = await check(entry('manifest/regions-include-eu', { expires: inDays(10) }));
  expect(outcome.status).toBe(0);
  expect(outcome.stdout).toMatch(/soon manifest\/regions-include-eu: .* expires in (9|10) days, on .*; jane has to/);
});

const wrong: [what: string, text: string, line: RegExp][] = [
  [
    'an unknown id',
    entry('manifest/regions-include-ex'),
    /^known\.yaml:1:16: no requirement is named .* did you mean manifest\/regions-include-eu\?/,
  ],
  [
    'no owner',
    '- requirement: manifest/*\n  reason: x\n  expires: 2030-01-01\n',
    /^known\.yaml:1:3: \/0: expected "owner", got nothing\n$/,
  ],
  ['a date that is none', entry('manifest/*', { expires: 'soon' }), /^known\.yaml:4:12: \/0\/expires: expected a date, got "soon"\n$/],
  ['a day that is none', entry('manifest/*', { expires: '2026-02-30' }), /^known\.yaml:4:12: \/0\/expires: expected a date/],
  ['an unknown kind', entry('manifest/*', { kind: 'odd' }), /^known\.yaml:5:9: \/0\/kind: expected "failing" or "flaky", got "odd"\n$/],
  ['a field that is not known', entry('manifest/*', { color: 'red' }), /^known\.yaml:5:10: \/0: expected no "color"\n$/],
  ['broken YAML', '- requirement: "x\n', /^known\.yaml:2:1: Missing closing "quote\n$/],
  ['a key given twice', `${entry('manifest/*')}  owner: joe\n`, /^known\.yaml:5:3: Map keys must be unique\n$/],
  ['something else than a list', 'known: []\n', /^known\.yaml:1:1: expected array, got an object\n$/],
  ['aliases without end', `${bomb()}\n`, /^known\.yaml:1:1: more aliases than Assay follows\n$/],
  ['no end of brackets', '['.repeat(50_000), /^known\.yaml:\d+:\d+: .*\n$/],
];

function bomb(): string {
  const rows = Array.from({ length: 9 }, (_, index) => `- &a${index + 1} [${Array(10).fill(`*a${index}`).join(', ')}]`);
  return ['- &a0 x', ...rows].join('\n');
}

for (const [what, text, line] of wrong)
  test(`a baseline with ${what} is the user's to fix`, async () => {
    const { status, stdout, stderr, written } = await check(text);
    expect({ status, stdout, written }).toEqual({ status: 2, stdout: '', written: {} });
    expect(stderr).toMatch(line);
  });

test('a baseline is read before a service is called', async () => {
  const { status, stderr, written } = await assay(['certify', 'm.json', '--baseline', 'nowhere.yaml'], { files: { 'm.json': manifest } });
  expect({ status, stderr, written }).toEqual({ status: 2, stderr: 'nowhere.yaml: no such file\n', written: {} });
});
