import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { pathListHeader, trackedPaths } from '../../../../../../suites/shared/application/git/index-file.ts';

const names = ['.gitignore', 'a/b.js', 'node_modules/a/b/c.js', `node_modules/${'long/'.repeat(60)}x.js`, 'z', 'über.js'];

/** The index that Git itself writes. */
function gitIndex(format: 'sha1' | 'sha256', version: number, prepare: string[][] = []): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'assay-git-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  try {
    git('init', '--quiet', `--object-format=${format}`);
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), name);
    }
    git('add', '--force', '--all');
    git('update-index', '--index-version', String(version));
    for (const args of prepare) git(...args);
    return readFileSync(join(folder, '.git/index'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the index of Git', () => {
  for (const version of [2, 3, 4]) {
    it(`of version ${version} names what is under version control`, () => {
      assert.deepEqual(trackedPaths(gitIndex('sha1', version)), { paths: names });
    });
  }

  it('may be hashed by SHA-256', () => assert.deepEqual(trackedPaths(gitIndex('sha256', 2)), { paths: names }));

  it('may have entries with more flags', () => {
    const intended = gitIndex('sha1', 3, [['update-index', '--skip-worktree', 'a/b.js']]);
    assert.deepEqual(trackedPaths(intended), { paths: names });
  });

  it('that is split is not taken for the whole', () => {
    assert.match(JSON.stringify(trackedPaths(gitIndex('sha1', 2, [['update-index', '--split-index']]))), /split over two files/);
  });

  it('may be the list that a report has', () => {
    assert.deepEqual(trackedPaths(Buffer.from(`${pathListHeader}a\nüber.js`)), { paths: ['a', 'über.js'] });
    assert.deepEqual(trackedPaths(Buffer.from(pathListHeader)), { paths: [] });
  });

  it('may be missing', () => assert.deepEqual(trackedPaths(new Uint8Array()), { paths: [] }));

  it('that is something else is a problem', () => {
    for (const text of ['paths of an index\na', 'PACK\0\0\0\x02\0\0\0\x01'])
      assert.deepEqual(trackedPaths(Buffer.from(text)), { problem: 'not a Git index' });
    assert.match(JSON.stringify(trackedPaths(Buffer.from('DIRC\0\0\0\x09\0\0\0\x01'))), /version 9/);
  });

  it('that is cut short, or torn, is a problem and no endless loop', () => {
    const whole = gitIndex('sha1', 4);
    for (let length = 12; length < whole.length; length += 7)
      assert.ok('problem' in trackedPaths(whole.subarray(0, length)), String(length));
    const boast = Buffer.from(whole);
    boast.writeUInt32BE(0xffffffff, 8);
    assert.ok('problem' in trackedPaths(boast));
  });
});

describe('an index of Git, byte by byte', () => {
  const checksum = Buffer.alloc(20);
  const header = (version: number, count: number) => Buffer.from([...Buffer.from('DIRC'), 0, 0, 0, version, 0, 0, 0, count]);
  /** An entry of version 4: times, ids, sizes, hash and flags; how much of the name before is left out; the rest of the name. */
  const entry = (leftOut: number[], rest: string) => Buffer.concat([Buffer.alloc(62), Buffer.from(leftOut), Buffer.from(`${rest}\0`)]);
  const unreadable = { problem: 'a Git index that Assay cannot read to its end' };

  const files: [what: string, parts: Buffer[], expected: ReturnType<typeof trackedPaths>][] = [
    ['may hold nothing', [header(2, 0), checksum], { paths: [] }],
    ['may have an extension without content', [header(2, 0), Buffer.from('TREE\0\0\0\0'), checksum], { paths: [] }],
    ['is no index without the number of its entries', [Buffer.from('DIRC\0\0\0\x02')], { problem: 'not a Git index' }],
    ['is not known in version 1', [header(1, 0), checksum], { problem: 'a Git index of version 1, which Assay does not know' }],
    ['is not known in version 5', [header(5, 0), checksum], { problem: 'a Git index of version 5, which Assay does not know' }],
    [
      'leaves out what a name shares with the one before',
      [header(4, 3), entry([0], 'a/b'), entry([1], 'c'), entry([3], 'd'), checksum],
      { paths: ['a/b', 'a/c', 'd'] },
    ],
    [
      'leaves out 127 or 128 bytes of a name, or none',
      [header(4, 4), entry([0], 'x'.repeat(400)), entry([0x7f], ''), entry([0x80, 0x00], ''), entry([0], ''), checksum],
      { paths: [400, 273, 145, 145].map((length) => 'x'.repeat(length)) },
    ],
    ['leaves out no more than there is', [header(4, 1), entry([5], 'a'), checksum], unreadable],
    ['has no number without an end', [header(4, 1), entry(Array(9).fill(0x80), 'a'), checksum], unreadable],
  ];
  for (const [what, parts, expected] of files) it(what, () => assert.deepEqual(trackedPaths(Buffer.concat(parts)), expected));
});
