import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readDocument } from '../../../../engine/documents/read.ts';
import { UsageError } from '../../../../engine/documents/usage-error.ts';

describe('a file that the user names', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-read-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const read = (name: string, limit?: number) => readDocument(name, join(folder, name), limit);
  const refused = (name: string, message: RegExp) =>
    assert.throws(
      () => read(name),
      (error) => error instanceof UsageError && message.test(error.message) && !error.message.includes('\n'),
    );
  const sparse = (name: string, size: number) => {
    writeFileSync(join(folder, name), '');
    truncateSync(join(folder, name), size);
  };

  it('is read as it is, byte for byte', () => {
    writeFileSync(join(folder, 'bytes'), Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0]));
    assert.deepEqual([...read('bytes')], [0xef, 0xbb, 0xbf, 0xff, 0]);
  });

  it('may be empty', () => {
    writeFileSync(join(folder, 'empty'), '');
    assert.equal(read('empty').length, 0);
  });

  it('may be a link to a file', () => {
    writeFileSync(join(folder, 'there'), '{}');
    symlinkSync('there', join(folder, 'link'));
    assert.equal(Buffer.from(read('link')).toString(), '{}');
  });

  it('has to be there', () => refused('gone.json', /^gone\.json: no such file$/));

  it('has to be in a folder', () => {
    writeFileSync(join(folder, 'file'), '');
    refused('file/manifest.json', /^file\/manifest\.json: no such file; a part of its path is not a folder$/);
  });

  it('may not be a folder', () => refused('.', /^\.: a folder; name the file in it$/));

  it('may not be a link to itself', () => {
    symlinkSync('loop', join(folder, 'loop'));
    refused('loop', /^loop: a link that leads to itself$/);
  });

  it('may not be a pipe, which might never end', { timeout: 5000 }, () => {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    refused('pipe', /^pipe: not a regular file$/);
  });

  it('may not be a device', () => assert.throws(() => readDocument('zero', '/dev/zero'), UsageError));

  it('is read up to 1 MB', () => {
    sparse('largest', 1024 * 1024);
    assert.equal(read('largest').length, 1024 * 1024);
  });

  it('is refused when it is larger, both sizes named', () => {
    sparse('larger', 1024 * 1024 + 1);
    refused('larger', /^larger: the file is 2 MB, and Assay reads such files only up to 1 MB/);
  });

  it('is refused without being read, however large it is', () => {
    sparse('huge', 64 * 1024 ** 3);
    refused('huge', /^huge: the file is 65536 MB, and Assay reads such files only up to 1 MB/);
  });

  it('may have another limit', () => {
    sparse('limited', 2 * 1024 * 1024);
    assert.equal(read('limited', 2 * 1024 * 1024).length, 2 * 1024 * 1024);
    assert.throws(() => read('limited', 1024), UsageError);
  });
});
