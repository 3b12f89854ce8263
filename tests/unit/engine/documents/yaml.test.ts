import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseYaml } from '../../../../engine/documents/yaml.ts';

const parsed = (text: string) => parseYaml('a.yaml', Buffer.from(text)).value;
const seconds = (text: string) => {
  const start = process.cpuUsage();
  parsed(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};
const inYaml = (keys: number) => Array.from({ length: keys }, (_, index) => `key_${index}: ${index}`).join('\n');
const inJson = (keys: number) => JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, index) => [`key_${index}`, index])));

describe('YAML with many keys in one map', () => {
  for (const [name, text] of Object.entries({ YAML: inYaml, JSON: inJson }))
    it(`is read in a time that grows with the keys: ${name}`, () => {
      seconds(text(1_000));
      const [few, many] = [seconds(text(10_000)), seconds(text(80_000))];
      assert.ok(many < 24 * Math.max(few, 0.1), `10,000 keys took ${few} s, 80,000 took ${many} s`);
    });

  it('is refused with one line if there are too many to read', () => {
    assert.throws(() => parsed(inYaml(300_001)), { message: 'a.yaml: more than 300000 keys, and Assay reads no more' });
  });
});

describe('a key twice', () => {
  it('is refused with its place, in every map', () => {
    assert.throws(() => parsed('a: 1\nb: 2\na: 3\n'), { message: 'a.yaml:3:1: Map keys must be unique' });
    assert.throws(() => parsed('a:\n  - { b: 1, "b": 2 }\n'), { message: 'a.yaml:2:13: Map keys must be unique' });
  });

  it('is fine in two maps', () => assert.deepEqual(parsed('- a: 1\n- a: 2\n'), [{ a: 1 }, { a: 2 }]));
});
