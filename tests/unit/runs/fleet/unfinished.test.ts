import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { unusable } from '../../../../engine/judging/overview.ts';
import { openUnfinished, unfinishedFile } from '../../../../runs/fleet/overview.ts';
import type { Io } from '../../../../runs/run.ts';

test('what is judged is known to a run that resumes, and to no other', (t) => {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-unfinished-'));
  t.after(() => rmSync(cwd, { recursive: true }));
  const io = { cwd } as Io;
  const head = { assay: '2.0.0', edition: 'e', at: '2026-01-01T00:00:00.000Z', shard: { index: 1, of: 2 } };
  const first = openUnfinished(head, { out: 'out' }, io);
  first.keep(unusable('a', 'nobody listens', 3));

  first.keep(unusable('c', 'no such file', 2));
  appendFileSync(join(cwd, 'out', unfinishedFile), '{"name":"b","verd');

  const later = { ...head, at: '2026-01-01T01:00:00.000Z' };
  const resumed = openUnfinished(later, { out: 'out', resume: true }, io);
  assert.equal(resumed.judged.get('a')?.because, 'nobody listens');
  assert.equal(resumed.judged.get('c')?.because, 'no such file');
  assert.equal(resumed.judged.has('b'), false, 'a line that a killed process did not finish does not count');
  assert.equal(resumed.head.at, head.at, 'one run has one time');
  assert.equal(openUnfinished(later, { out: 'out' }, io).judged.has('a'), false);
  const other = { ...head, shard: { index: 2, of: 2 } };
  assert.throws(() => openUnfinished(other, { out: 'out', resume: true }, io), /begun with another edition or shard/);

  resumed.keep(unusable('b', 'nobody listens', 3));
  assert.equal(openUnfinished(later, { out: 'out', resume: true }, io).judged.has('b'), true, 'nor does it spoil the next one');
  resumed.finish();
  assert.equal(existsSync(join(cwd, 'out', unfinishedFile)), false);
});
