import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecordingRule } from '../../../../engine/judging/rule.ts';
import type { Observation } from '../../../../specs/generated/schemas.ts';
import { judge, ruleInWords } from './in-words.ts';

const valid = 'sso/accepts-a-valid-call';
const stale = 'sso/refuses-a-stale-timestamp';
const through = { requirement: valid, recipe: 'older-token' };

/** Fails what was opened under its label. */
const rule = (
  requirement: typeof valid | typeof stale,
  label: 'sso/valid' | 'sso/stale',
  more: Partial<RecordingRule> = {},
): RecordingRule =>
  ruleInWords({
    requirement,
    reads: [label],
    check: (seen) => seen.filter(({ opened }) => opened).map((one) => ({ in: one, expected: 'a refusal', got: 'an open panel' })),
    ...more,
  });

const judged = (...late: Omit<Observation, 'label' | 'exchanges'>[]) => judgedAs({}, ...late);

const judgedAs = (more: Partial<RecordingRule>, ...late: Omit<Observation, 'label' | 'exchanges'>[]) => {
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
  return judge([rule(valid, 'sso/valid'), rule(stale, 'sso/stale', { after: [valid], ...more })], { played }, () => 'must').get(stale);
};

describe('what stands behind a failure', () => {
  it('is blocked by it', () => assert.equal(judged({ opened: true })?.blockedBy, valid));

  it('is judged where it was seen through the mistake, and says so', () => {
    const failed = judged({ opened: true, through });
    assert.equal(failed?.verdict, 'fail');
    assert.equal(failed?.judgedWith, 'older-token');
    assert.deepEqual(judged({ opened: false, through }), {
      verdict: 'pass',
      problems: [],
      notes: [],
      judgedWith: 'older-token',
      ms: 1,
      evidence: { exchanges: 1, controls: 0, contexts: 0 },
    });
  });

  it('stays blocked where the mistake leaves nothing to see, or another failure stands before it', () => {
    const skipped = { reason: 'it is not covered', byChoice: false, after: valid };
    assert.equal(judged({ skipped })?.blockedBy, valid);
    assert.equal(judged({ opened: true, through: { ...through, requirement: 'provision/succeeds' } })?.blockedBy, valid);
  });

  it('is judged by an answer that shows what it needs, and says what is lacking otherwise', () => {
    const byAnswer = (shows: 'form' | 'resource') => ({ opened: false, through: { ...through, shows } });
    assert.equal(judged(byAnswer('form'))?.verdict, 'pass');
    assert.equal(judgedAs({ needs: 'resource' }, byAnswer('resource'))?.verdict, 'pass');
    assert.match(
      judgedAs({ needs: 'resource' }, byAnswer('form'))?.reason ?? '',
      /accepts-a-valid-call fails: a form for a resource that does not/,
    );
    assert.match(
      judgedAs({ needs: 'panel' }, byAnswer('resource'))?.reason ?? '',
      /accepts-a-valid-call fails: only the panel could show it/,
    );
    assert.equal(judgedAs({ needs: 'panel' }, { opened: false, through })?.verdict, 'pass');
  });

  it('is blocked, and says why, where the mistake leaves it its controls alone', () => {
    const skipped = { reason: 'your recipe does not cover it', byChoice: false, after: valid };
    const check = () => ({ verdict: 'untested' as const, reason: 'not run' });
    const { verdict, blockedBy, reason } = judgedAs({ check }, { skipped }, { opened: true, through }) ?? {};
    assert.deepEqual([verdict, blockedBy, reason], ['blocked', valid, `${valid} fails: your recipe does not cover it`]);
  });
});
