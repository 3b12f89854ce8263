import { expect, test } from '@playwright/test';
import { catalogue } from '../../engine/catalogue/catalogue.ts';
import { editionOf } from '../../engine/contract/edition.ts';
import { compareReports } from '../../reporters/compare.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { certifiedTogether } from '../support/certifying.ts';
import { assay, changed, manifest, password } from '../support/command.ts';
import { needs } from '../support/needs.ts';

const stale = 'sso/refuses-a-stale-timestamp';
const next = (rows: object[]) => JSON.stringify({ edition: '2027-03', rows });

/** What the command made of it as JSON on the terminal. */
const reportIn = (stdout: string) => JSON.parse(stdout) as Report;

let old: Report;
let text: string;

// One worker for all, so that the partners are certified once.
test.describe.configure({ mode: 'default' });

const older = { name: 'old', target: { partner: { isFresh: () => true } } };

// Without the browser check, on every machine: the verdict is partial by choice.
test.beforeAll(async () => {
  const of = await certifiedTogether([older], ['--cases', '2', '--browser', 'off']);
  old = of('old').report;
  text = JSON.stringify(old);
});

test('a report names its edition and the hash of its rows', () => {
  expect(old).toMatchObject({ edition: catalogue().edition, catalogueHash: editionOf().hash, verdict: 'partial' });
});

test('under the edition in force, every verdict of an old report comes out the same', async () => {
  const { status, stdout } = await assay(['report', 'old.json', '--edition', catalogue().edition, '--reporter', 'json'], {
    files: { 'old.json': text },
  });
  const again = reportIn(stdout);
  expect(status).toBe(0);
  expect(compareReports(old, again).changes).toEqual([]);
  expect(again.requirements).toEqual(old.requirements);
  expect(again.judgedBefore).toEqual({ assay: old.assay, edition: old.edition, verdict: 'partial' });
});

test('under an invented next edition, only the changed requirement differs', async () => {
  const files = { 'old.json': text, 'next.yaml': next([{ id: stale, level: 'must' }]) };
  const { status, stdout, written } = await assay(['report', 'old.json', '--edition', './next.yaml', '--out', 'again'], { files });
  const again = JSON.parse(written['again/report.json'] ?? '') as Report;
  expect(status).toBe(1);
  expect(again).toMatchObject({ edition: '2027-03', verdict: 'not-conforming' });
  expect(again.catalogueHash).not.toBe(old.catalogueHash);
  expect(compareReports(old, again).changes.map(({ id, before, after }) => ({ id, before, after }))).toEqual([
    { id: stale, before: 'warn', after: 'fail' },
  ]);
  expect(stdout).toContain(`broken ${stale}: warn → fail`);
});

test('what the recordings lack is untested, and says so', async () => {
  const { manifest: _gone, ...bare } = old;
  const files = { 'old.json': JSON.stringify({ ...bare, recordings: bare.recordings.slice(1) }) };
  const { status, stdout } = await assay(['report', 'old.json', '--edition', 'next', '--reporter', 'json'], { files });
  const again = reportIn(stdout);
  const reasons = (id: string) =>
    again.requirements.filter((outcome) => outcome.id.startsWith(id)).map(({ verdict, reason }) => `${verdict}: ${reason}`);
  expect(status).toBe(4);
  expect(reasons('manifest/id-is-present')).toEqual(['untested: the report does not contain the manifest; run the command again']);
  expect(again.requirements.filter(({ reason }) => reason?.includes('recordings of that run do not show this')).length).toBeGreaterThan(0);
});

test('what was left out by choice stays left out', async () => {
  const checked = await assay(['check', 'm.json', '--skip', 'manifest/id-*'], { files: { 'm.json': changed(password, 'c4n4ry-short') } });
  const before = JSON.parse(checked.written['assay-report/report.json'] ?? '') as Report;
  const { status, stdout } = await assay(['report', 'old.json', '--edition', 'next.yaml', '--reporter', 'json'], {
    files: { 'old.json': JSON.stringify(before), 'next.yaml': next([{ id: 'manifest/password-is-long', level: 'must' }]) },
  });
  expect(status).toBe(1);
  expect(compareReports(before, reportIn(stdout)).changes.map(({ id }) => id)).toEqual(['manifest/password-is-long']);
});

test('a run can be judged by an edition in a file from the start', async () => {
  const files = { 'm.json': changed(password, 'c4n4ry-short'), 'next.yaml': next([{ id: 'manifest/password-is-long', level: 'must' }]) };
  const now = await assay(['check', 'm.json', '--quiet'], { files });
  const later = await assay(['check', 'm.json', '--quiet', '--edition', 'next.yaml'], { files });
  expect([now.status, later.status]).toEqual([0, 1]);
  expect(JSON.parse(later.written['assay-report/report.json'] ?? '')).toMatchObject({ edition: '2027-03' });
});

const mistakes: Record<string, [args: string[], expected: string]> = {
  'an edition that nobody knows': [['--edition', '2020-01'], 'assay: no edition 2020-01; known editions: '],
  'a file that is not there': [['--edition', 'none.yaml'], 'assay: none.yaml: no such file'],
  'a requirement that is none': [['--edition', 'unknown.yaml'], 'assay: unknown.yaml:3:9: no requirement is named "sso/nothing"'],
  'a level that is none': [
    ['--edition', 'level.yaml'],
    'assay: level.yaml:4:12: /rows/0/level: expected "must" or "should" or "note", got "shall"',
  ],
  'a row that changes nothing': [['--edition', 'idle.yaml'], 'assay: idle.yaml:3:5: '],
  'a row twice': [['--edition', 'twice.yaml'], `assay: twice.yaml:4:11: "${stale}" is changed twice`],
};

test('a mistake in an edition is shown with its place', async () => {
  const files = {
    'm.json': manifest,
    'unknown.yaml': 'edition: 2027-03\nrows:\n  - id: sso/nothing\n    level: must\n',
    'level.yaml': `edition: 2027-03\nrows:\n  - id: ${stale}\n    level: shall\n`,
    'idle.yaml': `edition: 2027-03\nrows:\n  - id: ${stale}\n`,
    'twice.yaml': `edition: 2027-03\nrows:\n  - { id: ${stale}, level: must }\n  - { id: ${stale}, level: note }\n`,
  };
  for (const [name, [args, expected]] of Object.entries(mistakes)) {
    const { status, stderr, written } = await assay(['check', 'm.json', ...args], { files });
    expect({ name, status, written }).toEqual({ name, status: 2, written: {} });
    expect(stderr.slice(0, expected.length), name).toBe(expected);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
});

const overlay = (actions: object[]) => [
  { overlay: '1.0.0', info: { title: 'The next edition', version: '2027-03' }, extends: 'specs/schemas/manifest.schema.json', actions },
];
const nickname = {
  ...{ id: 'manifest/nickname-is-text', level: 'must', surface: 'manifest', target: 'provider', text: 'The nickname is a text.' },
  ...{ source: 'marketplace §2', judged: 'The manifest is held against its schema.', hint: 'Write it as a text.', documents: {} },
};

test('an edition changes the documents by an overlay, and adds a requirement for it', async () => {
  const update = { nickname: { type: 'string', 'x-requirement': 'manifest/nickname-is-text' } };
  const edition = JSON.stringify({ edition: '2027-03', overlays: overlay([{ target: '$.properties', update }]), rows: [nickname] });
  const files = { 'm.json': JSON.stringify({ ...JSON.parse(manifest), nickname: 7 }), 'next.yaml': edition };
  const { status, stdout, written } = await assay(['check', 'm.json', '--edition', 'next.yaml'], { files });
  expect(status, stdout).toBe(1);
  expect(stdout).toContain('manifest/nickname-is-text');
  expect(stdout).toContain('judged by a private edition, 2027-03');
  expect(JSON.parse(written['assay-report/report.json'] ?? '')).toMatchObject({ edition: '2027-03', verdict: 'not-conforming' });
  const mistaken = JSON.stringify({ edition: '2027-03', overlays: overlay([{ target: '$.nothing', update }]), rows: [] });
  const refused = await assay(['check', 'm.json', '--edition', 'next.yaml'], { files: { ...files, 'next.yaml': mistaken } });
  expect(refused).toMatchObject({
    status: 2,
    stderr: 'assay: next.yaml: action 1 on specs/schemas/manifest.schema.json: "$.nothing" matches nothing\n',
  });
});

test('a file that takes the name of a published edition and differs from it is refused, wherever it is named', async () => {
  const { edition } = catalogue();
  const other = JSON.stringify({ edition, rows: [{ id: stale, level: 'must' }] });
  const files = { 'm.json': manifest, 'mine.yaml': other, 'same.yaml': JSON.stringify({ edition, rows: [] }) };
  const message = `assay: mine.yaml: ${edition} is a published edition, and this file changes it; give it another name\n`;
  for (const [args, more] of [
    [['--edition', 'mine.yaml'], {}],
    [[], { 'assay.yaml': 'edition: mine.yaml\n' }],
  ] as const) {
    const refused = await assay(['check', 'm.json', ...args], { files: { ...files, ...more } });
    expect(refused).toMatchObject({ status: 2, stderr: message, written: {} });
  }
  const same = await assay(['check', 'm.json', '--edition', 'same.yaml'], { files });
  expect({ status: same.status, isPrivate: same.stdout.includes('private') }).toEqual({ status: 0, isPrivate: false });
});

test.describe('a partner that conforms', needs('browser'), () => {
  let text: string;
  let good: Report;

  test.beforeAll(async () => {
    const of = await certifiedTogether([older, { name: 'good', target: { manifest: { id: 'good-db' } } }], ['--cases', '2']);
    expect(of('old').report.verdict).toBe('conforming');
    text = JSON.stringify(of('old').report);
    good = of('good').report;
  });

  test('a requirement of a later edition is shown, and does not count', async () => {
    const files = { 'old.json': text, 'next.yaml': next([{ id: stale, level: 'must', since: '2027-09' }]) };
    const { status, stdout, written } = await assay(
      ['report', 'old.json', '--edition', './next.yaml', '--out', 'again', '--reporter', 'terminal,html,markdown'],
      { files },
    );
    const again = JSON.parse(written['again/report.json'] ?? '') as Report;
    expect(status).toBe(0);
    expect(again).toMatchObject({
      verdict: 'conforming',
      counts: { fail: 0, warn: 0 },
      unscored: [{ id: stale, verdict: 'fail', since: '2027-09' }],
    });
    expect(stdout).toMatch(new RegExp(`^later ${stale}: fail, .*counts from edition 2027-09`, 'm'));
    expect(written['again/report.html']).toContain('Not counted yet');
    expect(written['again/report.md']).toContain('counts from edition 2027-09');
  });

  test('recorded partners are judged by the next edition without contacting anyone', async () => {
    const files = {
      'all/stale/report.json': text,
      'all/deep/good/report.json': JSON.stringify(good),
      'all/torn/report.json': '{"assay": ',
      'next.yaml': next([{ id: stale, level: 'must' }]),
    };
    const { status, stdout, written } = await assay(['fleet', '--recordings', 'all', '--edition', 'next.yaml'], { files });
    expect({ status, written }).toEqual({ status: 1, written: {} });
    expect(stdout.split('\n').slice(0, -1)).toEqual([
      `breaks acme-db (all/stale/report.json), conforming → not conforming: ${stale} (warn → fail)`,
      expect.stringMatching(/^unread all\/torn\/report\.json:1:\d+: expected a report of Assay/),
      `by ${stale}: 1`,
      'Edition 2027-03: 1 of 2 would break',
    ]);
    const page = await assay(['fleet', '--recordings', 'all', '--edition', 'next.yaml', '--reporter', 'html'], { files });
    expect(page.written['assay-report/planned.html']).toContain('1 of 2 would break');
    expect(page.written['assay-report/planned.html']).toContain(
      `acme-db conforms today. It would no longer conform, because of this check:\n\n${stale} (required)\n  The contract says: `,
    );
    const json = await assay(['fleet', '--recordings', 'all', '--reporter', 'json'], { files });
    expect(json.status).toBe(3);
    expect(JSON.parse(json.stdout)).toMatchObject({
      edition: catalogue().edition,
      targets: [
        { name: 'good-db', broken: [] },
        { name: 'acme-db', broken: [] },
      ],
    });
    for (const args of [[], ['targets.yaml', '--recordings', 'all'], ['--recordings', 'none']])
      expect((await assay(['fleet', ...args], { files })).status, args.join(' ')).toBe(2);
  });
});
