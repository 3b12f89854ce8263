import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { contractChoice } from '../../../../engine/contract/contract.ts';
import { editionOf } from '../../../../engine/contract/edition.ts';
import type { Io } from '../../../../runs/run.ts';
import { useChosenContract } from '../../../../runs/selection/edition.ts';

test('an edition is in use until the next choice, also after a file that is refused', async (t) => {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-edition-'));
  t.after(() => rmSync(cwd, { recursive: true }));
  const io = { cwd } as Io;
  const { name, hash } = editionOf();
  const rows = 'rows:\n  - { id: manifest/id-is-present, level: should }\n';
  writeFileSync(join(cwd, 'own.yaml'), `edition: 2031-01\n${rows}`);
  writeFileSync(join(cwd, 'taken.yaml'), `edition: ${name}\n${rows}`);

  await useChosenContract({ edition: 'own.yaml' }, io);
  assert.notEqual(editionOf().hash, hash);
  await useChosenContract({}, io);
  assert.deepEqual([editionOf().hash, contractChoice()], [hash, undefined]);

  await assert.rejects(useChosenContract({ edition: 'taken.yaml' }, io), /is a published edition/);
  await useChosenContract({}, io);
  assert.equal(editionOf().hash, hash);
});

test('the next edition is the one in force where none is announced, and a line says so', async () => {
  const said: string[] = [];
  await useChosenContract({ edition: 'next' }, { cwd: '.', err: (line: string) => said.push(line) } as unknown as Io);
  assert.deepEqual(said, [`No next edition is announced; ${editionOf().name} is used.`]);
});
