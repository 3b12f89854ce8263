import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remotes } from '../../../../../../suites/shared/application/git/repository.ts';

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

  const values: Record<string, string> = {
    x: 'x',
    ' x y\t': 'x y',
    '"x # y" z': 'x # y z',
    'x"y"z ; "w"': 'xyz',
    '"a \\"b\\" \\\\c"': 'a "b" \\c',
    '"a;b"#c': 'a;b',
    '"open': 'open',
    '#x': '',
    '': '',
  };
  for (const [value, url] of Object.entries(values))
    it(`have the address "${url}" with ${JSON.stringify(value)}`, () =>
      assert.deepEqual(
        remotes(`[remote "o"]\nurl =${value}`).map((remote) => remote.url),
        [url],
      ));

  const sections: [text: string, names: string[]][] = [
    [' [ remote "o" ] \n url = x', ['o']],
    ['[remote "o"]url=x', ['o']],
    ['[remote  "o"]\nurl = x', ['o']],
    ['[remote\t"a b"]\nPushUrl = x\nurl = y', ['a b', 'a b']],
    ['[remote "a\\\\b"]\nurl = x', ['a\\b']],
    ['[remote ""]\nurl = x', ['']],
    ['[remote "o"]\nmyurl = x\nurls = y\nurl x\n; url = z', []],
    ['[remote "o"]\n[core]\nurl = x', []],
    ['[remotes "o"]\nurl = x', []],
    ['[remote o]\nurl = x', []],
    ['x [remote "o"]\nurl = x', []],
    ['[remote "o"\nurl = x', []],
    ['[remote"o"]\nurl = x', []],
    ['url = x\n[remote "o"]', []],
  ];
  for (const [text, names] of sections)
    it(`are named ${JSON.stringify(names)} in ${JSON.stringify(text)}`, () =>
      assert.deepEqual(
        remotes(text).map(({ name }) => name),
        names,
      ));
});
