import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { unfinishedFile } from '../../../../runs/fleet/overview.ts';
import { reap } from '../../../../runs/live/reap.ts';
import type { Io } from '../../../../runs/run.ts';

test('the folder of a fleet stands for the ledgers of all its targets', async (t) => {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-reap-'));
  t.after(() => rmSync(cwd, { recursive: true }));
  for (const name of ['a', 'b']) {
    mkdirSync(join(cwd, 'out', name, 'ledger'), { recursive: true });
    writeFileSync(join(cwd, 'out', name, 'ledger/old.jsonl'), '{"kind":"end"}\n');
  }
  mkdirSync(join(cwd, 'out/clean/ledger'), { recursive: true });
  writeFileSync(join(cwd, 'out', unfinishedFile), '{}\n');
  const said: string[] = [];
  const io = { cwd, env: {}, out: (text) => said.push(text), err: (text) => said.push(text) } as Partial<Io> as Io;
  assert.equal(await reap({ ledger: 'out', timeout: 1, 'driver-timeout': 1 } as Parameters<typeof reap>[0], io), 3);
  assert.deepEqual(
    said.map((line) => line.split(':')[0]),
    ['out/a/ledger/old.jsonl', 'out/b/ledger/old.jsonl'],
  );
});
