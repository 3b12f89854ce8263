import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { unusable } from '../../../../engine/judging/overview.ts';
import { unfinishedFile } from '../../../../runs/files.ts';
import { openUnfinished, unfinishedIn } from '../../../../runs/fleet/unfinished.ts';
import type { Io } from '../../../../runs/run.ts';

const head = { assay: '2.0.0', edition: 'e', at: '2026-01-01T00:00:00.000Z', shard: { index: 1, of: 2 } };
const own = ['a', 'b', 'c'].map((name) => ({ name, owner: `Team ${name}` }));

function place(t: TestContext) {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-unfinished-'));
  t.after(() => rmSync(cwd, { recursive: true }));
  const said: string[] = [];
  const io = { cwd, err: (line: string) => said.push(line) } as unknown as Io;
  const opened = (more: object = {}, resume = true, hours = 8760 * 9) =>
    openUnfinished({ ...head, ...more }, own, { out: 'out', resume, 'resume-within': hours }, io);
  return { cwd, io, said, opened };
}

test('what is judged is known to a run that resumes, and to no other', (t) => {
  const { cwd, io, opened } = place(t);
  const first = opened({}, false);
  first.begin();
  first.keep(unusable('a', 'nobody listens', 3));
  first.keep(unusable('c', 'no such file', 2));
  appendFileSync(join(cwd, 'out', unfinishedFile), '{"name":"b","verd');

  const later = { at: '2026-01-01T01:00:00.000Z' };
  const resumed = opened(later);
  assert.equal(resumed.judged.get('a')?.because, 'nobody listens');
  assert.equal(resumed.judged.get('c')?.because, 'no such file');
  assert.equal(resumed.judged.has('b'), false, 'a line that a killed process did not finish does not count');
  assert.equal(resumed.head.at, head.at, 'one run has one time');
  assert.equal(opened(later, false).judged.has('a'), false);
  assert.throws(() => opened({ shard: { index: 2, of: 2 } }), /begun with another edition or shard/);

  const { targets } = unfinishedIn('out', io) ?? {};
  assert.deepEqual(
    targets?.map(({ name, because, owner }) => [name, because, owner]),
    [
      ['a', 'nobody listens', undefined],
      ['c', 'no such file', undefined],
      ['b', 'its run ended before it was judged (out)', 'Team b'],
    ],
  );
  resumed.begin();
  resumed.keep(unusable('b', 'nobody listens', 3));
  assert.equal(opened(later).judged.has('b'), true, 'nor does it spoil the next one');
  resumed.finish();
  assert.equal(existsSync(join(cwd, 'out', unfinishedFile)), false);
  assert.equal(unfinishedIn('out', io), undefined);
});

test('what was judged longer ago than --resume-within is judged again, also as another shard', (t) => {
  const { said, opened } = place(t);
  const first = opened({}, false);
  first.begin();
  first.keep(unusable('a', 'nobody listens', 3));
  const now = new Date().toISOString();
  const tonight = opened({ at: now, shard: { index: 1, of: 1 } }, true, 12);
  assert.deepEqual([tonight.judged.size, tonight.head.at], [0, now]);
  assert.deepEqual(said, [
    'out/unfinished.jsonl: begun on 2026-01-01 00:00 UTC, more than 12 hours ago (--resume-within); all is judged again.',
  ]);
});
