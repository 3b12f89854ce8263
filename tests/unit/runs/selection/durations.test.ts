import assert from 'node:assert/strict';
import { it } from 'node:test';
import { optionsOf } from '../../../../runs/run.ts';
import { durationText, valueOfText } from '../../../../runs/selection/values.ts';

const { timeout = {}, deadline = {}, seed = {} } = optionsOf('provider');
const { 'max-age': maxAge = {} } = optionsOf('verify');
const { age = {} } = optionsOf('sso');

it('a duration has a unit, and a bare number the one of its option', () => {
  assert.equal(valueOfText(timeout, '30s'), 30_000);
  assert.equal(valueOfText(timeout, '0.5s'), 500);
  assert.equal(valueOfText(timeout, '500 ms'), 500);
  assert.equal(valueOfText(timeout, '500'), 500);
  assert.equal(valueOfText(deadline, '2m'), 120);
  assert.equal(valueOfText(deadline, '500ms'), 0.5);
  assert.equal(valueOfText(deadline, '90'), 90);
  assert.equal(valueOfText(maxAge, '12h'), 0.5);
  assert.equal(valueOfText(age, '-30s'), -30);
  assert.equal(valueOfText(timeout, '30x'), '30x');
  assert.equal(valueOfText(seed, '30s'), '30s');
});

it('defaults are written with a unit', () => {
  assert.deepEqual(
    [
      durationText(10_000, 'milliseconds'),
      durationText(120, 'seconds'),
      durationText(90, 'days'),
      durationText(0.5, 'seconds'),
      durationText(0, 'seconds'),
    ],
    ['10s', '120s', '90d', '500ms', '0s'],
  );
});

it('hours are read and shown as hours', () => {
  const { 'resume-within': within = {} } = optionsOf('fleet');
  assert.equal(valueOfText(within, '30m'), 0.5);
  assert.equal(durationText(12, 'hours'), '12h');
});
