import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Entry } from '../../../../engine/ledger/entry.ts';
import { type UndoOutcome, undoAll } from '../../../../engine/ledger/undo.ts';

const entry = (addonId: string, line: number): Entry => ({
  n: `1-${line}`,
  at: '2026-11-01T00:00:00.000Z',
  line,
  undo: { kind: 'delete-resource', url: 'https://acme.example', addonId, environment: 'test' },
  answer: 'made',
  state: 'made',
  gone: false,
});
const entries = [entry('a', 1), entry('b', 2), entry('c', 3), entry('d', 4)];

it('goes backwards, and on after a failure', async () => {
  const asked: unknown[] = [];
  const written: string[] = [];
  const ledger = {
    undone: (n: string, outcome?: { gone: boolean }) => written.push(`${n} ${outcome?.gone ? 'gone' : 'undone'}`),
    left: (n: string, reason: string) => written.push(`${n} left: ${reason}`),
  };
  const answers: Record<string, () => Promise<UndoOutcome>> = {
    d: async () => 'undone',
    c: async () => Promise.reject(new Error('connection lost')),
    b: async () => 'gone',
    a: async () => ({ left: 'answered 500' }),
  };
  const outcomes = await undoAll(
    entries,
    (undo) => {
      asked.push(undo.addonId);
      return (answers[String(undo.addonId)] as () => Promise<UndoOutcome>)();
    },
    { deadlineMs: 10_000, ledger },
  );
  assert.deepEqual(asked, ['d', 'c', 'b', 'a']);
  assert.deepEqual(
    outcomes.map(({ outcome }) => outcome),
    ['undone', { left: 'connection lost' }, 'gone', { left: 'answered 500' }],
  );
  assert.deepEqual(written, ['1-4 undone', '1-3 left: connection lost', '1-2 gone', '1-1 left: answered 500']);
});

it('ends in time, and tells what it left', async () => {
  let aborted = false;
  const outcomes = await undoAll(
    entries,
    (undo, { signal }) => {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      return undo.addonId === 'd' ? Promise.resolve('undone') : new Promise(() => {});
    },
    { deadlineMs: 50 },
  );
  const none = { left: 'no time was left to undo it' };
  assert.deepEqual(
    outcomes.map(({ outcome }) => outcome),
    ['undone', { left: 'the request to undo it got no answer in time' }, none, none],
  );
  assert.ok(aborted);
});

it('undoes everything though the ledger takes nothing', async () => {
  const full = () => {
    throw new Error('disk full');
  };
  const outcomes = await undoAll(entries, async () => 'undone', { deadlineMs: 1000, ledger: { undone: full, left: full } });
  assert.equal(outcomes.length, 4);
});

it('takes back many without a warning of Node', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  const many = Array.from({ length: 30 }, (_, line) => entry(`addon_${line}`, line));
  await undoAll(many, async () => 'undone', { deadlineMs: 10_000 });
  await new Promise((later) => setImmediate(later));
  process.off('warning', note);
  assert.deepEqual(warnings, []);
});
