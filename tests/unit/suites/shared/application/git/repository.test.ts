import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApplication, type Folder } from '../../../../../../engine/judging/application.ts';
import { notApplicable, untested } from '../../../../../../engine/judging/rule.ts';
import { repositoryFile } from '../../../../../../suites/shared/application/git/repository.ts';
import { testApplication } from '../test-application.ts';

describe('a file of the repository', () => {
  it('is read below .git', () => {
    assert.deepEqual(repositoryFile(testApplication({ '.git/config': '[core]' }), 'config'), Buffer.from('[core]'));
  });

  it('is empty where the repository has none', () => {
    assert.deepEqual(repositoryFile(testApplication({ '.git/HEAD': 'ref' }), 'index'), new Uint8Array());
  });

  it('is none where there is no repository', () => {
    assert.deepEqual(repositoryFile(testApplication({ '.gitignore': '' }), 'index'), notApplicable('no-repository'));
  });

  it('is not looked for outside the folder', () => {
    const found = repositoryFile(testApplication({ '.git': 'gitdir: ../main/.git/worktrees/app' }), 'index');
    assert.match(
      JSON.stringify(found),
      /^{"verdict":"untested","code":"repository-elsewhere","reason":"\.git: the repository is outside the folder/,
    );
  });

  it('is read up to a limit, and says why it is not', () => {
    const limits: (number | undefined)[] = [];
    const read: Folder['read'] = (_, limit) => {
      limits.push(limit);
      return { problem: 'too long' };
    };
    assert.deepEqual(
      repositoryFile(createApplication('node', 'x', { read, names: () => [] }), 'index', 7),
      untested('file-not-read', { file: '.git/index', why: 'too long' }),
    );
    assert.deepEqual(limits, [7]);
  });
});
