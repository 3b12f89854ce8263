import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { downBecause, withOutage } from '../../../../engine/judging/outage.ts';
import { join, type RecordedExchange } from '../../../../engine/recording/recording.ts';
import type { Observation } from '../../../../specs/generated/schemas.ts';

const refused = { kind: 'refused', phase: 'connect', message: 'nothing listens on acme.example:80' };
const reset = { kind: 'reset', phase: 'answer', message: 'the connection was closed without an answer' };

const exchange = (started: number, error?: RecordedExchange['error'], url = 'http://acme.example/resources/1'): RecordedExchange => ({
  request: { method: 'DELETE', url, headers: [] },
  ...(error ? { error } : { response: { status: 200, headers: [], body: '' } }),
  started,
  ms: { total: 1 },
});
const look = (index: number): Observation => ({ label: 'deprovision/first', exchanges: [index] });
const skip = (skipped: Partial<NonNullable<Observation['skipped']>>): Observation => ({
  label: 'sso/another',
  exchanges: [],
  skipped: { reason: 'there is no resource', byChoice: false, ...skipped },
});
const played = (exchanges: RecordedExchange[], observations: Observation[]) => withOutage(join([{ play: 'one', observations, exchanges }]));
const reasons = ({ played: { recordings } }: ReturnType<typeof withOutage>) =>
  recordings[0]?.observations.map(({ undecided, skipped }) => undecided ?? skipped?.reason);

describe('a service that stops', () => {
  const says = 'it stopped answering after #1 (DELETE /resources/1): nothing listens on acme.example:80';

  it('is told by the last request that was answered', () => {
    const run = played([exchange(1), exchange(2), exchange(3, refused)], [look(0), look(2)]);
    assert.deepEqual([run.outage?.says, run.outage?.after], [says, 1]);
    assert.deepEqual(reasons(run), [undefined, says]);
  });

  it('is told by the request that ended it, where that was sent', () => {
    const run = played([exchange(1), exchange(2, reset), exchange(3, refused)], [look(0), look(1), look(2)]);
    assert.equal(run.outage?.after, 1);
    assert.deepEqual(reasons(run), [undefined, says, says]);
  });

  it('is told by the request that ended it, where that was sent again', () => {
    const run = played([exchange(1), { ...exchange(2, refused), resent: true }], [look(0), look(1)]);
    assert.equal(run.outage?.after, 1);
  });

  it('leaves open what was given up after that, and not what was left out', () => {
    const observations = [skip({}), look(1), skip({}), skip({ byChoice: true }), skip({ isNotApplicable: true })];
    const given = 'there is no resource';
    const run = played([exchange(1), exchange(2, refused)], observations);
    const stopped = says.replace('#1', '#0');
    assert.deepEqual(reasons(run), [given, stopped, stopped, given, given]);
  });

  it('is why a look that began with the last answer is open, and not one that was open before', () => {
    const own = 'it shows neither';
    const run = played(
      [exchange(1), exchange(2), exchange(3, refused)],
      [{ ...look(0), undecided: own }, { ...look(1), undecided: 'a visitor without a session got no answer' }, look(2)],
    );
    assert.deepEqual(reasons(run), [own, says, says]);
  });

  it('is told in the order of time', () => {
    const run = played([exchange(3, refused), exchange(1)], [look(0), look(1)]);
    assert.equal(run.outage?.after, 1);
  });
});

describe('no outage', () => {
  it('where it answers again', () => {
    assert.equal(played([exchange(1), exchange(2, refused), exchange(3)], [look(1)]).outage, undefined);
  });
  it('where nothing was ever answered, or nothing was asked', () => {
    assert.equal(played([exchange(1, refused)], [look(0)]).outage, undefined);
    assert.equal(played([], []).outage, undefined);
  });
  it('where only another address does not answer', () => {
    assert.equal(played([exchange(1), exchange(2, refused, 'http://panel.example/')], [look(1)]).outage, undefined);
  });
  it('where it is only slow, or hangs up', () => {
    assert.equal(played([exchange(1), exchange(2, reset)], [look(1)]).outage, undefined);
  });
});

it('a target is down if nothing of it answered to the end, and not if it refused or was not called', () => {
  const answered = (status: number) => ({ ...exchange(1), response: { status, headers: [], body: '' } });
  assert.equal(downBecause({ outage: { says: 'nothing listens', hint: '' }, exchanges: [] }), 'nothing listens');
  assert.equal(downBecause({ outage: { says: 'refused', hint: '', refused: true }, exchanges: [] }), undefined);
  assert.equal(downBecause({ exchanges: [exchange(1, reset), exchange(2, reset)] }), reset.message);
  assert.match(downBecause({ exchanges: [answered(502), answered(503)] }) ?? '', /^every call returns 502/);
  assert.equal(downBecause({ exchanges: [answered(502), answered(500)] }), undefined);
  assert.equal(downBecause({ exchanges: [] }), undefined);
});
