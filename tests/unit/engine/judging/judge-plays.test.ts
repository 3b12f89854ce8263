import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { join } from '../../../../engine/recording/recording.ts';
import type { Observation } from '../../../../specs/generated/schemas.ts';
import { judge, ruleInWords } from './in-words.ts';

const exchange = { request: { method: 'POST', url: 'https://acme.example/', headers: [] }, started: 0, ms: { total: 1 } };
const exchanges = [{ ...exchange, response: { status: 500, headers: [], body: '' } }];

describe('a play that had nothing to stand on', () => {
  const broken = ruleInWords({
    requirement: 'provision/succeeds',
    reads: ['provision/first'],
    check: ([seen]) => (seen ? [{ in: seen, expected: '2xx', got: '500' }] : []),
  });
  const standing = ruleInWords({ requirement: 'sso/redirects', reads: ['sso/valid'], check: () => [] });
  const skipped = { reason: 'nothing was installed', byChoice: false, after: 'provision/succeeds' };

  it('is blocked by what left it nothing', () => {
    const observations = [
      { label: 'provision/first', exchanges: [0] },
      { label: 'sso/valid', exchanges: [], skipped },
    ];
    const judged = judge([standing, broken], { played: join([{ play: 'one', observations, exchanges }]) }, () => 'must');
    assert.deepEqual(
      [...judged].map(([id, { verdict, blockedBy }]) => [id, verdict, blockedBy]),
      [
        ['provision/succeeds', 'fail', undefined],
        ['sso/redirects', 'blocked', 'provision/succeeds'],
      ],
    );
  });
});

describe('a rule that only its own exchanges can block', () => {
  const earlier = ruleInWords({
    requirement: 'applications/is-a-list',
    reads: ['applications/list', 'applications/empty-list'],
    check: (seen) => seen.filter(({ answer }) => answer.status === 500).map((one) => ({ in: one, expected: '2xx', got: '500' })),
  });
  const later = ruleInWords({
    requirement: 'applications/entries-have-an-id',
    reads: ['applications/list'],
    after: ['applications/is-a-list'],
    isBlockedInOwn: true,
    check: () => [],
  });
  const verdictOn = (...statuses: number[]) => {
    const observations = ['applications/list', 'applications/empty-list'].map((label, index) => ({ label, exchanges: [index] }));
    const answered = statuses.map((status) => ({ ...exchange, response: { status, headers: [], body: '' } }));
    const played = join([{ play: 'one', observations, exchanges: answered }]);
    return judge([earlier, later], { played }, () => 'must').get('applications/entries-have-an-id')?.verdict;
  };

  it('is judged after a failure elsewhere', () => assert.equal(verdictOn(200, 500), 'pass'));
  it('is blocked by a failure in what it reads', () => {
    assert.equal(verdictOn(500, 200), 'blocked');
    assert.equal(verdictOn(500, 500), 'blocked');
  });
});

describe('a rule that watches', () => {
  const watching = ruleInWords({
    requirement: 'calls/provision-is-sent-once',
    reads: ['calls/install'],
    evenUnanswered: true,
    check: (seen) => seen.filter(({ received = [] }) => received.length !== 1).map((one) => ({ in: one, expected: 'one', got: 'none' })),
  });
  const verdictOn = (more: object) => {
    const observations = [{ label: 'calls/install', exchanges: [], ...more }];
    return judge([watching], { played: join([{ play: 'one', observations, exchanges: [] }]) }, () => 'must').get(watching.requirement)
      ?.verdict;
  };

  it('sees what has no exchange', () => assert.equal(verdictOn({ received: [] }), 'fail'));
  it('is not asked where everything is undecided', () => {
    const never = ruleInWords({ ...watching, check: () => assert.fail('it was run') });
    const observations = [{ label: 'calls/install', exchanges: [], undecided: 'the driver broke' }];
    const played = join([{ play: 'one', observations, exchanges: [] }]);
    assert.equal(judge([never], { played }, () => 'must').get(never.requirement)?.reason, 'the driver broke');
  });
  it('does not see what is undecided', () => assert.equal(verdictOn({ undecided: 'the driver broke' }), 'undecided'));
});

describe('what a play left out', () => {
  const standing = ruleInWords({ requirement: 'sso/redirects', reads: ['sso/valid'], after: ['provision/succeeds'], check: () => [] });
  const earlier = ruleInWords({
    requirement: 'provision/succeeds',
    reads: ['provision/first'],
    check: ([one]) => (one ? [{ in: one, expected: '2xx', got: '500' }] : []),
  });
  const left = { reason: 'left out by --skip', byChoice: true };
  const none = { reason: 'it has none', byChoice: false, isNotApplicable: true };
  const made = (label: string) => ({ label, exchanges: [0] });
  const skipped = (label: string, why: object) => ({ label, exchanges: [], skipped: why as typeof left });
  const judged = (...observations: Observation[]) => {
    const played = join([{ play: 'one', observations, exchanges }]);
    const { verdict, reason, byChoice, blockedBy } = judge([standing, earlier], { played }, () => 'must').get('sso/redirects') ?? {};
    return [verdict, blockedBy ?? reason, byChoice];
  };

  it('by choice does not stop a rule that has something to look at', () => {
    assert.deepEqual(judged(skipped('provision/first', left), made('sso/valid')), ['pass', undefined, undefined]);
    assert.deepEqual(judged(skipped('provision/first', left), made('sso/valid'), skipped('sso/valid', left)), [
      'pass',
      undefined,
      undefined,
    ]);
  });

  it('by choice stops a rule that has nothing to look at, for the same reason', () => {
    const untestedByChoice = ['untested', left.reason, true];
    assert.deepEqual(judged(skipped('provision/first', left)), untestedByChoice);
    assert.deepEqual(judged(skipped('provision/first', left), made('sso/other')), untestedByChoice);
    assert.deepEqual(judged(skipped('provision/first', left), skipped('sso/valid', { ...left, reason: 'another' })), untestedByChoice);
  });

  it('because something is missing stops every rule behind it', () => {
    const why = { reason: 'nobody was there', byChoice: false };
    assert.deepEqual(judged(skipped('provision/first', why), made('sso/valid')), ['untested', why.reason, false]);
  });

  it('because this target does not have it stands before what fails elsewhere', () => {
    assert.deepEqual(judged(made('provision/first'), skipped('sso/valid', none)), ['not-applicable', none.reason, undefined]);
    assert.deepEqual(judged(made('provision/first'), skipped('sso/valid', none), skipped('sso/valid', left)), [
      'blocked',
      'provision/succeeds',
      undefined,
    ]);
    assert.deepEqual(judged(made('provision/first'), made('sso/other'), skipped('sso/valid', none))[0], 'not-applicable');
    assert.deepEqual(judged(made('provision/first'))[0], 'blocked');
  });

  it('after a failure does not block a rule that has something to look at', () => {
    const { after: _none, ...free } = standing;
    const verdictOf = (...observations: Observation[]) =>
      judge([free, earlier], { played: join([{ play: 'one', observations, exchanges }]) }, () => 'must').get('sso/redirects')?.verdict;
    const stood = skipped('sso/valid', { ...left, after: 'provision/succeeds' });
    assert.equal(verdictOf(made('provision/first'), stood), 'blocked');
    assert.equal(verdictOf(made('provision/first'), stood, skipped('sso/valid', left)), 'blocked');
    assert.equal(verdictOf(made('provision/first'), stood, made('sso/valid')), 'pass');
  });
});
