import { expect, test } from '@playwright/test';
import { assay, changed, manifest } from '../support/command.ts';
import { reportOf } from '../support/reading/reports.ts';

const broken = changed('"eu"', '"us"');
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const entry = (requirement: string, more = {}) =>
  Object.entries({ requirement, reason: 'ticket 12', owner: 'jane', expires: inDays(100), ...more })
    .map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${value}\n`)
    .join('');

/** A baseline as Assay writes it, with what a person has to add. */
const filledIn = (written = '') => written.replaceAll('fill in why', 'ticket 12').replaceAll('fill in who', 'jane');

const check = (known: string, text = broken, args: string[] = []) =>
  assay(['check', 'm.json', '--baseline', 'known.yaml', ...args], { files: { 'm.json': text, 'known.yaml': known } });

test('a known failure does not count, and the verdict stays', { tag: '@prove' }, async () => {
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

test('a failure that is not known still fails the run', async () => {
  const outcome = await check(entry('manifest/regions-include-eu'), broken.replace('"Acme Database"', '42'));
  expect(outcome.status).toBe(1);
});

test('an entry with a fingerprint knows one problem, and another one of the same requirement is new', async () => {
  const vars = (...names: string[]) => changed('"ACME_DB_URL"', names.map((name) => JSON.stringify(name)).join(', '));
  const first = await assay(['check', 'm.json', '--reporter', 'terminal,baseline'], { files: { 'm.json': vars('URL') } });
  const known = filledIn(first.written['assay-report/baseline.yaml']);
  expect(known).toMatch(/^# .*got "URL"\n- requirement: "manifest\/config-vars-are-prefixed"\n {2}fingerprint: "[0-9a-f]{12}"$/m);
  // Another line, and the same problem.
  expect((await check(known, `\n\n${vars('URL')}`)).status).toBe(0);
  const another = await check(known, vars('URL', 'PORT'), ['--reporter', 'terminal,junit,baseline']);
  expect(another.status).toBe(1);
  expect(another.stdout).toMatch(/New: known\.yaml has no entry for [0-9a-f]{12}$/m);
  expect((await check(filledIn(another.written['assay-report/baseline.yaml']), vars('URL', 'PORT'))).status).toBe(0);
  const gone = await check(known, vars('PORT'));
  expect(gone.status).toBe(1);
  expect(gone.stdout).toContain('this problem is gone, but others remain');
});

test('--before shows what is new and what is fixed, by problem', async () => {
  const files = { 'm.json': broken, 'now.json': changed('"ACME_DB_URL"', '"URL"') };
  const earlier = (await assay(['check', 'm.json'], { files })).written['assay-report/report.json'] ?? '';
  const later = await assay(['check', 'now.json', '--before', 'assay-report/report.json'], {
    files: { ...files, 'assay-report/report.json': earlier },
  });
  expect(later.stdout).toMatch(/\nSince assay-report\/report\.json:\nbroken manifest\/config-vars-are-prefixed: pass → fail: got "URL"/);
  expect(later.stdout).toContain('fixed  manifest/regions-include-eu: fail → pass');
  const { status, stderr } = await assay(['check', 'now.json', '--before', 'nowhere.json'], { files });
  expect({ status, stderr }).toEqual({ status: 2, stderr: 'assay: nowhere.json: no such file\n' });
});

test('each target of a fleet has a baseline of its own', async () => {
  // The address cannot be called, so nothing is run.
  const silent = changed('https://test.acme.example/sso', 'nowhere');
  const alone = await assay(['check', 'm.json', '--reporter', 'baseline'], { files: { 'm.json': silent } });
  const targets = ['a', 'b', 'c'].map((name) => `  - { name: ${name}, manifest: m.json, baseline: ${name}.yaml }\n`).join('');
  const files = { 'sub/m.json': silent, 'sub/targets.yaml': `targets:\n${targets}`, 'sub/b.yaml': '[]\n' };
  const known = filledIn(alone.written['assay-report/baseline.yaml']);
  const { written } = await assay(['fleet', 'sub/targets.yaml', '--quiet'], { files: { ...files, 'sub/a.yaml': known } });
  const overview = JSON.parse(written['assay-report/overview.json'] ?? '') as { targets: { status: number; because: string }[] };
  // 4: the failure is known, and the rest was not tested.
  expect(overview.targets.map(({ status }) => status)).toEqual([4, 1, 2]);
  expect(overview.targets[2]?.because).toContain('c.yaml: no such file');
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

test('an entry for what was not judged is not stale', async () => {
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
    /^assay: known\.yaml:1:16: no requirement is named .* did you mean manifest\/regions-include-eu\?/,
  ],
  [
    'no owner',
    '- requirement: manifest/*\n  reason: x\n  expires: 2030-01-01\n',
    /^assay: known\.yaml:1:3: \/0: expected "owner", got nothing\n$/,
  ],
  [
    'a date that is none',
    entry('manifest/*', { expires: 'soon' }),
    /^assay: known\.yaml:4:12: \/0\/expires: expected a date, got "soon"\n$/,
  ],
  ['a day that does not exist', entry('manifest/*', { expires: '2026-02-30' }), /^assay: known\.yaml:4:12: \/0\/expires: expected a date/],
  [
    'an unknown kind',
    entry('manifest/*', { kind: 'odd' }),
    /^assay: known\.yaml:5:9: \/0\/kind: expected "failing" or "flaky", got "odd"\n$/,
  ],
  ['a field that is not known', entry('manifest/*', { color: 'red' }), /^assay: known\.yaml:5:10: \/0: unknown key "color"\n$/],
  ['broken YAML', '- requirement: "x\n', /^assay: known\.yaml:2:1: Missing closing "quote\n$/],
  ['a key given twice', `${entry('manifest/*')}  owner: joe\n`, /^assay: known\.yaml:5:3: Map keys must be unique\n$/],
  ['something else than a list', 'known: []\n', /^assay: known\.yaml:1:1: expected array, got an object\n$/],
  ['aliases without end', `${bomb()}\n`, /^assay: known\.yaml:1:1: more aliases than Assay follows\n$/],
  ['no end of brackets', '['.repeat(50_000), /^assay: known\.yaml:\d+:\d+: .*\n$/],
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
  expect({ status, stderr, written }).toEqual({ status: 2, stderr: 'assay: nowhere.yaml: no such file\n', written: {} });
});
