import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineRule, type NoVerdict, notApplicable, notRun, untested } from '../../../../engine/judging/rule.ts';
import { judge } from './in-words.ts';
import { id, judged, type Observed, played, refusing, wrong } from './observations.ts';

describe('a rule that is untested although something was seen', () => {
  const unplayed = { verdict: 'undecided', reason: 'the run was cut short', byChoice: false } as const;
  const verdictOf = (finding: NoVerdict, more: Observed[] = []) => {
    const rule = defineRule({ ...refusing, check: () => finding });
    const { verdict, reason: why, byChoice } = judge([rule], { played: played(wrong(401), ...more), unplayed }, () => 'must').get(id) ?? {};
    return [verdict, why, byChoice];
  };

  it('is what became of the plays, where it was not run', () => {
    assert.deepEqual(verdictOf(notRun()), ['undecided', 'the run was cut short', false]);
  });

  it('is told apart by its code, not by its words', () =>
    assert.deepEqual(verdictOf({ verdict: 'untested', reason: notRun().reason }), ['untested', notRun().reason, undefined]));

  it('keeps a reason of its own', () =>
    assert.deepEqual(verdictOf(untested('no-two-ids')), ['untested', 'fewer than two installs gave an id', undefined]));

  it('is left out by choice where the user asked for a part, and keeps its reason', () => {
    const rule = defineRule({ ...refusing, check: () => untested('no-two-ids') });
    const part = { verdict: 'untested', reason: 'left out by --smoke', byChoice: true } as const;
    const { reason, byChoice } = judge([rule], { played: played(wrong(401)), unplayed: part }, () => 'must').get(id) ?? {};
    assert.deepEqual([reason, byChoice], ['fewer than two installs gave an id', true]);
  });

  it('takes the reason of the play that left a part out', () => {
    const skipped = wrong(undefined, { skipped: { reason: 'left out', byChoice: true } });
    assert.deepEqual(verdictOf(notRun(), [skipped]), ['untested', 'left out', true]);
  });

  it('stays as it is where a rule says that it does not apply', () => {
    const rule = defineRule({ ...refusing, check: () => notApplicable('not-run') });
    assert.equal(judge([rule], { played: played(wrong(401)), unplayed }, () => 'must').get(id)?.verdict, 'not-applicable');
  });
});

describe('an answer of which nobody saw what it opens', () => {
  const unseen = (byChoice: boolean) => wrong(401, { undecided: 'only a browser shows it', unseen: { reason: 'no browser', byChoice } });
  const verdictOf = (...all: Observed[]) => {
    const { verdict, reason, byChoice, at } = judged(all) ?? {};
    return [verdict, reason, byChoice, at?.includes('auth/wrong-user')];
  };

  it('is left out where the user left out what shows it', () =>
    assert.deepEqual(verdictOf(wrong(401), unseen(true)), ['untested', 'only a browser shows it', true, true]));

  it('is open where something was missing, also beside others that were left out', () => {
    assert.deepEqual(verdictOf(wrong(401), unseen(false)), ['undecided', 'only a browser shows it', undefined, true]);
    assert.equal(verdictOf(unseen(true), wrong())[0], 'undecided');
  });

  it('hides no failure', () => assert.equal(verdictOf(wrong(200), unseen(true))[0], 'fail'));
});

describe('a target that locks us out', () => {
  type Timed = Observed & { at: number };
  const call = (at: number, status: number | undefined, credentials?: string, more: Partial<Observed> = {}): Timed => ({
    ...{ at, label: credentials === 'manifest' || credentials === 'user' ? 'auth/control' : 'auth/wrong-user', on: 'provisioning' },
    ...(status !== undefined && { status }),
    ...(credentials !== undefined && { credentials: credentials as never }),
    ...more,
  });
  /** The verdict on calls that were recorded in one order, and made in another. */
  const verdict = (...calls: Timed[]) => {
    const recorded = played(...calls.map(({ at: _at, ...observation }) => observation));
    const exchanges = recorded.exchanges.map((one, index) => ({ ...one, started: calls[index]?.at ?? 0 }));
    return judge([refusing], { played: { ...recorded, exchanges } }, () => 'must').get(id)?.verdict;
  };

  it('is known by when calls were made, not by where they stand', () => {
    assert.equal(verdict(call(1, 200, 'manifest'), call(2, 401, 'wrong-user'), call(3, 401, 'manifest')), 'undecided');
    assert.equal(verdict(call(3, 401, 'manifest'), call(2, 401, 'wrong-user'), call(1, 200, 'manifest')), 'undecided');
    assert.equal(verdict(call(1, 401, 'manifest'), call(2, 401, 'wrong-user'), call(3, 200, 'manifest')), 'pass');
    assert.equal(verdict(call(3, 200, 'manifest'), call(2, 401, 'wrong-user'), call(1, 401, 'manifest')), 'pass');
  });

  it('has to have been asked with wrong credentials before', () => {
    assert.equal(verdict(call(1, 200, 'user'), call(2, 401, 'user'), call(3, 401, 'wrong-user')), 'pass');
    assert.equal(verdict(call(1, 200, 'user'), call(2, 401), call(3, 401, 'user')), 'pass');
    assert.equal(verdict(call(1, 200, 'user'), call(2, 401, 'wrong-user'), call(3, 401, 'user')), 'undecided');
  });

  it('has to have answered', () => {
    const silent = call(3, undefined, 'manifest');
    assert.equal(verdict(call(1, 200, 'manifest'), call(2, 401, 'wrong-user'), silent), 'pass');
    assert.equal(
      verdict(call(1, 200, 'manifest'), call(2, 401, 'wrong-user'), call(3, 401, 'manifest'), call(4, undefined, 'manifest')),
      'undecided',
    );
  });

  it('makes 403 doubtful too, and no other refusal', () => {
    const locked = (status: number) => verdict(call(1, 200, 'manifest'), call(2, status, 'wrong-user'), call(3, 401, 'manifest'));
    assert.deepEqual([locked(403), locked(401), locked(404)], ['undecided', 'undecided', 'fail']);
  });
});
