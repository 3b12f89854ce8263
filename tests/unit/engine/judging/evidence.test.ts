import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Unplayed } from '../../../../engine/judging/rule.ts';
import { judge } from './in-words.ts';
import { id, judged, type Observed, played, refusing, wrong } from './observations.ts';

const rule = { ...refusing, evidence: { controls: ['auth/control' as const] } };
const control = (status?: number, more: Partial<Observed> = {}): Observed => ({
  ...wrong(status, more),
  label: 'auth/control',
  credentials: 'manifest',
});
const verdictOf = (...observations: Observed[]) => judged(observations, rule)?.verdict;
const reasonOf = (...observations: Observed[]) => judged(observations, rule)?.reason;

describe('what is undecided', () => {
  it('names the right call that was refused, and what it got', () => {
    const { at, exchanges } = judged([wrong(401), control(500), wrong(401)], rule) ?? {};
    assert.match(at ?? '', /^(POST|DELETE) http\S+.*: status 500 \(#\d+\)$/);
    assert.equal(exchanges?.length, 1);
  });
});

describe('a pass', () => {
  const claiming = { ...refusing, evidence: { unless: { label: 'provision/any-body', status: [401, 200] } } };
  const other = (status: number): Observed => ({ ...wrong(status), label: 'provision/any-body' });

  it('is withheld where another call contradicts it, with the place, and does not hold up what comes after it', () => {
    for (const [status, words] of [
      [401, 'refused'],
      [200, 'accepted'],
    ] as const) {
      const { verdict, reason, at, isHeldSoFar } = judged([wrong(401), other(status)], claiming) ?? {};
      assert.deepEqual([verdict, isHeldSoFar], ['undecided', true]);
      assert.match(reason ?? '', new RegExp(`^another call of this run was ${words} that`));
      assert.match(at ?? '', new RegExp(`: status ${status} \\(#`));
    }
    assert.equal(judged([wrong(401), other(404)], claiming)?.verdict, 'pass');
  });
});

describe('what became of a resource', () => {
  const [live, missing] = ['probe/live' as const, 'probe/missing' as const];
  const telling = { ...refusing, evidence: { told: { live, missing } } };
  const look = (label: Observed['label'], answer: string): Observed => ({ ...wrong(200), label, says: { 'sign-on': answer } });

  it('is not shown where every probe answers the same for a live and a missing one', () => {
    const { verdict, code } = judged([wrong(401), look(live, 'opens'), look(missing, 'opens')], telling) ?? {};
    assert.deepEqual([verdict, code], ['undecided', 'existence-not-told']);
    assert.equal(judged([wrong(401), look(live, 'opens'), look(missing, 'refused')], telling)?.verdict, 'pass');
    assert.equal(judged([wrong(401), look(live, 'opens')], telling)?.verdict, 'pass');
  });
});

describe('a refusal', () => {
  it('passes if the right call is accepted', () => assert.equal(verdictOf(wrong(401), control(200)), 'pass'));

  it('shows nothing if the right call is refused too', () => {
    assert.equal(verdictOf(control(200), wrong(401), control(401)), 'undecided');
    assert.equal(
      reasonOf(wrong(401), control(500)),
      'the right call on provisioning is refused too (status 500), so a refusal shows nothing: make the right one work first',
    );
  });

  it('shows nothing if the valid sign-on stays closed', () => {
    const observations = [wrong(403, { on: 'sign-on', opened: false }), control(200, { on: 'sign-on', opened: false })];
    const { verdict, reason } = judged(observations, { ...rule, check: () => [] }) ?? {};
    assert.deepEqual(
      [verdict, reason],
      ['undecided', 'the valid sign-on does not open either, so a refusal shows nothing: make the valid one work first'],
    );
  });

  it('needs a control of the same call', () => {
    assert.equal(verdictOf(wrong(401), control(200, { on: 'update' })), 'undecided');
    assert.equal(verdictOf(wrong(401), wrong(401, { on: 'update' }), control(200), control(200, { on: 'update' })), 'pass');
  });

  it('passes if the right call fails in another way than a refusal, as an update may', () =>
    assert.equal(verdictOf(wrong(401), control(422)), 'pass'));

  it('is undecided if the right call was not answered', () =>
    assert.match(reasonOf(wrong(401), control()) ?? '', /^POST \/auth\/control: no answer within 10 s/));

  it('is untested if the control was left out by choice', () => {
    const unplayed: Unplayed = { verdict: 'untested', reason: 'left out by --only', byChoice: true };
    const { verdict, byChoice } = judge([rule], { played: played(wrong(401)), unplayed }, () => 'must').get(id) ?? {};
    assert.deepEqual([verdict, byChoice], ['untested', true]);
    assert.equal(
      verdictOf(wrong(401), { label: 'auth/control', on: 'provisioning', skipped: { reason: 'no install left', byChoice: false } }),
      'untested',
    );
  });

  it('fails without a control if it is not one', () => assert.equal(verdictOf(wrong(200)), 'fail'));
});

describe('an accepted call', () => {
  const accepting = { ...rule, reads: ['auth/control' as const], check: () => [], evidence: { refused: ['auth/wrong-password' as const] } };
  const bad = (status: number): Observed => ({ ...wrong(status), label: 'auth/wrong-password' });
  const of = (...observations: Observed[]) => judged(observations, accepting);

  it('shows nothing where every wrong call is accepted too', () => {
    assert.equal(of(control(200), bad(200), bad(204))?.verdict, 'undecided');
    assert.match(of(control(200), bad(200))?.reason ?? '', /^every wrong call is accepted too/);
  });

  it('counts where one wrong call is refused, or none was made', () => {
    assert.equal(of(control(200), bad(200), bad(401))?.verdict, 'pass');
    assert.equal(of(control(200))?.verdict, 'pass');
  });
});
