import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judged, wrong } from './observations.ts';

const got = (...all: Parameters<typeof judged>[0]) => judged(all)?.problems.map((problem) => problem.got);

describe('the condition of a problem', () => {
  it('is the kind of calls that fail, if none of the others is of that kind', () => {
    const calls = [wrong(401, { what: 'a name' }), wrong(200, { what: 'an emoji' }), wrong(200, { what: 'an emoji' })];
    assert.deepEqual(got(...calls), ['200; only with an emoji', '200; only with an emoji']);
  });

  it('names few of many kinds', () => {
    const calls = [1, 2, 3, 4].flatMap((number) => [wrong(401, { what: `right ${number}` }), wrong(200, { what: `wrong ${number}` })]);
    assert.equal(got(...calls)?.[0], '200; only with wrong 1, wrong 2 or 2 other kinds of calls');
  });

  it('is not told where most kinds fail, a kind is right elsewhere, or a call was narrowed to its own condition', () => {
    const right = wrong(401, { what: 'a name' });
    assert.deepEqual(got(right, wrong(200, { what: 'b' }), wrong(200, { what: 'c' })), ['200', '200']);
    assert.deepEqual(got(right, wrong(200, { what: 'a name' })), ['200']);
    assert.deepEqual(got(right, wrong(200)), ['200']);
    assert.deepEqual(got(right, wrong(200, { what: 'b, only with c', onlyWith: ['c'] })), ['200']);
  });
});
