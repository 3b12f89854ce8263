import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { readLedger, type Undo } from '../../../../engine/ledger/ledger.ts';
import { openLedger } from '../../../../engine/ledger/open.ts';

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
