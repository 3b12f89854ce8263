import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countVerdicts } from '../../../engine/judging/verdict.ts';
import { compareReports } from '../../../reporters/compare.ts';
import type { Outcome, Report } from '../../../specs/generated/schemas.ts';

type Verdict = Outcome['verdict'];
const verdicts: Verdict[] = ['pass', 'fail', 'warn', 'blocked', 'undecided', 'untested', 'not-applicable'];

function report(rows: Record<string, Verdict>, verdict: Report['verdict'] = 'conforming'): Report {
  const requirements = Object.entries(rows).map(
    ([id, own]): Outcome => ({
      id,
      surface: 'manifest',
      level: 'must',
      verdict: own,
      text: '',
      hint: ' fix it ',
      source: '',
      ...(own === 'fail' && { expected: 'a', got: 'b' }),
    }),
  );
  const empty = { notes: [], facts: {}, gaps: [], assumptions: [], recordings: [], exchanges: [] };
  const resources = { made: 0, undone: 0, unknown: [], left: [] };
  const head = {
    assay: '1',
    edition: '2026-11',
    command: '',
    started: '2026-11-15T12:00:00.000Z',
    because: '',
    complete: true,
    seed: null,
  };
  const target = { kind: 'provider' as const, name: 'acme' };
  return { ...head, target, verdict, counts: countVerdicts(requirements), requirements, ...empty, resources };
}

const kind = (before: Verdict, after: Verdict) => compareReports(report({ a: before }), report({ a: after })).changes[0]?.kind;

describe('two runs', () => {
  it('that are the same have no change', () => {
    const rows = Object.fromEntries(verdicts.map((verdict) => [verdict, verdict]));
    const { verdict, changes, same, summary } = compareReports(report(rows), report(rows));
    assert.deepEqual({ verdict, changes, same }, { verdict: ['conforming', 'conforming'], changes: [], same: 7 });
    assert.equal(summary, '7 the same');
  });

  it('differ in a new problem of a requirement that fails in both', () => {
    const failing = (...got: string[]): Report => {
      const whole = report({ a: 'fail' });
      const problems = got.map((text) => ({ level: 'must' as const, expected: 'x', got: text }));
      return { ...whole, requirements: whole.requirements.map((one) => ({ ...one, problems })) };
    };
    const changes = (one: Report, two: Report) => compareReports(one, two).changes.map(({ kind: what, got }) => [what, got]);
    assert.deepEqual(changes(failing('500 for res_17'), failing('500 for res_42')), []);
    assert.deepEqual(changes(failing('500'), failing('500', '404')), [['broken', '404']]);
    assert.deepEqual(changes(failing('500', '404'), failing('500')), []);
    assert.deepEqual(changes({ ...failing('500'), assay: '0.9' }, failing('404')), []);
  });

  it('differ in what broke first, then in what was fixed, is new, is gone', () => {
    const { changes, same, summary, turn } = compareReports(
      report({ a: 'pass', b: 'fail', c: 'pass', d: 'pass', e: 'pass' }),
      report({ a: 'untested', b: 'pass', c: 'fail', e: 'pass', f: 'pass' }, 'not-conforming'),
    );
    assert.equal(turn, 'conforming → not conforming');
    assert.equal(same, 1);
    assert.equal(summary, '1 broken, 1 fixed, 1 no longer tested, 1 new, 1 gone, 1 the same');
    assert.deepEqual(
      changes.map((change) => [change.kind, change.id]),
      [
        ['broken', 'c'],
        ['fixed', 'b'],
        ['untested', 'a'],
        ['new', 'f'],
        ['gone', 'd'],
      ],
    );
  });

  it('show what is got now, and how to fix it', () => {
    const [change] = compareReports(report({ a: 'pass' }), report({ a: 'fail' })).changes;
    assert.deepEqual(change, { id: 'a', level: 'must', text: '', before: 'pass', after: 'fail', got: 'b', hint: 'fix it', kind: 'broken' });
  });
});

describe('a change', () => {
  it('is a break when it is wrong now and was not before', () => {
    for (const before of ['pass', 'undecided', 'untested', 'not-applicable'] as const)
      for (const after of ['fail', 'warn', 'blocked'] as const) assert.equal(kind(before, after), 'broken');
    assert.equal(kind('warn', 'fail'), 'broken');
  });

  it('is fixed only when it passes now; what was tried and is not now is no longer tested', () => {
    for (const before of ['pass', 'fail', 'warn', 'blocked', 'undecided'] as const) {
      assert.equal(kind(before, 'untested'), 'untested');
      assert.equal(kind(before, 'not-applicable'), 'untested');
    }
    assert.equal(kind('not-applicable', 'untested'), 'other');
    for (const before of ['fail', 'warn', 'blocked'] as const) {
      assert.equal(kind(before, 'pass'), 'fixed');
      assert.equal(kind(before, 'undecided'), 'other');
    }
  });

  it('is neither when a failure hides behind another, or comes out from behind it', () => {
    assert.equal(kind('fail', 'blocked'), 'other');
    assert.equal(kind('blocked', 'fail'), 'other');
  });
});
