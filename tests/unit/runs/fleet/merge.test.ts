import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { merge } from '../../../../runs/fleet/merge.ts';
import type { Io } from '../../../../runs/run.ts';
import type { Overview } from '../../../../specs/generated/schemas.ts';
import { night } from '../../../support/nights.ts';

const cwd = mkdtempSync(join(tmpdir(), 'assay-merge-'));
const said: string[] = [];
const io = { cwd, env: {}, version: '0', out: (line: string) => said.push(line), err: (line: string) => said.push(line) } as unknown as Io;
after(() => rmSync(cwd, { recursive: true }));

function write(folder: string, overview: Overview): void {
  for (const { name } of overview.targets) {
    mkdirSync(join(cwd, folder, name), { recursive: true });
    writeFileSync(join(cwd, folder, name, 'report.json'), '{}');
  }
  writeFileSync(join(cwd, folder, 'overview.json'), JSON.stringify(overview));
}

async function merged(...folders: string[]): Promise<Overview> {
  said.length = 0;
  await merge({ folders, out: 'all', quiet: false, 'expires-within': 14 } as Parameters<typeof merge>[0], io);
  return JSON.parse(readFileSync(join(cwd, 'all/overview.json'), 'utf8'));
}

it('a run that is merged twice is compared with the run before, and a dropped target leaves no report', async () => {
  write('first', night(1, { a: { 'sso/redirects': 'pass' }, gone: { 'sso/redirects': 'pass' } }));
  write('second', night(2, { a: { 'sso/redirects': 'fail' } }));
  await merged('first');
  assert.ok(existsSync(join(cwd, 'all/gone/report.json')));
  const once = await merged('second');
  const twice = await merged('second');
  assert.deepEqual(twice, once);
  assert.deepEqual([twice.targets[0]?.was, twice.dropped, twice.history.length], ['conforming', ['gone'], 1]);
  assert.ok(!existsSync(join(cwd, 'all/gone')));
  assert.ok(existsSync(join(cwd, 'all/a/report.json')));
});

it('a shard of another night is told', async () => {
  write('new', { ...night(5, { a: {} }), shard: { index: 1, of: 2 } });
  write('old', { ...night(4, { b: {} }), shard: { index: 2, of: 2 } });
  const { stale, missing } = await merged('new', 'old');
  assert.deepEqual([stale, missing], [[{ index: 2, at: '2026-03-04T02:00:00.000Z' }], undefined]);
  assert.ok(said.includes('shard 2 is of another run: it began at 2026-03-04 02:00 UTC; run it again'));
});
