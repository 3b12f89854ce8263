import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openFolder } from '../../../../../suites/shared/application/folder.ts';

describe('a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'assay-folder-'));
  const inside = join(root, 'app');
  const text = (path: string) => {
    const read = openFolder(inside).read(path);
    return read === undefined || 'problem' in read ? read : Buffer.from(read).toString();
  };
  before(() => {
    mkdirSync(join(inside, 'conf'), { recursive: true });
    writeFileSync(join(root, 'secret'), 'of another');
    writeFileSync(join(inside, 'a.txt'), 'a');
    writeFileSync(join(inside, 'conf/b.txt'), 'b');
    writeFileSync(join(inside, 'huge'), '');
    truncateSync(join(inside, 'huge'), 100 * 1024 * 1024);
    symlinkSync('conf/b.txt', join(inside, 'link-inside'));
    symlinkSync('../secret', join(inside, 'link-outside'));
    symlinkSync('..', join(inside, 'way-out'));
    symlinkSync('gone', join(inside, 'dangling'));
    symlinkSync('loop', join(inside, 'loop'));
    execFileSync('mkfifo', [join(inside, 'pipe')]);
  });
  after(() => rmSync(root, { recursive: true }));

  it('is read where there is something to read', () => {
    assert.equal(text('a.txt'), 'a');
    assert.equal(text('conf/b.txt'), 'b');
    assert.equal(text('link-inside'), 'b');
  });

  it('has nothing where there is no file', () => {
    for (const path of ['gone', 'conf', 'a.txt/b', 'dangling', 'x'.repeat(5000)]) assert.equal(text(path), undefined, path);
  });

  it('is never left', () => {
    for (const path of ['link-outside', 'way-out/secret', '../secret', '..', 'conf/../../secret'])
      assert.match(JSON.stringify(text(path)), /leads out of the folder/, path);
    assert.deepEqual(openFolder(inside).names('way-out'), []);
    assert.deepEqual(openFolder(inside).names('..'), []);
  });

  it('may be reached by a link itself', () => {
    symlinkSync('app', join(root, 'link-to-app'));
    const read = openFolder(join(root, 'link-to-app')).read('a.txt');
    assert.deepEqual(read, Buffer.from('a'));
  });

  it('says what cannot be read, without waiting', () => {
    assert.deepEqual(text('pipe'), { problem: 'not a regular file' });
    assert.deepEqual(text('loop'), { problem: 'a link that leads to itself' });
    assert.deepEqual(text('huge'), { problem: 'the file is 100 MB, and Assay reads such files only up to 1 MB' });
  });

  it('says that a file cannot be read without permission', { skip: process.getuid?.() === 0 && 'root may read everything' }, () => {
    writeFileSync(join(inside, 'locked'), 'x');
    chmodSync(join(inside, 'locked'), 0);
    assert.deepEqual(text('locked'), { problem: 'cannot be read; check its permissions' });
  });

  it('lists names in order, one level deep', () => {
    assert.deepEqual(openFolder(inside).names('conf'), ['b.txt']);
    assert.deepEqual(openFolder(inside).names('a.txt'), []);
    assert.deepEqual(openFolder(inside).names('gone'), []);
    assert.ok(openFolder(inside).names('').includes('conf'));
  });
});
