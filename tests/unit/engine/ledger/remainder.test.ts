import assert from 'node:assert/strict';
import { it } from 'node:test';
import { counts, parseLedger, remainderText } from '../../../../engine/ledger/ledger.ts';
import { sealedLine } from '../../../../engine/ledger/seal.ts';

const at = '2026-11-16T06:00:00.000Z';
const undo = { kind: 'delete-resource', url: 'https://acme.example/resources', addonId: 'addon_1', environment: 'test' };
const ledger = (...lines: object[]) =>
  parseLedger('ledger.jsonl', [{ kind: 'intent', n: '1', at, undo }, ...lines].map((line) => sealedLine('ledger', line)).join('\n'));

it('an error that may have made something keeps its status, and stays unknown', () => {
  const { entries } = ledger({ kind: 'answered', n: '1', status: 500 });
  assert.deepEqual([entries[0]?.status, entries[0]?.answer, entries[0]?.state], [500, 'none', 'unknown']);
});

it('what has no id is to be deleted by hand: the line says what and since when', () => {
  const [left] = counts(ledger({ kind: 'made', n: '1', details: {} }, { kind: 'left', n: '1', reason: 'the answer gave no id' })).left;
  assert.equal(left && remainderText(left), `delete by hand what was installed for addon_id addon_1 at ${at}: the answer gave no id`);
});

it('what has an id, or a driver, is a matter of reap', () => {
  const reason = 'DELETE returned 500';
  assert.equal(
    remainderText({ addonId: 'addon_1', resourceId: 'r', at, reason }),
    `addon_1, requested at ${at}: ${reason}; run assay reap`,
  );
  assert.equal(remainderText({ kind: 'driver', addonId: 'addon_1', at, reason }), `addon_1, requested at ${at}: ${reason}; run assay reap`);
});
