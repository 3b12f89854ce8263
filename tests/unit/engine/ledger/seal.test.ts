import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { because } from '../../../../engine/catalogue/reason.ts';
import { counts, readLedger, type Undo } from '../../../../engine/ledger/ledger.ts';
import { openLedger } from '../../../../engine/ledger/open.ts';
import { sealKey, useSealKey } from '../../../../engine/ledger/seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'seal-'));
process.env.XDG_STATE_HOME = join(folder, 'state');
after(() => rmSync(folder, { recursive: true }));

const undo: Undo = { kind: 'delete-resource', url: 'https://acme.example/addons', addonId: 'a', environment: 'test' };

function written(run: string): string {
  const ledger = openLedger(folder, { run, target: 'acme' });
  ledger.made(ledger.intend(undo), { resourceId: 'p1' });
  ledger.close();
  return ledger.path;
}

it('is sealed with a key that only its owner can read', () => {
  assert.deepEqual(readLedger(written('r1')).foreign, []);
  assert.equal(statSync(join(folder, 'state/assay/ledger.key')).mode & 0o777, 0o600);
  assert.equal(statSync(join(folder, 'state/assay')).mode & 0o777, 0o700);
});

it('an edited line counts for nothing, and is told', () => {
  const path = written('r2');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"p1"', '"victim"'));
  const { entries, foreign } = readLedger(path);
  assert.deepEqual(foreign, [4]);
  assert.deepEqual(
    entries.map(({ state, undo: { resourceId } }) => [state, resourceId]),
    [['unknown', undefined]],
  );
});

it('an added line, and one of another run, count for nothing', () => {
  const path = written('r3');
  const other = readFileSync(written('r4'), 'utf8');
  appendFileSync(path, `\n${JSON.stringify({ kind: 'intent', n: 'x', at: '', undo })}`);
  appendFileSync(path, other);
  const { entries, foreign } = readLedger(path);
  assert.equal(entries.length, 1);
  assert.deepEqual(foreign, [5, 6, 7, 8]);
});

it('a line that this version does not write is ignored, and told', () => {
  const path = written('r5');
  appendFileSync(path, '\n{}\n{"kind":"note","n":"1"}\n{"kind":"mabe"');
  const { entries, foreign, damaged } = readLedger(path);
  assert.equal(entries.length, 1);
  assert.deepEqual([foreign, damaged], [[], [5, 6]]);
});

/** What a process with another key writes to the ledger of a run. */
function writtenElsewhere(run: string): string {
  const own = sealKey();
  openLedger(folder, { run, target: 'acme' }).close();
  useSealKey(Buffer.alloc(32, 7).toString('base64'));
  try {
    return written(run);
  } finally {
    useSealKey(own);
  }
}

it('what only lines with another seal name is unknown, one for each change, and never nothing', () => {
  const path = writtenElsewhere('r6');
  const ledger = readLedger(path);
  assert.deepEqual(ledger.foreign, [3, 4, 5]);
  const { at } = JSON.parse(readFileSync(path, 'utf8').split('\n')[3] ?? '') as { at: string };
  const unknown = [{ at, addonId: 'a', ...because('line-of-another', { line: 4 }) }];
  assert.deepEqual(counts(ledger), { made: 0, undone: 0, unknown, left: [] });
});

it('so is what damaged lines may name; a change that a trusted line names is counted once', () => {
  const path = written('r7');
  const [, header = '', intent = '', made = ''] = readFileSync(path, 'utf8').split('\n');
  const unknownIn = (...lines: string[]) => {
    writeFileSync(path, lines.join('\n'));
    return counts(readLedger(path)).unknown.map(({ addonId, reason }) => [addonId, reason]);
  };
  assert.deepEqual(unknownIn(header, intent.slice(5), made), [
    [undefined, 'line 2 of the ledger is damaged'],
    [undefined, 'line 3 of the ledger answers a change that is missing'],
  ]);
  assert.deepEqual(unknownIn(header, intent.replace('"a"', '"b"'), made), [['b', 'line 2 of the ledger was not written by this run']]);
  assert.deepEqual(unknownIn(header, intent, made, made.replace('p1', 'p2')), []);
  assert.deepEqual(unknownIn(header, intent, made, header.replace('acme', 'other')), []);
});

it('a line may say anything of itself', () => {
  const path = written('r8');
  appendFileSync(path, '\n{"kind":"intent","n":1,"at":7,"undo":null}\n{"kind":"intent","n":[],"undo":{"addonId":{}}}');
  assert.equal(counts(readLedger(path)).unknown.length, 2);
});
