import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { type LedgerHeader, openEntries, readLedger } from '../../../../engine/ledger/ledger.ts';
import { birthOf, isAlive, isElsewhere, isRunning } from '../../../../engine/ledger/liveness.ts';
import { openLedger } from '../../../../engine/ledger/open.ts';

const module = new URL(`../../../../engine/ledger/open${extname(import.meta.url)}`, import.meta.url);
const UNDO = `{ kind: 'delete-resource', url: 'https://acme.example/' + 'x'.repeat(3000), addonId: String(process.pid), environment: 'test' }`;

let folder = '';
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
});
afterEach(() => {
  for (const process of children) process.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true });
});

/** A process of its own, with the run's ledger open. */
function child(code: string): ChildProcess {
  const script = `import { openLedger } from ${JSON.stringify(module.href)};
    const ledger = openLedger(${JSON.stringify(folder)}, { run: 'r1', target: 'acme' });
    const undo = ${UNDO};
    ${code}`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(started);
  return started;
}

it('takes lines from several processes at once', async () => {
  const writers = Array.from({ length: 4 }, () =>
    child('for (let i = 0; i < 50; i++) { const n = ledger.intend(undo); ledger.made(n, { resourceId: n }); }'),
  );
  const exits = await Promise.all(writers.map((process) => once(process, 'exit')));
  assert.deepEqual(
    exits.map(([status]) => status),
    [0, 0, 0, 0],
  );
  const { entries, headers, foreign } = readLedger(join(folder, 'r1.jsonl'));
  assert.deepEqual(foreign, []);
  assert.equal(headers.length, 4);
  assert.equal(new Set(entries.map(({ n }) => n)).size, 200);
  assert.ok(entries.every(({ n, state, undo }) => state === 'made' && undo.resourceId === n));
});

it('knows a change as unknown when its process was killed before the answer', async () => {
  const process = child(`ledger.intend(undo); console.log('asked'); setInterval(() => {}, 1000);`);
  assert.ok(process.stdout);
  await once(process.stdout, 'data');
  const path = join(folder, 'r1.jsonl');
  assert.ok(isRunning(readLedger(path)));
  process.kill('SIGKILL');
  await once(process, 'exit');
  const ledger = readLedger(path);
  assert.ok(!isRunning(ledger));
  assert.deepEqual(
    openEntries(ledger).map(({ state, undo }) => [state, undo.addonId]),
    [['unknown', String(process.pid)]],
  );
});

it('tells a running process from one that is gone, elsewhere, or another of the same number', () => {
  openLedger(folder, { run: 'r1', target: 'acme' }).close();
  const [header] = readLedger(join(folder, 'r1.jsonl')).headers as [LedgerHeader];
  assert.deepEqual([header.pid, header.host, header.birth], [process.pid, hostname(), birthOf(process.pid)]);
  assert.ok(isAlive(header));
  assert.ok(!isAlive({ ...header, pid: 2 ** 22 + 1 }));
  assert.ok(!isAlive({ ...header, host: 'elsewhere.example' }));
  assert.ok(isElsewhere({ ...header, host: 'elsewhere.example' }));
  assert.equal(isAlive({ ...header, birth: 'another' }), header.birth === '');
});
