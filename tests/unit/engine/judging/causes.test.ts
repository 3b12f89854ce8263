import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineFamily, withCauses } from '../../../../engine/judging/causes.ts';
import { outcome } from '../../suites/test-outcomes.ts';

const [one, two, three] = ['sso/redirects', 'sso/replay', 'sso/get-request'] as const;
const failures = [outcome(one, 'fail'), outcome(two, 'fail'), outcome(three, 'warn')];

const family = (found: object = {}) =>
  defineFamily({
    members: [one, two, three],
    causes: { closed: { cause: 'Nothing opens at {place}', fix: 'Open {place}.' } },
    causeOf: () => ({ code: 'closed', facts: { place: '/door' }, ...found }),
  });

describe('a family of requirements', () => {
  it('states its cause in the first failure, and the others name that one', () => {
    const [first, ...others] = withCauses(failures, [family()]);
    assert.deepEqual([first?.cause, first?.hint], ['Nothing opens at /door', 'Open /door.']);
    assert.deepEqual(
      others.map(({ cause, sameCauseAs }) => [cause, sameCauseAs]),
      [
        [undefined, one],
        [undefined, one],
      ],
    );
  });

  it('states its cause where it shows, and leaves out what has another one', () => {
    const is = (name: string) => (outcome: { id: string }) => outcome.id === name;
    const found = withCauses(failures, [family({ shows: is(three), except: is(two) })]);
    assert.deepEqual(
      found.map(({ cause, sameCauseAs }) => cause ?? sameCauseAs),
      [three, undefined, 'Nothing opens at /door'],
    );
  });

  it('needs more than one failure', () => {
    const outcomes = [outcome(one, 'fail'), outcome(two, 'pass')];
    assert.deepEqual(withCauses(outcomes, [family()]), outcomes);
  });
});
