import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exact, moment } from '../../../../engine/wire/clock.ts';

/** A process that is kept waiting between two clocks reads them again. */
const reads = (clock: number, apart: number): boolean =>
  Array.from({ length: 1000 }, () => Math.abs(moment() - clock)).some((ms) => ms < apart);

test('a moment is the time on the wall, and never before the last one', () => {
  const before = Date.now();
  let last = moment();
  assert.ok(last > before - 60 && last < Date.now() + 60);
  for (let times = 0; times < 10_000; times++) {
    const now = moment();
    assert.ok(now >= last && exact(now) === now);
    last = now;
  }
});

test('moments within a millisecond are told apart', () => {
  const moments = Array.from({ length: 10_000 }, () => moment());
  const within = (first: number) => new Set(moments.filter((one) => one >= first && one < first + 1)).size;
  assert.ok(moments.some((first, index) => index % 500 === 0 && within(first) > 3));
});

test('a clock that is set is followed, by a little too', (t) => {
  const now = Date.now();
  t.mock.method(Date, 'now', () => now + 10);
  assert.ok(reads(now + 10, 5));
  t.mock.restoreAll();
  t.mock.method(Date, 'now', () => 2_000_000_000_000);
  assert.ok(reads(2_000_000_000_000, 1));
  t.mock.restoreAll();
  assert.ok(Array.from({ length: 1000 }, () => Math.abs(moment() - Date.now())).some((ms) => ms < 2));
});
