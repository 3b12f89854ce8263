import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from '../../../../engine/judging/judge.ts';
import { defineRule, type RecordingRule } from '../../../../engine/judging/rule.ts';
import type { Observation } from '../../../../engine/recording/recording.ts';

const valid = 'sso/accepts-a-valid-call';
const stale = 'sso/refuses-a-stale-timestamp';
const through = { requirement: valid, recipe: 'older-token' };

/** Fails what was opened under its label. */
const rule = (requirement: typeof valid | typeof stale, label: 'sso/valid' | 'sso/stale', after: (typeof valid)[] = []): RecordingRule =>
  defineRule({
    requirement,
    reads: [label],
    after,
    check: (seen) => seen.filter(({ opened }) => opened).map((one) => ({ in: one, expected: 'a refusal', got: 'an open panel' })),
  });

const judged = (...late: Omit<Observation, 'label' | 'exchanges'>[]) => {
  const exchange = {
    request: { method: 'POST', url: 'http://localhost/sso', headers: [] },
    response: { status: 200, statusText: '', httpVersion: '1.1', headers: [], body: '', bytes: 0 },
    started: 0,
    ms: { total: 1 },
  };
  const observations: Observation[] = [
    { label: 'sso/valid', opened: true, exchanges: [0] },
    ...late.map((one) => ({ ...one, label: 'sso/stale', exchanges: one.skipped ? [] : [0] })),
  ];
  const played = { recordings: [{ play: 'it', observations }], exchanges: [exchange] };
  return judge([rule(valid, 'sso/valid'), rule(stale, 'sso/stale', [valid])], { played }, () => 'must').get(stale);
};

describe('what stands behind a failure', () => {
  it('is blocked by it', () => assert.equal(judged({ opened: true })?.blockedBy, valid));

  it('is judged where it was seen through the mistake, and says so', () => {
    const failed = judged({ opened: true, through });
    assert.equal(failed?.verdict, 'fail');
    assert.equal(failed?.judgedWith, 'older-token');
    assert.deepEqual(judged({ opened: false, through }), { verdict: 'pass', problems: [], notes: [], judgedWith: 'older-token', ms: 1 });
  });

  it('stays blocked where the mistake leaves nothing to see, or another failure stands before it', () => {
    const skipped = { reason: 'it is not covered', byChoice: false, after: valid };
    assert.equal(judged({ skipped })?.blockedBy, valid);
    assert.equal(judged({ opened: true, through: { ...through, requirement: 'provision/succeeds' } })?.blockedBy, valid);
  });
});
