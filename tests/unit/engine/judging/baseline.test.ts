import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkKnownFailures, counted, exitStatusOf, isOverdue } from '../../../../engine/judging/baseline.ts';
import { fingerprintOf } from '../../../../engine/judging/fingerprint.ts';
import { runVerdict } from '../../../../engine/judging/verdict.ts';
import type { KnownFailure, Outcome, Report } from '../../../../specs/generated/schemas.ts';

const now = new Date('2026-11-15T23:59:59Z');

const outcome = (id: string, verdict: Outcome['verdict'], more: Partial<Outcome> = {}): Outcome => ({
  id,
  surface: 'sso',
  level: 'must',
  verdict,
  text: '',
  hint: '',
  source: '',
  ...more,
});

const known = (more: Partial<KnownFailure> = {}): KnownFailure => ({
  requirement: 'sso/a',
  reason: 'ticket 12',
  owner: 'jane',
  expires: '2027-06-01',
  ...more,
});

const stateOf = (entry: KnownFailure, ...outcomes: Outcome[]) => checkKnownFailures([entry], outcomes, now)[0]?.state;

describe('a known failure', () => {
  it('holds while it fails or warns', () => {
    for (const verdict of ['fail', 'warn'] as const) {
      assert.deepEqual(checkKnownFailures([known()], [outcome('sso/a', verdict)], now), [
        { ...known(), kind: 'failing', state: 'holds', known: ['sso/a'] },
      ]);
    }
  });

  it('is stale once it passes, and its owner is named', () => {
    const [entry] = checkKnownFailures([known()], [outcome('sso/a', 'pass')], now);
    assert.equal(entry?.state, 'stale');
    assert.match(entry?.says ?? '', /no longer fails; jane /);
  });

  it('may pass when it is known to be flaky', () => {
    assert.equal(stateOf(known({ kind: 'flaky' }), outcome('sso/a', 'pass')), 'holds');
    assert.equal(stateOf(known({ kind: 'flaky' }), outcome('sso/a', 'fail')), 'holds');
  });

  for (const verdict of ['untested', 'undecided', 'blocked', 'not-applicable'] as const) {
    it(`is not stale when what it names is ${verdict}`, () => assert.equal(stateOf(known(), outcome('sso/a', verdict)), 'unjudged'));
  }

  it('is not stale when nothing is there that it names', () => assert.equal(stateOf(known(), outcome('sso/b', 'pass')), 'unjudged'));

  it('may name several: it is stale when none of them fails', () => {
    const glob = known({ requirement: 'sso/*' });
    assert.equal(stateOf(glob, outcome('sso/a', 'pass'), outcome('sso/b', 'fail'), outcome('auth/c', 'fail')), 'holds');
    assert.deepEqual(
      checkKnownFailures([glob], [outcome('sso/a', 'pass'), outcome('sso/b', 'fail'), outcome('auth/c', 'fail')], now)[0]?.known,
      ['sso/b'],
    );
    assert.equal(stateOf(glob, outcome('sso/a', 'pass'), outcome('sso/b', 'untested'), outcome('auth/c', 'fail')), 'stale');
  });
});

describe('an entry with a fingerprint', () => {
  const problem = (got: string) => ({ level: 'must' as const, expected: 'a refusal', got });
  const failing = (...got: string[]) => outcome('sso/a', 'fail', { problems: got.map(problem) });
  const one = (got: string, more = {}) => known({ fingerprint: fingerprintOf('sso/a', problem(got)), ...more });
  const told = (entries: KnownFailure[], ...outcomes: Outcome[]) =>
    checkKnownFailures(entries, outcomes, now).map(({ state, known: ids }) => [state, ids]);

  it('knows its problem, in every run', () => {
    assert.deepEqual(told([one('it opened for res_17')], failing('it opened for res_42')), [['holds', ['sso/a']]]);
  });

  it('does not know another problem of the same requirement', () => {
    assert.deepEqual(told([one('x')], failing('x', 'y')), [['holds', []]]);
    assert.deepEqual(counted([failing('x', 'y')], checkKnownFailures([one('x')], [failing('x', 'y')], now)), [failing('x', 'y')]);
  });

  it('knows them together with other entries', () => {
    assert.deepEqual(told([one('x'), one('y')], failing('x', 'y')), [
      ['holds', ['sso/a']],
      ['holds', ['sso/a']],
    ]);
    assert.deepEqual(told([one('x', { expires: '2026-01-01' }), one('y')], failing('x', 'y'))[1], ['holds', []]);
  });

  it('is stale once its problem is gone, though the requirement fails', () => {
    const [entry] = checkKnownFailures([one('x')], [failing('y')], now);
    assert.deepEqual([entry?.state, entry?.says], ['stale', 'this problem is gone, but others remain; jane has to remove the entry']);
    assert.deepEqual(told([one('x', { kind: 'flaky' })], failing('y')), [['holds', []]]);
  });

  it('works as before without one', () => assert.deepEqual(told([known()], failing('x', 'y')), [['holds', ['sso/a']]]));
});

describe('the end of an entry', () => {
  const at = (expires: string) => checkKnownFailures([known({ expires })], [outcome('sso/a', 'fail')], now)[0];

  it('is the end of its last day', () => {
    assert.equal(at('2026-11-15')?.state, 'holds');
    assert.equal(at('2026-11-14')?.state, 'expired');
  });

  it('is announced 14 days ahead, naming the owner', () => {
    assert.equal(at('2026-11-30')?.says, undefined);
    assert.match(at('2026-11-29')?.says ?? '', /^expires in 14 days, on 2026-11-29; jane /);
    assert.match(at('2026-11-16')?.says ?? '', /^expires tomorrow/);
    assert.match(at('2026-11-15')?.says ?? '', /^expires today/);
  });

  it('counts also for what was not judged, and for what is flaky', () => {
    assert.equal(stateOf(known({ expires: '2026-01-01', kind: 'flaky' }), outcome('sso/a', 'untested')), 'expired');
  });
});

describe('what counts', () => {
  const outcomes = [outcome('sso/a', 'fail'), outcome('sso/b', 'blocked', { blockedBy: 'sso/a' }), outcome('sso/c', 'pass')];

  it('is neither known nor blocked by what is known', () => {
    assert.deepEqual(
      counted(outcomes, checkKnownFailures([known()], outcomes, now)).map(({ id }) => id),
      ['sso/c'],
    );
  });

  it('is everything that an expired entry named', () => {
    const entries = checkKnownFailures([known({ expires: '2026-01-01' })], outcomes, now);
    assert.equal(counted(outcomes, entries).length, 3);
    assert.equal(entries.filter(isOverdue).length, 1);
  });
});

describe('the exit status', () => {
  const status = (entries: KnownFailure[], outcomes: Outcome[], strict = false) => {
    const baseline = { file: 'known.yaml', entries: checkKnownFailures(entries, outcomes, now) };
    return exitStatusOf({ ...runVerdict(outcomes, { strict }), requirements: outcomes, baseline } as Report, { strict });
  };
  const failing = outcome('sso/a', 'fail');

  it('is that of what is not known', () => {
    assert.equal(status([known()], [failing]), 0);
    assert.equal(status([known()], [failing, outcome('sso/b', 'fail')]), 1);
    assert.equal(status([known()], [failing, outcome('sso/b', 'undecided')]), 3);
    assert.equal(status([known()], [failing, outcome('sso/b', 'untested')]), 4);
    assert.equal(status([known()], [failing, outcome('sso/b', 'untested', { byChoice: true })]), 0);
  });

  it('counts warnings under --strict, unless they are known', () => {
    const warned = outcome('sso/b', 'warn', { level: 'should' });
    assert.equal(status([known()], [failing, warned], true), 1);
    assert.equal(status([known(), known({ requirement: 'sso/b' })], [failing, warned], true), 0);
  });

  it('is 1 when an entry is stale or has expired', () => {
    assert.equal(status([known()], [outcome('sso/a', 'pass')]), 1);
    assert.equal(status([known({ expires: '2026-01-01' })], [outcome('sso/a', 'untested', { byChoice: true })]), 1);
  });

  it('is that of the verdict without a baseline', () => {
    assert.equal(exitStatusOf({ verdict: 'not-conforming', requirements: [failing] } as unknown as Report), 1);
  });
});

describe('an entry that does not hold', () => {
  it('names nothing that is known', () => {
    const all = [
      checkKnownFailures([known({ expires: '2026-01-01' })], [outcome('sso/a', 'fail')], now),
      checkKnownFailures([known()], [outcome('sso/a', 'untested')], now),
      checkKnownFailures([known()], [outcome('sso/a', 'pass')], now),
    ];
    assert.deepEqual(
      all.map(([entry]) => [entry?.state, entry?.known]),
      [
        ['expired', []],
        ['unjudged', []],
        ['stale', []],
      ],
    );
  });

  it('is not made by a warning, unless that is asked for', () => {
    const warned = [outcome('sso/b', 'warn', { level: 'should' })];
    const report = { ...runVerdict(warned), requirements: warned, baseline: { file: 'known.yaml', entries: [] } } as unknown as Report;
    assert.deepEqual([exitStatusOf(report), exitStatusOf(report, { strict: true })], [0, 1]);
  });
});
