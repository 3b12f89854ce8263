import assert from 'node:assert/strict';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { counts, findLedgers, openEntries, parseLedger, readLedger, type Undo } from '../../../../engine/ledger/ledger.ts';
import { openLedger } from '../../../../engine/ledger/open.ts';
import { sealedLine } from '../../../../engine/ledger/seal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const deletion = (addonId: string): Undo => ({ kind: 'delete-resource', url: 'https://acme.example/addons', addonId, environment: 'test' });
const open = () => openLedger(join(folder, 'ledger'), { run: 'r1', target: 'acme' });

describe('a ledger', () => {
  it('tells what became of each change', () => {
    const ledger = open();
    const [made, undone, refused, left] = ['a', 'b', 'c', 'd', 'e'].map((id) => ledger.intend(deletion(id))) as [
      string,
      string,
      string,
      string,
    ];
    ledger.made(made, { resourceId: 'p1' });
    ledger.made(undone, { resourceId: 'p2' });
    ledger.undone(undone);
    ledger.refused(refused);
    ledger.made(left);
    ledger.left(left, { reason: 'answered 500' });
    ledger.end();
    ledger.close();

    const read = readLedger(ledger.path);
    assert.deepEqual(
      read.entries.map(({ undo, state }) => `${undo.addonId} ${state}`),
      ['a made', 'b undone', 'c refused', 'd left', 'e unknown'],
    );
    assert.deepEqual([read.run, read.target, read.foreign], ['r1', 'acme', []]);
    assert.deepEqual(
      openEntries(read).map(({ undo }) => undo.addonId),
      ['e', 'd', 'a'],
    );
    const { unknown, left: remaining, ...numbers } = counts(read);
    assert.deepEqual(numbers, { made: 3, undone: 1 });
    assert.deepEqual(
      unknown.map(({ addonId, at }) => [addonId, Number.isNaN(Date.parse(at))]),
      [['e', false]],
    );
    assert.deepEqual(
      remaining.map(({ addonId, resourceId, reason }) => [addonId, resourceId, reason]),
      [
        ['a', 'p1', undefined],
        ['d', undefined, 'answered 500'],
      ],
    );
  });

  it('counts an unanswered change as made when its undo finds it, and not when nothing is there', () => {
    const ledger = open();
    ledger.undone(ledger.intend(deletion('a')));
    ledger.undone(ledger.intend(deletion('b')), { gone: true });
    ledger.left(ledger.intend(deletion('c')), { reason: 'no id' });
    ledger.close();
    const { unknown, ...rest } = counts(readLedger(ledger.path));
    assert.deepEqual(rest, { made: 1, undone: 1, left: [] });
    assert.deepEqual(
      unknown.map(({ addonId, reason }) => [addonId, reason]),
      [['c', 'no id']],
    );
  });

  it('is for its owner only, and keeps no credentials of an address', () => {
    const ledger = open();
    ledger.intend({ ...deletion('a'), url: 'https://acme:hunter2@acme.example/addons' } as Undo);
    ledger.close();
    assert.equal(statSync(ledger.path).mode & 0o777, 0o600);
    assert.doesNotMatch(readFileSync(ledger.path, 'utf8'), /hunter2|acme:/);
  });

  it('is found in its folder', () => {
    assert.deepEqual(findLedgers(join(folder, 'none')), []);
    open().close();
    openLedger(join(folder, 'ledger'), { run: 'r0', target: 'x' }).close();
    writeFileSync(join(folder, 'ledger', 'notes.txt'), '');
    assert.deepEqual(findLedgers(join(folder, 'ledger')), [join(folder, 'ledger', 'r0.jsonl'), join(folder, 'ledger', 'r1.jsonl')]);
  });
});

describe('a damaged file', () => {
  it('loses no more than the torn line, wherever it is torn', () => {
    const ledger = open();
    const n = ledger.intend(deletion('a'));
    const kept = statSync(ledger.path).size;
    ledger.made(n, { resourceId: 'p1' });
    ledger.close();
    for (let size = statSync(ledger.path).size - 1; size > kept; size -= 1) {
      truncateSync(ledger.path, size);
      const read = readLedger(ledger.path);
      assert.deepEqual(
        read.entries.map(({ state }) => state),
        ['unknown'],
      );
      assert.deepEqual(read.foreign, []);
    }
  });

  it('is written on after a torn line', () => {
    const first = open();
    first.intend(deletion('a'));
    first.close();
    appendFileSync(first.path, '\n{"kind":"intent","n":"1-x');
    const second = open();
    second.intend(deletion('b'));
    second.close();
    const read = readLedger(first.path);
    assert.deepEqual(
      read.entries.map(({ undo }) => undo.addonId),
      ['a', 'b'],
    );
    assert.deepEqual(read.foreign, []);
  });

  it('tells lines that cannot be read, and no line that a crash cut', () => {
    const ledger = open();
    const a = ledger.intend(deletion('a'));
    ledger.made(a, { resourceId: 'p1' });
    ledger.undone(a);
    ledger.close();
    const lines = readFileSync(ledger.path, 'utf8').split('\n').slice(1);
    const [header = '', intent = '', made = '', undone = ''] = lines;
    const newer = sealedLine('r1', { kind: 'note' });
    for (const [texts, damaged] of [
      [lines, []],
      [[...lines, '{"kind":"inte'], []],
      [[...lines, '{"k'], []],
      [[...lines, '{"kind":"inte', header, undone], []],
      [[...lines, '{"kind":"inte', undone], [5]],
      [
        [header, intent.slice(0, 40), made, undone],
        [2, 3, 4],
      ],
      [
        [header, made, undone],
        [2, 3],
      ],
      [[...lines, 'x'], [5]],
      [[...lines, '{}'], [5]],
      [[...lines, newer], [5]],
    ] as const)
      assert.deepEqual(parseLedger('r1.jsonl', texts.join('\n')).damaged, damaged, texts.join('\n'));
  });

  it('is a ledger only if one of its lines is of a kind that Assay writes', () => {
    const isLedger = (text: string) => parseLedger('x.jsonl', text).isLedger;
    for (const text of ['', '\n', '{}\n', '{"id":"acme-db","api":{}}', 'notes\n', '\0\ufffd']) assert.equal(isLedger(text), false, text);
    assert.equal(isLedger('{"kind":"end"}'), true);
  });

  it('never throws, and takes nothing from an answer whose intent is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json())), (lines) => {
        parseLedger('x', lines.join('\n'));
      }),
    );
    const answer = sealedLine('x', { kind: 'made', n: '1-1', details: {} });
    const { entries, foreign } = parseLedger('x', `${answer}\n{"kind":"intent","n":7}\n`);
    assert.deepEqual([entries, foreign], [[], [2]]);
  });
});

describe('a change that cannot be written down', () => {
  it('is an error before it is made', () => {
    writeFileSync(join(folder, 'file'), '');
    assert.throws(() => openLedger(join(folder, 'file'), { run: 'r1', target: 'x' }), { code: 'EEXIST' });
    assert.throws(() => openLedger(join(folder, 'file', 'ledger'), { run: 'r1', target: 'x' }), { code: 'ENOTDIR' });
    assert.throws(() => openLedger(folder, { run: '../r1', target: 'x' }), /^Error: run id: expected/);
    const closed = open();
    closed.close();
    assert.throws(() => closed.intend(deletion('a')), { code: 'EBADF' });
  });

  it('is an error where the disk is full', { skip: process.platform !== 'linux' && 'needs /dev/full' }, async () => {
    const { symlinkSync } = await import('node:fs');
    symlinkSync('/dev/full', join(folder, 'r1.jsonl'));
    assert.throws(() => openLedger(folder, { run: 'r1', target: 'x' }), { code: 'ENOSPC' });
  });

  it('is an error where the folder is closed to us', { skip: process.getuid?.() === 0 && 'root may write anywhere' }, () => {
    chmodSync(folder, 0o500);
    assert.throws(() => openLedger(folder, { run: 'r1', target: 'x' }), { code: 'EACCES' });
    chmodSync(folder, 0o700);
  });
});
