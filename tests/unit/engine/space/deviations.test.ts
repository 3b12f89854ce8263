import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deviationsOf } from '../../../../engine/space/deviations.ts';

describe('a part of credentials', () => {
  it('is wrong in every way, and never right', () => {
    const right = 'Token-4711';
    const ways = deviationsOf('token', right);
    assert.deepEqual(
      ways.map(({ name }) => name),
      ['left-out', 'empty', 'changed', 'other-case', 'cut', 'longer', 'repeated'],
    );
    for (const { values } of ways) assert.ok(!values(right).includes(right));
  });

  it('without letters has no other case', () =>
    assert.ok(!deviationsOf('timestamp', '1700000000').some(({ name }) => name === 'other-case')));
});
