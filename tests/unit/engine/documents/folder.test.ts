import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { makeFolder, makeNamedFolder, removeBusyFolder } from '../../../../engine/documents/folder.ts';

const place = mkdtempSync(join(tmpdir(), 'folder-'));
after(() => rmSync(place, { recursive: true }));
writeFileSync(join(place, 'file'), '');

it('makes every level that is missing, with its mode', () => {
  for (let again = 0; again < 2; again++) makeFolder(join(place, 'a/b/c'), 0o700);
  for (const path of ['a', 'a/b', 'a/b/c']) assert.equal(statSync(join(place, path)).mode & 0o777, 0o700);
  symlinkSync('a', join(place, 'link'));
  makeFolder(join(place, 'link/d'));
  assert.ok(statSync(join(place, 'a/d')).isDirectory());
});

it('says why a folder cannot be made', () => {
  const failsFor = (name: string, message: string, fix?: string) =>
    assert.throws(() => makeNamedFolder(name, join(place, name), { fix }), { name: 'UsageError', message });
  failsFor('file', 'file: not a folder; name another one with --out');
  failsFor('file', 'file: not a folder; name another file with --bundle', 'name another file with --bundle');
  failsFor('file/x', 'file/x: cannot be written (ENOTDIR); name another folder with --out');
  symlinkSync('nowhere', join(place, 'broken'));
  failsFor('broken', 'broken: not a folder; name another one with --out');
});

it('ends where the system makes no folder', { skip: process.platform !== 'linux' && 'needs /proc', timeout: 10_000 }, () => {
  assert.throws(() => makeNamedFolder('/proc/x/y', '/proc/x/y'), {
    message: /^\/proc\/x\/y: cannot be written \(\w+\); name another folder with --out$/,
  });
});

it('removes a folder into which another process still writes', async () => {
  const busy = join(place, 'busy');
  makeFolder(busy);
  const code = `const fs = require('node:fs'); const until = Date.now() + 500; process.stdout.write('writes');
    for (let n = 0; Date.now() < until; n++) try { fs.writeFileSync(process.argv[1] + '/' + n, ''); } catch {}`;
  const child = spawn(process.execPath, ['-e', code, busy], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  removeBusyFolder(busy);
  await ended;
  assert.ok(!existsSync(busy));
});
