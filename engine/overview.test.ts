import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missingShards, type OverviewTarget, overviewOf, statusOfAll, unusable } from './overview.ts';

const head = { assay: '1', edition: '2026-11', at: '2026-11-15T00:00:00Z' };
const target = (
  name: string,
  verdict: OverviewTarget['verdict'],
  verdicts: OverviewTarget['verdicts'] = {},
  status = 0,
): OverviewTarget => ({
  ...{ name, verdict, because: '', status, verdicts },
});

describe('an overview', () => {
  it('tells what broke and what was mended, and nothing else', () => {
    const before = overviewOf(head, [target('a', 'conforming', { x: 'pass', y: 'fail', z: 'pass', w: 'untested' })]);
    const now = target('a', 'not-conforming', { x: 'fail', y: 'pass', z: 'not-applicable', w: 'pass', v: 'fail' });
    const [only] = overviewOf(head, [now, target('b', 'conforming')], before).targets;
    assert.equal(only?.was, 'conforming');
    assert.deepEqual(only?.changes, [
      { id: 'x', before: 'pass', after: 'fail' },
      { id: 'y', before: 'fail', after: 'pass' },
    ]);
  });

  it('remembers the runs before, and forgets the oldest', () => {
    let last = overviewOf(head, [target('a', 'conforming')]);
    assert.deepEqual(last.history, []);
    for (let run = 0; run < 40; run++) last = overviewOf({ ...head, at: String(run) }, [target('a', 'partial')], last);
    assert.equal(last.history.length, 30);
    assert.deepEqual(last.history.at(-1), { at: '38', counts: { partial: 1 } });
  });

  it('has the status of the worst: what fails, what cannot be used, what is open, what is missing', () => {
    const status = (...targets: OverviewTarget[]) => statusOfAll(overviewOf(head, targets));
    const [good, part, open, bad] = [
      target('a', 'conforming'),
      target('b', 'partial', {}, 4),
      target('c', 'inconclusive', {}, 3),
      target('d', 'not-conforming', {}, 1),
    ];
    const broken = unusable('e', 'no such file', 2);
    assert.deepEqual([status(good), status(good, part), status(part, open), status(open, broken), status(broken, bad)], [0, 4, 3, 2, 1]);
    assert.equal(statusOfAll({ ...overviewOf(head, [good]), missing: [2] }), 3);
  });

  it('misses the shards that are not there', () => {
    assert.deepEqual(
      missingShards([
        { index: 1, of: 4 },
        { index: 3, of: 4 },
      ]),
      [2, 4],
    );
    assert.deepEqual(missingShards([undefined]), []);
  });
});
