import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { editionOf } from '../../../../engine/contract/edition.ts';
import type { Judgement } from '../../../../engine/judging/judgement.ts';
import { buildReport } from '../../../../engine/judging/report.ts';
import type { Rule } from '../../../../engine/judging/rule.ts';
import type { RequirementId } from '../../../../specs/generated/ids.ts';
import type { Report } from '../../../../specs/generated/schemas.ts';
import { judgeAgain, ruleInWords } from './in-words.ts';

const document = ruleInWords({
  requirement: 'manifest/name-is-a-string',
  reads: 'manifest',
  check: ({ name }, { json }) => (name === 'Acme' ? [] : [{ at: '/name', expected: 'Acme', got: `${name} in ${json.file}` }]),
});
const answer = ruleInWords({
  requirement: 'provision/succeeds',
  reads: ['provision/first'],
  check: (seen) =>
    seen.filter((one) => one.answer.status !== 201).map((one) => ({ in: one, expected: '201', got: `${one.answer.status}` })),
});
const rules: Rule[] = [document, answer];

const exchange = (status: number): Report['exchanges'][number] => ({
  request: { method: 'POST', url: 'https://acme.example/resources', headers: [] },
  response: { status, headers: [], body: '' },
  started: 0,
  ms: { total: 1 },
  number: 0,
});

/** A report as an earlier run left it, by what it said of requirements. */
function earlier(judged: [RequirementId, Judgement][], more: Partial<Report> = {}): Report {
  const recordings = [{ play: 'installing', observations: [{ label: 'provision/first', exchanges: [0] }] }];
  const report = buildReport({
    version: '0.9.0',
    command: 'assay certify',
    target: { kind: 'provider', name: 'acme-db', document: 'own.json' },
    started: new Date('2026-11-15T12:00:00Z'),
    judged: new Map(judged),
    leftOut: (id) => (id === 'deprovision/answers-200' ? { reason: 'left out by --only', byChoice: true } : undefined),
    strict: false,
    more: { recordings, exchanges: [exchange(500)], seed: 7, complete: true, manifest: { text: '{"name": "Other"}' } },
  });
  return { ...report, ...more };
}

const again = (old: Report, keepsChoices = true) =>
  judgeAgain(old, { rules, edition: editionOf(), version: '1.0.0', command: 'assay report', keepsChoices });
const told = (report: Report, id: RequirementId) => {
  const { verdict, got, reason, byChoice, repeat } = report.requirements.find((one) => one.id === id) ?? {};
  return {
    verdict,
    ...(got && { got }),
    ...(reason && { reason }),
    ...(byChoice !== undefined && { byChoice }),
    ...(repeat && { repeat }),
  };
};
const lacking = 'the recordings of that run do not show this; run the command again';
const judgement = (verdict: Judgement['verdict'], more: Partial<Judgement> = {}): Judgement => ({
  verdict,
  problems: [],
  notes: [],
  ...more,
});

describe('a run that is judged again', () => {
  it('is judged by its manifest and by what was recorded', () => {
    const report = again(earlier([]));
    assert.deepEqual(told(report, 'manifest/name-is-a-string'), { verdict: 'fail', got: 'Other in own.json' });
    assert.deepEqual(told(report, 'provision/succeeds'), { verdict: 'fail', got: '500' });
  });

  it('keeps what it was, and says by what it was judged before', () => {
    const old = earlier([]);
    const report = again(old);
    assert.deepEqual([report.assay, report.command, report.started], ['1.0.0', 'assay report', old.started]);
    for (const field of ['target', 'recordings', 'exchanges', 'seed', 'complete', 'manifest', 'resources', 'facts'] as const)
      assert.deepEqual(report[field], old[field], field);
    assert.deepEqual(report.judgedBefore, { assay: '0.9.0', edition: old.edition, verdict: old.verdict });
    assert.ok(!('coverage' in report));
    const coverage = { operations: [] } as unknown as NonNullable<Report['coverage']>;
    assert.equal(again({ ...old, coverage }).coverage, coverage);
  });

  it('names the command that repeats an exchange, where the report had it', () => {
    const problem: Judgement['problems'][number] = { level: 'must', expected: '201', got: '500', exchanges: [0], repeat: 'curl x' };
    const old = earlier([
      ['provision/succeeds', judgement('fail', { problems: [problem, { ...problem, exchanges: [1], repeat: 'curl y' }] })],
    ]);
    assert.equal(told(again(old), 'provision/succeeds').repeat, 'curl x');
  });

  it("has the advice of version 2's recordings, which had another name", () => {
    const advised = ruleInWords({
      requirement: 'sso/accepts-a-valid-call',
      reads: ['sso/diagnosis'],
      check: (seen) => seen.map((one) => ({ in: one, expected: 'a', got: one.mistake?.fix ?? 'no advice' })),
    });
    const mistake = { name: 'seconds-hashed', sentence: 'Your service hashes seconds.', mend: 'Hash the timestamp as it comes.' };
    const recordings = [{ play: 'opening', observations: [{ label: 'sso/diagnosis' as const, mistake, exchanges: [0] }] }];
    const old = earlier([], { recordings });
    const report = judgeAgain(old, { rules: [advised], edition: editionOf(), version: '1', command: 'c', keepsChoices: true });
    assert.equal(told(report, 'sso/accepts-a-valid-call').got, 'Hash the timestamp as it comes.');
    assert.deepEqual(report.recordings, recordings);
  });

  it('says which document is not in the report', () => {
    const { manifest, ...old } = earlier([['manifest/name-is-a-string', judgement('pass')]]);
    const reason = 'the report does not contain the manifest; run the command again';
    assert.ok(manifest);
    assert.deepEqual(told(again(old), 'manifest/name-is-a-string'), { verdict: 'untested', reason, byChoice: false });
    const application = { ...old, target: { kind: 'application', name: 'a' } } as Report;
    const reads = { requirement: 'app/has-a-start', reads: 'application', check: () => [] } as const;
    const { requirements } = judgeAgain(application, {
      rules: [reads],
      edition: editionOf(),
      version: '1',
      command: 'c',
      keepsChoices: true,
    });
    const own = requirements.find(({ id }) => id === 'app/has-a-start');
    assert.equal(own?.reason, "the report does not contain the application's folder; run the command again");
  });
});

describe('what an earlier run left open', () => {
  const shown = ruleInWords({ requirement: 'sso/redirects', reads: ['sso/valid'], check: () => [] });
  const open = (verdict: Judgement['verdict'], keepsChoices = true) => {
    const old = earlier([['sso/redirects', judgement(verdict, { reason: 'it was late', byChoice: true })]]);
    const report = judgeAgain(old, { rules: [shown], edition: editionOf(), version: '1', command: 'c', keepsChoices });
    return told(report, 'sso/redirects');
  };

  it('stays as it was, for the reason given then', () => {
    assert.deepEqual(open('untested'), { verdict: 'untested', reason: 'it was late', byChoice: true });
    assert.equal(open('undecided').verdict, 'undecided');
    assert.equal(open('undecided').reason, 'it was late');
  });

  it('is told by what is lacking where choices do not count, or there was a verdict', () => {
    assert.deepEqual(open('untested', false), { verdict: 'untested', reason: lacking, byChoice: false });
    assert.deepEqual(open('pass'), { verdict: 'untested', reason: lacking, byChoice: false });
  });

  it('by choice stays left out, where choices count', () => {
    const leftOut = { verdict: 'untested', reason: 'left out by --only', byChoice: true };
    assert.deepEqual(told(again(earlier([])), 'deprovision/answers-200'), leftOut);
    assert.notDeepEqual(told(again(earlier([]), false), 'deprovision/answers-200'), leftOut);
  });
});

describe('what is judged again of a report that lacks something', () => {
  const judgedBy = (all: Rule[], old: Report, id: RequirementId) =>
    told(judgeAgain(old, { rules: all, edition: editionOf(), version: '1', command: 'c', keepsChoices: true }), id);
  const shown = ruleInWords({ requirement: 'sso/redirects', reads: ['sso/valid'], check: () => [] });
  const withOutcome = (own: object): Report => {
    const old = earlier([]);
    const requirements = old.requirements.map((one) => {
      const { reason: _reason, byChoice: _byChoice, ...rest } = one;
      return one.id === 'sso/redirects' ? { ...rest, ...own } : one;
    });
    return { ...old, requirements } as Report;
  };

  it('stays untested because something is missing, for the reason given then', () => {
    const old = withOutcome({ verdict: 'untested', reason: 'nobody was there', byChoice: false });
    assert.deepEqual(judgedBy([shown], old, 'sso/redirects'), { verdict: 'untested', reason: 'nobody was there', byChoice: false });
  });

  it('has no reason where none was given', () => {
    assert.deepEqual(judgedBy([shown], withOutcome({ verdict: 'undecided' }), 'sso/redirects'), { verdict: 'undecided', byChoice: false });
    const chosen = withOutcome({ verdict: 'untested', byChoice: true });
    assert.deepEqual(judgedBy([shown], chosen, 'sso/redirects'), { verdict: 'untested', byChoice: true });
  });

  it('names the manifest by its usual name where the report does not', () => {
    const old = earlier([], { target: { kind: 'provider', name: 'acme-db' } });
    assert.equal(told(again(old), 'manifest/name-is-a-string').got, 'Other in manifest.json');
  });

  it('looks for no folder of an application, though there is a manifest', () => {
    const reads = { requirement: 'provision/succeeds', reads: 'application', check: () => [] } as const;
    assert.equal(judgedBy([reads], earlier([]), 'provision/succeeds').verdict, 'untested');
  });

  it('keeps the command of an exchange, also where another problem with it has none', () => {
    const problem: Judgement['problems'][number] = { level: 'must', expected: '201', got: '500', exchanges: [0] };
    const old = earlier([['provision/succeeds', judgement('fail', { problems: [{ ...problem, repeat: 'curl x' }, problem] })]]);
    assert.equal(told(again(old), 'provision/succeeds').repeat, 'curl x');
  });

  it('is not judged strictly', () => {
    const warning = ruleInWords({ ...answer, check: ([one]) => (one ? [{ in: one, expected: 'a', got: 'b', level: 'should' }] : []) });
    const report = judgeAgain(earlier([]), { rules: [warning], edition: editionOf(), version: '1', command: 'c', keepsChoices: true });
    assert.deepEqual([told(report, 'provision/succeeds').verdict, report.verdict], ['warn', 'partial']);
  });
});
