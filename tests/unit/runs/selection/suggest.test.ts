import assert from 'node:assert/strict';
import { test } from 'node:test';
import { didYouMean } from '../../../../runs/selection/suggest.ts';

const commands = ['check', 'certify', 'reap', 'log', 'list'];

for (const [word, meant] of [
  ['chek', 'check'],
  ['lst', 'list'],
  ['certfy', 'certify'],
  ['chekc', 'check'],
] as const)
  test(`${word}: did you mean ${meant}?`, () => assert.equal(didYouMean(word, commands), `; did you mean ${meant}?`));

for (const word of ['help', 'rope', 'foo', 'xy'])
  test(`${word}: nothing is near enough`, () => assert.equal(didYouMean(word, commands), '.'));
