import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exact, moment } from '../../../../engine/recording/clock.ts';

test('a moment is the time on the wall, and never before the last one', () => {
  let last = moment();
  assert.ok(Math.abs(last - Date.now()) < 60);
  for (let times = 0; times < 10_000; times++) {
    const now = moment();
    assert.ok(now >= last && exact(now) === now);
    last = now;
  }
});

test('moments within a millisecond are told apart', () => {
  const moments = new Set<number>();
  for (const end = performance.now() + 30; performance.now() < end; ) moments.add(moment());
  assert.ok(moments.size > 100, String(moments.size));
});

test('a clock that is set is followed, by a little too', (t) => {
  const now = Date.now();
  t.mock.method(Date, 'now', () => now + 10);
  assert.ok(Math.abs(moment() - now - 10) < 5);
  t.mock.restoreAll();
  t.mock.method(Date, 'now', () => 2_000_000_000_000);
  assert.ok(Math.abs(moment() - 2_000_000_000_000) < 1);
  t.mock.restoreAll();
  assert.ok(Math.abs(moment() - Date.now()) < 2);
});
