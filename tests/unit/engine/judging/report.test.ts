import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { catalogue, requirements } from '../../../../engine/catalogue/catalogue.ts';
import { editionOf } from '../../../../engine/contract/edition.ts';
import type { Judgement } from '../../../../engine/judging/judgement.ts';
import { buildReport, type JudgedRun } from '../../../../engine/judging/report.ts';
import type { RequirementId } from '../../../../specs/generated/ids.ts';
import type { TargetKind } from '../../../../specs/generated/schemas.ts';

interface Validate {
  (value: unknown): boolean;
  errors?: unknown;
}

const { report: isReport } = createRequire(import.meta.url)('#specs/generated/validators.cjs') as { report: Validate };

const pass: Judgement = { verdict: 'pass', problems: [], notes: [] };
const fail: Judgement = {
  verdict: 'fail',
  problems: [
    { level: 'must', expected: 'a string', got: '1', at: 'manifest.json:2:9', pointer: '/id' },
    { level: 'should', expected: 'a word', got: '2', at: 'manifest.json:3:9', pointer: '/id' },
  ],
  notes: [],
};
const judged = new Map<RequirementId, Judgement>([
  ['manifest/is-a-json-object', pass],
  ['manifest/id-is-present', fail],
  [
    'manifest/id-is-well-formed',
    { ...pass, verdict: 'blocked', blockedBy: 'manifest/id-is-present', reason: 'manifest/id-is-present fails' },
  ],
  ['manifest/name-is-a-string', { ...pass, verdict: 'not-applicable', reason: 'the manifest has no name' }],
  ['manifest/urls-use-https', { ...pass, notes: [{ text: 'expected https, got http', at: 'manifest.json:9:9' }] }],
  ['auth/challenges-with-basic', { ...pass, notes: [{ text: 'no challenge' }] }],
]);

const run = (more: Partial<JudgedRun> = {}): JudgedRun => ({
  version: '0.1.0',
  command: 'assay check manifest.json',
  target: { kind: 'provider', name: 'acme-db' },
  started: new Date('2026-11-15T12:00:00Z'),
  judged,
  leftOut: () => undefined,
  strict: false,
  ...more,
});

const report = buildReport(run());
const of = (id: RequirementId, from = report) => from.requirements.find((outcome) => outcome.id === id);

describe('a report', () => {
  for (const kind of ['provider', 'platform', 'application', 'client'] satisfies TargetKind[]) {
    it(`of a ${kind} follows its schema`, () => {
      assert.ok(isReport(buildReport(run({ target: { kind, name: 'x' } }))), JSON.stringify(isReport.errors));
    });

    it(`of a ${kind} has every must and should of its kind once, judged or not`, () => {
      const expected = requirements().filter(({ target, level }) => target === kind && level !== 'note');
      const { requirements: outcomes } = buildReport(run({ target: { kind, name: 'x' } }));
      assert.ok(expected.length > 0);
      assert.deepEqual(outcomes.map(({ id }) => id).toSorted(), expected.map(({ id }) => id).toSorted());
    });
  }

  it('follows its schema when everything was left out', () => {
    assert.ok(
      isReport(buildReport(run({ leftOut: () => ({ reason: 'left out by --only', byChoice: true }) }))),
      JSON.stringify(isReport.errors),
    );
  });

  it('names its edition, version, command, target and time', () => {
    const { assay, edition, command, target, started } = report;
    assert.deepEqual(
      { assay, edition, command, target, started },
      {
        assay: '0.1.0',
        edition: catalogue().edition,
        command: 'assay check manifest.json',
        target: { kind: 'provider', name: 'acme-db' },
        started: '2026-11-15T12:00:00.000Z',
      },
    );
  });

  it('counts as many verdicts as it has requirements', () => {
    assert.equal(
      Object.values(report.counts).reduce((sum, number) => sum + number),
      report.requirements.length,
    );
  });

  it('survives JSON', () => assert.deepEqual(JSON.parse(JSON.stringify(report)), report));
});

describe('an outcome', () => {
  it('has the words of the catalogue', () => {
    const row = requirements().find(({ id }) => id === 'manifest/id-is-present');
    const { text, hint, source, surface, level } = of('manifest/id-is-present') ?? {};
    assert.deepEqual([text, hint, source, surface, level], [row?.text, row?.hint, row?.source, row?.surface, row?.level]);
  });

  it('shows its first problem, and holds all', () => {
    const { expected, got, at, problems } = of('manifest/id-is-present') ?? {};
    assert.deepEqual([expected, got, at, problems], ['a string', '1', 'manifest.json:2:9', fail.problems]);
  });

  it('shows the exchanges and the command of its first problem, where there are any', () => {
    const problem = {
      ...fail.problems[0],
      level: 'must' as const,
      expected: '200',
      got: '204',
      exchanges: [12],
      repeat: 'curl -X DELETE …',
    };
    const live = buildReport(run({ judged: new Map([['deprovision/answers-200', { ...fail, problems: [problem] }]]) }));
    const { exchanges, repeat } = of('deprovision/answers-200', live) ?? {};
    assert.deepEqual([exchanges, repeat], [[12], 'curl -X DELETE …']);
    assert.ok(isReport(live), JSON.stringify(isReport.errors));
  });

  it('keeps whether it was left untested by choice', () => {
    const untested: Judgement = { ...pass, verdict: 'untested', reason: 'nothing may change (--read-only)', byChoice: true };
    const live = buildReport(run({ judged: new Map([['provision/succeeds', untested]]) }));
    assert.equal(of('provision/succeeds', live)?.byChoice, true);
  });

  it('names what blocks it', () => assert.equal(of('manifest/id-is-well-formed')?.blockedBy, 'manifest/id-is-present'));

  it('says why it does not apply', () => assert.equal(of('manifest/name-is-a-string')?.reason, 'the manifest has no name'));

  it('is untested, because it has no rule, where nothing was judged', () => {
    const { verdict, byChoice } = of('sso/redirects') ?? {};
    assert.deepEqual([verdict, byChoice], ['untested', false]);
  });

  it('is untested by choice where it was left out, whatever was judged', () => {
    const left = buildReport(
      run({ leftOut: (id) => (id === 'manifest/id-is-present' ? { reason: 'left out by --skip', byChoice: true } : undefined) }),
    );
    const { verdict, byChoice, reason, problems } = of('manifest/id-is-present', left) ?? {};
    assert.deepEqual([verdict, byChoice, reason, problems], ['untested', true, 'left out by --skip', undefined]);
  });
});

describe('notes', () => {
  it('are listed with their requirement, of whatever level it is', () => {
    assert.deepEqual(report.notes, [
      { id: 'manifest/urls-use-https', text: 'expected https, got http', at: 'manifest.json:9:9' },
      { id: 'auth/challenges-with-basic', text: 'no challenge' },
    ]);
  });

  it('are left out with their requirement', () => {
    assert.deepEqual(buildReport(run({ leftOut: () => ({ reason: 'left out by --only', byChoice: true }) })).notes, []);
  });
});

describe('the verdict of a report', () => {
  it('comes from its outcomes', () => assert.equal(report.verdict, 'not-conforming'));

  it('is not-conforming too where the failure that blocks a must was left out', () => {
    const only = (id: RequirementId) =>
      id === 'manifest/id-is-well-formed' ? undefined : { reason: 'left out by --only', byChoice: true };
    assert.equal(buildReport(run({ leftOut: only })).verdict, 'not-conforming');
  });
});

describe('a report that says no more', () => {
  it('is complete, and has nothing of a live run', () => {
    const { complete, facts, recordings, exchanges, resources, seed, unscored } = report;
    assert.deepEqual(
      { complete, facts, recordings, exchanges, resources, seed, unscored },
      {
        ...{ complete: true, facts: {}, recordings: [], exchanges: [], seed: null, unscored: undefined },
        resources: { made: 0, undone: 0, unknown: [], left: [] },
      },
    );
  });

  it('counts a warning where it is strict', () => {
    const edition = editionOf();
    const all = new Map(
      edition.requirements.map(({ id, level }) => [id, level === 'should' ? { ...pass, verdict: 'warn' as const } : pass]),
    );
    assert.equal(buildReport(run({ judged: all })).verdict, 'conforming');
    assert.equal(buildReport(run({ judged: all, strict: true })).verdict, 'not-conforming');
  });
});
