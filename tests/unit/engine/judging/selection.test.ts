import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matcher, unmatched } from '../../../../engine/catalogue/catalogue.ts';

const matches = (pattern: string, id: string) => matcher([pattern])(id);

describe('a pattern', () => {
  it('matches the id that it spells, and no other', () => {
    assert.equal(matches('manifest/id-is-present', 'manifest/id-is-present'), true);
    assert.equal(matches('manifest/id-is-present', 'manifest/id-is-present-too'), false);
    assert.equal(matches('id-is-present', 'manifest/id-is-present'), false);
    assert.equal(matches('MANIFEST/id-is-present', 'manifest/id-is-present'), false);
  });

  it('has * for any text, slashes and nothing included', () => {
    assert.equal(matches('manifest/*', 'manifest/id-is-present'), true);
    assert.equal(matches('*', 'manifest/id-is-present'), true);
    assert.equal(matches('*present', 'manifest/id-is-present'), true);
    assert.equal(matches('manifest/id*-is-present*', 'manifest/id-is-present'), true);
    assert.equal(matches('sso/*', 'manifest/sso-salt-is-present'), false);
  });

  it('has no other special sign', () => {
    for (const pattern of [
      'manifest.id',
      'manifest/i?',
      'manifest/(id)',
      'manifest/[a-z]+',
      'manifest/id|x',
      '^manifest/id$',
      'manifest\\/id',
    ]) {
      assert.equal(matches(pattern, 'manifest/id'), false, pattern);
      assert.equal(matches(pattern, pattern), true, pattern);
    }
  });
});

describe('several patterns', () => {
  it('match what one of them matches', () => {
    const isWanted = matcher(['sso/*', 'manifest/id-is-present']);
    assert.deepEqual(['sso/redirects', 'manifest/id-is-present', 'manifest/name-is-a-string'].map(isWanted), [true, true, false]);
  });

  it('match nothing when there are none', () => assert.equal(matcher([])('manifest/id-is-present'), false));
});

describe('a pattern that matches nothing', () => {
  const ids = ['manifest/id-is-present', 'manifest/name-is-a-string'] as const;

  it('is told, the first one', () => assert.equal(unmatched(['manifest/*', 'manifset/*', 'x'], ids), 'manifset/*'));

  it('is told when it is empty', () => assert.equal(unmatched([''], ids), ''));

  it('is undefined when each matches', () => {
    assert.equal(unmatched(['manifest/*', '*string'], ids), undefined);
    assert.equal(unmatched([], ids), undefined);
  });
});
