import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sealedLine } from '../../../../engine/ledger/seal.ts';
import { unfinishedFile } from '../../../../runs/files.ts';
import { reap } from '../../../../runs/reap/reap.ts';
import { type Io, UsageError } from '../../../../runs/run.ts';

/** A fresh folder with files, and a function that reaps in it. */
function place(t: TestContext, files: Record<string, string | Uint8Array>) {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-reap-'));
  t.after(() => rmSync(cwd, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
  return {
    cwd,
    async reaped(ledger?: string, within = '.') {
      const said: string[] = [];
      const io = { cwd: join(cwd, within), env: {}, out: (text) => said.push(text), err: (text) => said.push(text) } as Partial<Io> as Io;
      const status = await reap({ ledger, timeout: 10_000, 'driver-timeout': 1 } as Parameters<typeof reap>[0], io).catch(
        (error: unknown) => {
          if (!(error instanceof UsageError)) throw error;
          said.push(error.message);
          return 2;
        },
      );
      return { status, said };
    },
  };
}

const at = '2026-01-01T00:00:00.000Z';
const undo = { kind: 'delete-resource', url: 'http://127.0.0.1:9/resources', addonId: 'addon_1', environment: 'test' };
const header = sealedLine('old', { kind: 'run', run: 'old', target: 'gone.json', pid: 2 ** 22 + 1, host: hostname(), at, birth: 'x' });
const intent = sealedLine('old', { kind: 'intent', n: '1', at, undo });
const made = sealedLine('old', { kind: 'made', n: '1', details: { resourceId: 'res_1' } });
const undone = sealedLine('old', { kind: 'undone', n: '1', gone: false });
const ledger = (...lines: string[]) => lines.map((line) => `\n${line}`).join('');

test('the folder of a fleet stands for the ledgers of all its targets', async (t) => {
  const { cwd, reaped } = place(t, {
    'out/a/ledger/old.jsonl': '{"kind":"end"}\n',
    'out/b/ledger/old.jsonl': '{"kind":"end"}\n',
    [`out/${unfinishedFile}`]: '{}\n',
  });
  mkdirSync(join(cwd, 'out/clean/ledger'), { recursive: true });
  const { status, said } = await reaped('out');
  assert.equal(status, 3);
  assert.deepEqual(
    said.map((line) => line.split(':')[0]),
    ['out/a/ledger/old.jsonl', 'out/b/ledger/old.jsonl'],
  );
});

test('the folder of a run stands for its ledgers', async (t) => {
  const { cwd, reaped } = place(t, { 'out/report.json': '{}', 'out/ledger/old.jsonl': ledger(header) });
  assert.deepEqual(await reaped('out'), { status: 0, said: ['out/ledger/old.jsonl: 0 created, 0 deleted, 0 left behind'] });
  assert.deepEqual(readdirSync(join(cwd, 'out/ledger')), []);
});

test('without a ledger there is nothing to undo after a run, and any other folder is a mistake', async (t) => {
  const { cwd, reaped } = place(t, {
    'down/report.json': '{}',
    'shard/overview.json': '{}',
    'other/journal.jsonl': '{}',
    'taken/ledger': '',
  });
  for (const folder of ['out/ledger', 'ledger', 'empty']) mkdirSync(join(cwd, folder), { recursive: true });
  for (const folder of ['out', 'out/ledger', 'ledger', 'down', 'shard'])
    assert.deepEqual(await reaped(folder), { status: 0, said: [`Nothing to undo: no ledger in ${folder} or below it.`] }, folder);
  for (const folder of ['empty', 'other', 'taken'])
    assert.deepEqual(await reaped(folder), { status: 2, said: [`${folder}: no ledger in this folder`] });
});

test('without a path, it finds every run in this folder, and says where else it looked', async (t) => {
  const foreign = { 'books/ledger/2026.jsonl': '{"debit":1}\n', 'node_modules/a/ledger/old.jsonl': ledger(header) };
  const { cwd, reaped } = place(t, {
    ...foreign,
    'assay-report/ledger/old.jsonl': ledger(header),
    'night/shard-1/acme/ledger/old.jsonl': ledger(header),
    'other/notes.txt': '',
    'assay-report/acme/report.json': '{}',
  });
  const none = 'Nothing to undo: no ledger in this folder or below it.';
  const offer = 'A run in a folder above left something: assay reap ';
  assert.deepEqual(await reaped(undefined, 'other'), { status: 3, said: [none, `${offer}../assay-report`] });
  assert.deepEqual(await reaped(undefined, 'assay-report/acme'), { status: 3, said: [none, `${offer}../ledger`] });
  const clean = (file: string) => `${file}: 0 created, 0 deleted, 0 left behind`;
  assert.deepEqual(await reaped(), {
    status: 0,
    said: [clean('assay-report/ledger/old.jsonl'), clean('night/shard-1/acme/ledger/old.jsonl')],
  });
  assert.deepEqual(await reaped(undefined, 'other'), { status: 0, said: [none] });
  for (const file of Object.keys(foreign)) assert.ok(existsSync(join(cwd, file)));
});

test('a target whose manifest is gone does not keep the others from being undone', async (t) => {
  const open = ledger(header, intent, made);
  const { reaped } = place(t, { 'out/a/ledger/old.jsonl': open, 'out/b/ledger/old.jsonl': ledger(header), 'out/overview.json': '{}' });
  const { status, said } = await reaped('out');
  assert.equal(status, 3);
  assert.match(said[0] ?? '', /^out\/a\/ledger\/old\.jsonl: gone\.json: no such file/);
  assert.equal(said[1], 'out/b/ledger/old.jsonl: 0 created, 0 deleted, 0 left behind');
});

test('a ledger whose entries are all deleted is removed', async (t) => {
  const { cwd, reaped } = place(t, { 'old.jsonl': ledger(header, intent, made, undone, '{"kind":"un') });
  assert.deepEqual(await reaped('old.jsonl'), { status: 0, said: ['old.jsonl: 1 created, 1 deleted, 0 left behind'] });
  assert.equal(existsSync(join(cwd, 'old.jsonl')), false);
});

test('a file that is no ledger is refused if it is named, and skipped in a folder', async (t) => {
  const files = {
    'manifest.json': '{\n  "id": "acme-db"\n}\n',
    'notes.txt': 'notes\n',
    'empty.jsonl': '',
    'binary.jsonl': Uint8Array.of(0, 255, 10, 200),
    'journal.jsonl': '{"request":{"method":"GET"}}\n',
    [unfinishedFile]: '{"assay":"2.0.0"}\n',
  };
  const { cwd, reaped } = place(t, { ...files, 'old.jsonl': ledger(header) });
  for (const name of Object.keys(files))
    assert.deepEqual(await reaped(name), { status: 2, said: [`${name}: not a ledger of Assay; nothing was changed`] });
  assert.deepEqual(await reaped('.'), { status: 0, said: ['old.jsonl: 0 created, 0 deleted, 0 left behind'] });
  assert.deepEqual(readdirSync(cwd).sort(), Object.keys(files).sort());
});

test('a damaged ledger stays, and the message says what to do', async (t) => {
  const advice = 'the ledger stays, because it may not list everything that the run created. Delete by hand what is left, then remove it';
  const noHeader = 'its first line is missing or damaged';
  for (const [lines, damage] of [
    [[header, intent.slice(5), made], 'lines 3, 4: damaged'],
    [[header, intent.slice(0, 50), made], 'lines 3, 4: damaged'],
    [[header, intent, made, undone, 'x'], 'line 6: damaged'],
    [['x', intent, made], noHeader],
    [[intent, made, undone], noHeader],
    [['x', 'y'], noHeader],
  ] as const) {
    const text = ledger(...lines);
    const { cwd, reaped } = place(t, { 'ledger/old.jsonl': text });
    const { status, said } = await reaped('ledger');
    assert.equal(status, 3);
    assert.equal(said[0], `ledger/old.jsonl: ${damage}; ${advice}`);
    assert.equal(readFileSync(join(cwd, 'ledger/old.jsonl'), 'utf8'), text);
  }
});

test('what is still left says what to do before the next reap', async (t) => {
  const manifest = { id: 'acme-db', api: { password: 'a-long-password', sso_salt: 'a-long-salt', test: { base_url: undo.url } } };
  const { cwd, reaped } = place(t, { 'gone.json': JSON.stringify(manifest), 'old.jsonl': ledger(header, intent, made) });
  const { status, said } = await reaped('old.jsonl');
  assert.equal(status, 3);
  assert.deepEqual(said, [
    'old.jsonl: 1 created, 0 deleted, 1 left behind',
    `  addon_1, requested at ${at}: nothing listens on 127.0.0.1:9; run assay reap again, once the target answers`,
  ]);
  assert.equal(existsSync(join(cwd, 'old.jsonl')), true);
});
