import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remotes } from './remotes.ts';

describe('the remotes of a Git configuration', () => {
  it('have a name, an address and a place', () => {
    assert.deepEqual(remotes('[core]\n\tbare = false\n[remote "origin"]\n\turl = git@host:me/app.git\n\tfetch = +refs\n'), [
      { name: 'origin', url: 'git@host:me/app.git', position: { line: 4, column: 8 } },
    ]);
  });

  it('are read in every way that Git writes them', () => {
    const text =
      '[Remote "a \\"b\\""] URL = "x y" ; why\r\n[remote "c"]\r\n  pushurl=z # note\r\n# url = no\r\n[branch "c"]\r\n  url = other\r\n';
    assert.deepEqual(
      remotes(text).map(({ name, url }) => [name, url]),
      [
        ['a "b"', 'x y'],
        ['c', 'z'],
      ],
    );
  });

  it('are none in a file that is something else', () => assert.deepEqual(remotes('\0\0[remote\nurl = x\n[remote]\nurl = y'), []));
});
