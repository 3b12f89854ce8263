import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { because } from '../../../../engine/catalogue/reason.ts';
import { createApplication, type Folder } from '../../../../engine/judging/application.ts';

const folderOf = (files: Record<string, ReturnType<Folder['read']>>, asked: string[] = []): Folder => ({
  read: (path) => {
    asked.push(path);
    return files[path];
  },
  names: () => Object.keys(files),
});

describe('an application', () => {
  it('has its files as text, read once', () => {
    const asked: string[] = [];
    const { file } = createApplication('node', 'shop', folderOf({ a: Buffer.from('é'), b: { problem: 'not a regular file' } }, asked));
    for (const _ of [1, 2]) {
      assert.deepEqual(file('a'), { path: 'a', text: 'é' });
      assert.deepEqual(file('b'), { path: 'b', text: '', problem: because('file-not-read', { file: 'b', why: 'not a regular file' }) });
      assert.equal(file('gone'), undefined);
    }
    assert.deepEqual(asked, ['a', 'b', 'gone']);
  });

  it('knows whether any variables were given', () => {
    const folder = folderOf({ a: new Uint8Array() });
    const { type, name, env, hasEnv, names } = createApplication('play1', 'shop', folder);
    assert.deepEqual({ type, name, env, hasEnv, names: names('') }, { type: 'play1', name: 'shop', env: {}, hasEnv: false, names: ['a'] });
    assert.equal(createApplication('node', 'shop', folder, { env: {} }).hasEnv, true);
    const given = createApplication('node', 'shop', folder, { env: { A: '1' }, instances: 2 });
    assert.deepEqual([given.env, given.instances], [{ A: '1' }, 2]);
  });
});
