import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partOf, shardOf, waves } from '../../../../runs/fleet/shard.ts';

describe('shards of a fleet', () => {
  const all = Array.from({ length: 11 }, (_, index) => index);

  it('have every target once', () => {
    const parts = [1, 2, 3, 4].flatMap((index) => partOf(all, { index, of: 4 }));
    assert.deepEqual(
      parts.sort((a, b) => a - b),
      all,
    );
    assert.deepEqual(partOf(all, undefined), all);
  });

  it('are named by a part and their number', () => {
    assert.deepEqual(shardOf('2/3'), { index: 2, of: 3 });
    for (const wrong of ['0/3', '4/3', '1', 'a/b', '1/0', '']) assert.throws(() => shardOf(wrong), /--shard takes/);
  });
});

describe('waves', () => {
  it('put targets of one host apart, and lose none', () => {
    const hosts = ['a', 'a', 'a', 'b', 'c'];
    assert.deepEqual(
      waves(hosts, (host) => host),
      [['a', 'b', 'c', 'a', 'a']],
    );
    const many = Array.from({ length: 47 }, (_, index) => `host-${index}`);
    assert.deepEqual(
      waves(many, (host) => host).map((wave) => wave.length),
      [20, 20, 7],
    );
  });
});
