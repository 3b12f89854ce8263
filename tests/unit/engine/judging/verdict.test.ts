import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countVerdicts, exitStatus, missingOutcomes, runVerdict, worstStatus } from '../../../../engine/judging/verdict.ts';
import type { Outcome, RunVerdict } from '../../../../specs/generated/schemas.ts';

type Verdict = Outcome['verdict'];

const outcome = (level: 'must' | 'should', verdict: Verdict, more: Partial<Outcome> = {}): Outcome => ({
  id: `${level}/${verdict}`,
  surface: 'manifest',
  level,
  verdict,
  text: 'text',
  hint: 'hint',
  source: 'marketplace §2',
  ...more,
});

const judge = (outcomes: Outcome[], strict = false) => {
  const { verdict } = runVerdict(outcomes, { strict });
  return [verdict, exitStatus(verdict, outcomes)];
};

const failure = outcome('must', 'fail', { id: 'root' });

describe('the verdict of a run with one requirement', () => {
  const table: [outcome: Outcome, plain: [RunVerdict, number], strict: [RunVerdict, number]][] = [
    [outcome('must', 'pass'), ['conforming', 0], ['conforming', 0]],
    [outcome('must', 'fail'), ['not-conforming', 1], ['not-conforming', 1]],
    [outcome('must', 'warn'), ['conforming', 0], ['not-conforming', 1]],
    [outcome('must', 'blocked', { blockedBy: 'left/out' }), ['not-conforming', 1], ['not-conforming', 1]],
    [outcome('must', 'undecided'), ['inconclusive', 3], ['inconclusive', 3]],
    [outcome('must', 'untested', { byChoice: true }), ['partial', 0], ['partial', 0]],
    [outcome('must', 'untested', { byChoice: false }), ['partial', 4], ['partial', 4]],
    [outcome('must', 'untested'), ['partial', 4], ['partial', 4]],
    [outcome('must', 'not-applicable'), ['conforming', 0], ['conforming', 0]],
    [outcome('should', 'pass'), ['conforming', 0], ['conforming', 0]],
    [outcome('should', 'warn'), ['conforming', 0], ['not-conforming', 1]],
    [outcome('should', 'blocked', { blockedBy: 'left/out' }), ['conforming', 0], ['conforming', 0]],
    [outcome('should', 'undecided'), ['conforming', 0], ['conforming', 0]],
    [outcome('should', 'untested', { byChoice: true }), ['conforming', 0], ['conforming', 0]],
    [outcome('should', 'untested', { byChoice: false }), ['conforming', 0], ['conforming', 0]],
    [outcome('should', 'not-applicable'), ['conforming', 0], ['conforming', 0]],
  ];
  for (const [one, plain, strict] of table) {
    const choice = one.byChoice === undefined ? '' : one.byChoice ? ' by choice' : ' because something is missing';
    it(`is ${plain.join(', ')} when a ${one.level} is ${one.verdict}${choice}`, () => assert.deepEqual(judge([one]), plain));
    it(`is ${strict.join(', ')} when a ${one.level} is ${one.verdict}${choice}, strictly`, () =>
      assert.deepEqual(judge([one], true), strict));
  }
});

describe('the verdict of a run with many requirements', () => {
  const strongest: RunVerdict[] = ['not-conforming', 'inconclusive', 'partial', 'conforming'];
  const meaning: Record<Verdict, RunVerdict> = {
    fail: 'not-conforming',
    undecided: 'inconclusive',
    blocked: 'not-conforming',
    untested: 'partial',
    warn: 'conforming',
    pass: 'conforming',
    'not-applicable': 'conforming',
  };
  const verdicts = Object.keys(meaning) as Verdict[];
  const mixes = Array.from({ length: 2 ** verdicts.length }, (_, mix) => verdicts.filter((_, index) => mix & (1 << index)));

  for (const strict of [false, true]) {
    it(`is the first that holds, in all ${mixes.length} mixes of required checks${strict ? ', strictly' : ''}`, () => {
      for (const mix of mixes) {
        const meant = mix.map((verdict) => (strict && verdict === 'warn' ? 'not-conforming' : meaning[verdict]));
        const expected = strongest.find((verdict) => meant.includes(verdict)) ?? 'conforming';
        const outcomes = mix.map((verdict) => outcome('must', verdict));
        assert.equal(runVerdict(outcomes, { strict }).verdict, expected, mix.join(', '));
      }
    });
  }

  it('does not depend on the shoulds, in any mix, unless it is strict', () => {
    for (const mix of mixes) {
      const shoulds = mix.filter((verdict) => verdict !== 'fail').map((verdict) => outcome('should', verdict));
      assert.deepEqual(judge([outcome('must', 'pass'), ...shoulds]), ['conforming', 0], mix.join(', '));
    }
  });

  it('is not-conforming when a must is blocked by a failure', () => {
    assert.deepEqual(judge([failure, outcome('must', 'blocked', { blockedBy: 'root' }), outcome('must', 'undecided')]), [
      'not-conforming',
      1,
    ]);
  });

  it('is inconclusive when a must is blocked by what is undecided', () => {
    const root = outcome('should', 'undecided', { id: 'root' });
    assert.deepEqual(judge([root, outcome('must', 'blocked', { blockedBy: 'root' })]), ['inconclusive', 3]);
  });

  it('is conforming when there is none', () => assert.deepEqual(judge([]), ['conforming', 0]));
});

describe('the sentence behind a verdict', () => {
  const because = (outcomes: Outcome[], strict = false) => runVerdict(outcomes, { strict }).because;

  it('counts the failures among the required checks', () => {
    assert.equal(because([failure, outcome('must', 'pass'), outcome('should', 'warn')]), '1 of 2 required checks failed');
  });

  it('tells a failure before a warning when it is strict', () => {
    assert.equal(because([failure, outcome('must', 'pass'), outcome('should', 'warn')], true), '1 of 2 required checks failed');
    assert.equal(because([outcome('must', 'pass'), outcome('should', 'warn')], true), '1 check warned, and --strict allows no warnings');
  });

  it('says what is undecided, not tested, or holds', () => {
    assert.equal(because([outcome('must', 'undecided'), outcome('must', 'pass')]), '1 of 2 required checks undecided');
    assert.equal(because([outcome('must', 'untested'), outcome('must', 'pass')]), '1 of 2 required checks not tested');
    assert.equal(because([outcome('must', 'not-applicable'), outcome('must', 'pass')]), 'all 2 required checks passed or do not apply');
  });

  it('counts a required check that warned apart from those that passed', () =>
    assert.equal(
      because([outcome('must', 'warn'), outcome('must', 'not-applicable'), outcome('must', 'pass')]),
      '2 of 3 required checks passed or do not apply, the others warned',
    ));
});

describe('the exit status of a partial run', () => {
  const chosen = outcome('must', 'untested', { byChoice: true });
  const lacking = outcome('must', 'untested', { byChoice: false });

  it('is 0 when the user left out all that is untested', () => assert.equal(exitStatus('partial', [chosen, chosen]), 0));

  it('is 4 when anything is missing besides', () => assert.equal(exitStatus('partial', [chosen, lacking]), 4));

  it('is 4 for exactly what is missing', () => {
    assert.deepEqual(missingOutcomes([chosen, lacking, outcome('should', 'untested'), outcome('must', 'pass')]), [lacking]);
  });
});

describe('the counts of a report', () => {
  it('have every verdict, also those that nobody has', () => {
    assert.deepEqual(countVerdicts([failure, outcome('must', 'pass'), outcome('should', 'pass'), outcome('must', 'not-applicable')]), {
      pass: 2,
      fail: 1,
      warn: 0,
      blocked: 0,
      undecided: 0,
      untested: 0,
      'not-applicable': 1,
    });
  });
});

describe('what nobody asked for', () => {
  it('is not strict', () => assert.equal(runVerdict([outcome('should', 'warn')]).verdict, 'conforming'));

  it('is wanted of a partial run alone', () => assert.equal(exitStatus('conforming', [outcome('must', 'untested')]), 0));
});

describe('the worst of many statuses', () => {
  for (const [statuses, worst] of [
    [[], 0],
    [[0, 0], 0],
    [[0, 4], 4],
    [[4, 3], 3],
    [[3, 2, 4], 2],
    [[2, 1], 1],
  ] as const)
    it(`of ${statuses.join(', ') || 'none'} is ${worst}`, () => assert.equal(worstStatus(statuses), worst));
});
