import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBeyond } from '../../../../engine/bundle/bounds.ts';

describe('a text', () => {
  for (const [what, text] of [
    ['is short', '{"a": [1, {"b": "c"}]}'],
    ['holds brackets and commas in a string', JSON.stringify('[,'.repeat(200_000))],
    ['holds escaped quotes', `"${'\\"[,'.repeat(100_000)}"`],
    ['is 200 levels deep', `${'['.repeat(200)}${']'.repeat(200)}`],
    ['opens and closes often', '[]'.repeat(100_000)],
  ] as const)
    it(`is within bounds that ${what}`, () => assert.equal(isBeyond(text), false));

  for (const [what, text] of [
    ['has too many values', `[${'1,'.repeat(150_001)}1]`],
    ['has too many objects', '{}'.repeat(150_001)],
    ['is too deep', '['.repeat(201)],
    ['is too deep in objects', '{"a":'.repeat(201)],
    ['has too many lines', '\n'.repeat(150_001)],
  ] as const)
    it(`is beyond them that ${what}`, () => assert.equal(isBeyond(text), true));
});
