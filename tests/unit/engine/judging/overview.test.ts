import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isStaleAmong, missingShards, overviewLine, overviewOf, statusOfAll, unusable } from '../../../../engine/judging/overview.ts';
import { countsOf, type Standing, standingOf } from '../../../../engine/judging/standing.ts';
import type { OverviewTarget, Report } from '../../../../specs/generated/schemas.ts';

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
  it('tells what broke and what was fixed, and nothing else', () => {
    const before = overviewOf(head, [target('a', 'conforming', { x: 'pass', y: 'fail', z: 'pass', w: 'untested' })]);
    const now = target('a', 'not-conforming', { x: 'fail', y: 'pass', z: 'not-applicable', w: 'pass', v: 'fail' }, 1);
    const [only] = overviewOf(head, [now, target('b', 'conforming')], before).targets;
    assert.deepEqual([only?.was, only?.standing], ['fine', 'failing']);
    assert.deepEqual(only?.changes, [
      { id: 'x', before: 'pass', after: 'fail' },
      { id: 'y', before: 'fail', after: 'pass' },
    ]);
  });

  it('does not call fixed what a run did not decide, nor newly failing what failed before it', () => {
    const failing = overviewOf(head, [target('a', 'not-conforming', { x: 'fail' })]);
    for (const open of ['undecided', 'not-applicable'] as const) {
      const dead = overviewOf(head, [target('a', 'inconclusive', { x: open })], failing);
      assert.deepEqual(dead.targets[0]?.changes, []);
      const later = (verdict: 'fail' | 'pass') => overviewOf(head, [target('a', 'partial', { x: verdict })], dead).targets[0];
      assert.deepEqual(later('fail')?.changes, []);
      assert.deepEqual(later('pass')?.changes, [{ id: 'x', before: open, after: 'pass' }]);
      assert.equal(later('pass')?.failedLast, undefined);
    }
  });

  it('says since which run a target is down, and that it is back', () => {
    const at = (day: number) => ({ ...head, at: `2026-11-0${day}T00:00:00Z` });
    const dead = { ...target('a', 'inconclusive'), down: { why: 'nothing listens' } };
    const first = overviewOf(at(1), [dead]);
    const second = overviewOf(at(2), [dead], first);
    assert.deepEqual(first.targets[0]?.down, { why: 'nothing listens', since: at(1).at, isNew: true });
    assert.deepEqual(second.targets[0]?.down, { why: 'nothing listens', since: at(1).at, isNew: false });
    const back = (seconds: number) => overviewOf(at(3), [{ ...target('a', 'partial'), seconds }], second).targets[0];
    assert.equal(back(2)?.wasDownSince, at(1).at);
    assert.equal(back(0)?.wasDownSince, undefined, 'nothing was sent to it');
  });

  it('does not call dropped what another shard has', () => {
    const before = overviewOf(head, [target('a', 'partial'), target('b', 'partial'), target('c', 'partial')]);
    assert.deepEqual(overviewOf(head, [target('a', 'partial')], before, 14, [{ name: 'a' }, { name: 'b' }]).dropped, ['c']);
  });

  it('remembers the runs before, and forgets the oldest', () => {
    let last = overviewOf(head, [target('a', 'conforming')]);
    assert.deepEqual(last.history, []);
    for (let run = 0; run < 40; run++) last = overviewOf({ ...head, at: String(run) }, [target('a', 'partial')], last);
    assert.equal(last.history.length, 30);
    assert.deepEqual(last.history.at(-1), { at: '38', counts: { fine: 1 } });
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

  it('knows a shard of another night, which fits by its number alone', () => {
    const part = (index: number, at: string) => ({ shard: { index, of: 2 }, at });
    const old = part(2, '2026-11-14T02:00:00Z');
    const staleIn = (...parts: ReturnType<typeof part>[]) => parts.map(isStaleAmong(parts));
    assert.deepEqual(staleIn(part(1, '2026-11-15T02:00:00Z'), old), [false, true]);
    assert.deepEqual(staleIn(part(1, '2026-11-15T02:00:00Z'), part(2, '2026-11-15T09:00:00Z')), [false, false]);
    assert.equal(statusOfAll({ ...overviewOf(head, [target('a', 'conforming')]), stale: [{ index: 2, at: old.at }] }), 3);
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

describe('a line of an overview', () => {
  const requirements = [
    { id: 'a/b', verdict: 'pass' },
    { id: 'a/c', verdict: 'fail' },
  ];
  const report = (kind: string) =>
    ({
      target: { kind, name: 'x' },
      verdict: 'partial',
      because: 'so',
      exchanges: [
        { started: 1000, ms: { total: 500 } },
        { started: 3000, ms: { total: 500 } },
      ],
      requirements,
    }) as unknown as Report;

  it('says what came out, and where its report is', () => {
    const line = { name: 'n', verdict: 'partial', because: 'so', status: 4, seconds: 2.5, verdicts: { 'a/b': 'pass', 'a/c': 'fail' } };
    assert.deepEqual(overviewLine('n', 4, true, report('provider')), { ...line, kind: 'provider', report: 'report.html' });
    assert.deepEqual(overviewLine('n', 4, false, report('platform')), { ...line, kind: 'platform', report: 'report.json' });
    assert.deepEqual(overviewLine('n', 4, false, report('application')), { ...line, report: 'report.json' });
  });

  it('says why a target cannot be used', () =>
    assert.deepEqual(unusable('n', 'no such file', 2), {
      name: 'n',
      verdict: 'unusable',
      because: 'no such file',
      status: 2,
      verdicts: {},
    }));

  it('forgets what it was compared with before', () => {
    const old = { ...target('a', 'partial'), was: 'fine' as const, changes: [] };
    assert.deepEqual(overviewOf(head, [old]), {
      ...head,
      counts: { fine: 1 },
      targets: [{ ...target('a', 'partial'), standing: 'fine' }],
      history: [],
    });
  });

  it('takes a warning for wrong, and nothing of what is new', () => {
    const before = overviewOf(head, [target('a', 'conforming', { x: 'warn', y: 'fail' })]);
    const [only] = overviewOf(head, [target('a', 'conforming', { x: 'pass', y: 'warn', z: 'fail' })], before).targets;
    assert.deepEqual(only?.changes, [{ id: 'x', before: 'warn', after: 'pass' }]);
  });
});

describe('the counts of an overview', () => {
  it('come in the order in which somebody is needed, and count each target once', () => {
    const dead = { down: { why: 'nothing listens' } };
    const table: [OverviewTarget['verdict'], status: number, Standing, object?][] = [
      ['conforming', 0, 'fine'],
      ['partial', 0, 'fine'],
      ['not-conforming', 0, 'known'],
      ['inconclusive', 0, 'known'],
      ['partial', 4, 'incomplete'],
      ['inconclusive', 3, 'unsure'],
      ['conforming', 3, 'unsure'],
      ['unusable', 2, 'unsure'],
      ['not-conforming', 1, 'failing'],
      ['conforming', 1, 'failing'],
      ['not-conforming', 1, 'down', dead],
      ['inconclusive', 3, 'down', dead],
    ];
    const all = table.map(([verdict, status, , more]) => ({ ...target('a', verdict, {}, status), ...more }));
    assert.deepEqual(
      all.map(standingOf),
      table.map(([, , standing]) => standing),
    );
    const counts = countsOf(all);
    assert.deepEqual(Object.entries(counts), [
      ['down', 2],
      ['failing', 2],
      ['unsure', 3],
      ['incomplete', 1],
      ['known', 2],
      ['fine', 2],
    ]);
    assert.equal(
      Object.values(counts).reduce((sum, number) => sum + number),
      all.length,
    );
  });

  it('have a status of 3 where a target has none, and where a shard is missing', () => {
    const { status: _none, ...open } = target('a', 'inconclusive');
    assert.equal(statusOfAll({ ...overviewOf(head, [open]) }), 3);
    assert.equal(statusOfAll({ ...overviewOf(head, [target('a', 'conforming')]), missing: [] }), 0);
  });
});
