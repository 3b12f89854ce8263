import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drawing } from '../../../../engine/cases/drawing.ts';
import { coveringArray, type Dimensions } from '../../../../engine/space/cover.ts';

const dimensions = () =>
  fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.uniqueArray(fc.stringMatching(/^\w{0,3}$/), { maxLength: 9 }), { maxKeys: 6 });
const arrayOf = (of: Dimensions, seed: number) => coveringArray(of, drawing(seed, 'covering array'));

test('every pair of values of two dimensions occurs, and every combination has one value of each dimension', () => {
  fc.assert(
    fc.property(dimensions(), fc.nat(), (of, seed) => {
      const rows = arrayOf(of, seed);
      const filled = Object.entries(of).filter(([, values]) => values.length > 0);
      for (const row of rows)
        assert.deepEqual(
          Object.keys(row),
          filled.map(([name]) => name),
        );
      for (const [name, values] of filled)
        for (const [other, others] of filled)
          for (const value of values)
            for (const pair of name === other ? [value] : others)
              assert.ok(
                rows.some((row) => row[name] === value && row[other] === pair),
                `${name}=${value} ${other}=${pair}`,
              );
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('the same seed gives the same combinations, another seed others', () => {
  const of = { a: ['1', '2', '3'], b: ['1', '2', '3'], c: ['1', '2'] };
  assert.deepEqual(arrayOf(of, 7), arrayOf(of, 7));
  assert.notDeepEqual(arrayOf(of, 7), arrayOf(of, 8));
});

test('there are at most a tenth more combinations than the two largest dimensions need', () => {
  const of = {
    deviation: Array.from({ length: 17 }, (_, index) => `${index}`),
    ...Object.fromEntries([...'abcdef'].map((name) => [name, ['1', '2', '3', '4']])),
  };
  for (let seed = 0; seed < 20; seed++) assert.ok(arrayOf(of, seed).length <= 17 * 4 * 1.1, String(arrayOf(of, seed).length));
});
