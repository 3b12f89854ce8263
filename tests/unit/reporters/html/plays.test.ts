import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecordedExchange } from '../../../../engine/recording/recording.ts';
import { playPlaces } from '../../../../reporters/html/timeline.ts';
import type { Recording } from '../../../../specs/generated/schemas.ts';

const exchange = (number: number, started: number): RecordedExchange => ({
  number,
  started,
  ms: { total: 1 },
  request: { method: 'GET', url: 'http://127.0.0.1/', headers: [] },
});

const recording = (play: string, ...seen: [label: string, ...numbers: number[]][]): Recording => ({
  play,
  observations: seen.map(([label, ...exchanges]) => ({ label, exchanges })),
});

const plays = (exchanges: RecordedExchange[], recordings: Recording[]) => playPlaces(exchanges, recordings).map(({ play }) => play);

describe('the place of an exchange', () => {
  it('is the play that observed it, under all its labels', () => {
    const recordings = [recording('installs', ['provision/first', 0], ['auth/control', 0])];
    const places = [{ exchange: exchange(0, 0), play: 'installs', labels: ['provision/first', 'auth/control'] }];
    assert.deepEqual(playPlaces([exchange(0, 0)], recordings), places);
  });

  it('is the play around it when nobody observed it', () => {
    const recordings = [recording('installs', ['a/b', 0], ['a/c', 2])];
    assert.deepEqual(
      plays(
        [0, 1, 2, 3].map((number) => exchange(number, number)),
        recordings,
      ),
      Array(4).fill('installs'),
    );
  });

  it('goes by the longest pause between two plays', () => {
    const recordings = [recording('one', ['a/b', 0]), recording('two', ['a/c', 4])];
    const exchanges = [0, 3, 30, 33, 36].map((started, number) => exchange(number, started));
    assert.deepEqual(plays(exchanges, recordings), ['one', 'one', 'two', 'two', 'two']);
  });

  it('is none without recordings', () => assert.deepEqual(plays([exchange(0, 0)], []), ['']));
});
