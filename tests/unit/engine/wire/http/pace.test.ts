import assert from 'node:assert/strict';
import test from 'node:test';
import { createPace } from '../../../../../engine/wire/http/pace.ts';

const fakeClock = () => {
  const clock = {
    time: 1000,
    waits: [] as number[],
    now: () => clock.time,
    wait: async (ms: number) => {
      clock.waits.push(ms);
      clock.time += ms;
    },
  };
  return clock;
};

test('callers in a row are spaced evenly', async () => {
  const clock = fakeClock();
  const pace = createPace(4, clock);
  for (let turn = 0; turn < 4; turn += 1) await pace();
  assert.deepEqual(clock.waits, [250, 250, 250]);
});

test('callers at the same time wait for different turns', async () => {
  const waits: number[] = [];
  const pace = createPace(10, { now: () => 0, wait: async (ms) => waits.push(ms) });
  await Promise.all([pace(), pace(), pace()]);
  assert.deepEqual(waits, [100, 200]);
});

test('time that went by is not saved up for a burst', async () => {
  const clock = fakeClock();
  const pace = createPace(2, clock);
  await pace();
  clock.time += 10_000;
  await pace();
  await pace();
  assert.deepEqual(clock.waits, [500]);
});

test('an abort ends the wait', async () => {
  const pace = createPace(0.001);
  const stop = new AbortController();
  await pace(stop.signal);
  const second = pace(stop.signal);
  stop.abort();
  await assert.rejects(second, { name: 'AbortError' });
});
