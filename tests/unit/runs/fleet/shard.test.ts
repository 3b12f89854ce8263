import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partOf, shardOf } from '../../../../runs/fleet/shard.ts';

describe('shards of a fleet', () => {
  const all = Array.from({ length: 11 }, (_, index) => ({ name: `target-${index}` }));
  const parts = (seconds: [string, number][]) => [1, 2, 3, 4].map((index) => partOf(all, { index, of: 4 }, new Map(seconds)));

  it('have every target once', () => {
    for (const seconds of [[], [['target-3', 50]]] as [string, number][][]) {
      const names = parts(seconds).flatMap((part) => part.map(({ name }) => name));
      assert.deepEqual(names.sort(), all.map(({ name }) => name).sort());
    }
    assert.deepEqual(partOf(all, undefined, new Map()), all);
  });

  it('are of the same size where nothing is known of the targets', () => {
    assert.deepEqual(
      parts([]).map((part) => part.length),
      [3, 3, 3, 2],
    );
  });

  it('take about the same time where the run before tells how long each target took', () => {
    const slow = all.map(({ name }, index): [string, number] => [name, index === 0 ? 30 : 3]);
    const [first = [], ...others] = parts(slow);
    assert.deepEqual(first, [{ name: 'target-0' }]);
    assert.deepEqual(
      others.map((part) => part.length),
      [4, 3, 3],
    );
  });

  it('are named by a part and their number', () => {
    assert.deepEqual(shardOf('2/3'), { index: 2, of: 3 });
    for (const wrong of ['0/3', '4/3', '1', 'a/b', '1/0', '']) assert.throws(() => shardOf(wrong), /--shard takes/);
  });
});
