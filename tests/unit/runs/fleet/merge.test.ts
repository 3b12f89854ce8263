import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { openLedger } from '../../../../engine/ledger/open.ts';
import { unfinishedFile } from '../../../../runs/files.ts';
import { merge } from '../../../../runs/fleet/merge.ts';
import { notification } from '../../../../runs/fleet/message.ts';
import type { Io } from '../../../../runs/run.ts';
import type { Overview } from '../../../../specs/generated/schemas.ts';
import { night } from '../../../support/nights.ts';
import { sample } from '../../reporters/test-reports.ts';

const cwd = mkdtempSync(join(tmpdir(), 'assay-merge-'));
const said: string[] = [];
const io = { cwd, env: {}, version: '0', out: (line: string) => said.push(line), err: (line: string) => said.push(line) } as unknown as Io;
after(() => rmSync(cwd, { recursive: true }));

function write(folder: string, overview: Overview): void {
  for (const { name } of overview.targets) {
    mkdirSync(join(cwd, folder, name), { recursive: true });
    writeFileSync(join(cwd, folder, name, 'report.json'), JSON.stringify(sample()));
  }
  writeFileSync(join(cwd, folder, 'overview.json'), JSON.stringify(overview));
}

const usual = { out: 'all', quiet: false, 'expires-within': 14 } as Parameters<typeof merge>[0];
let status = 0;

async function merged(...folders: string[]): Promise<Overview> {
  said.length = 0;
  status = await merge({ ...usual, folders }, io);
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
  assert.deepEqual([twice.targets[0]?.was, twice.dropped, twice.history.length], ['fine', ['gone'], 1]);
  assert.ok(!existsSync(join(cwd, 'all/gone')));
  assert.ok(existsSync(join(cwd, 'all/a/report.json')));
});

/** What a shard leaves that ended after it had judged one of two targets. */
function writeUnfinished(folder: string, day: number, names: [judged: string, other: string]): void {
  const [judged, other] = names;
  const { targets, history: _, counts: _counts, ...head } = night(day, { [judged]: { 'sso/redirects': 'pass' } });
  mkdirSync(join(cwd, folder, judged), { recursive: true });
  writeFileSync(join(cwd, folder, judged, 'report.json'), JSON.stringify(sample()));
  const own = [{ name: judged }, { name: other, owner: 'Team B' }];
  const lines = [{ ...head, shard: { index: 2, of: 3 }, own }, ...targets];
  writeFileSync(join(cwd, folder, unfinishedFile), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

const told = ({ targets }: Overview) => targets.map(({ name, standing, because }) => [name, standing, because]);

it('what an earlier run of a shard found is not tonight’s; a fleet with fewer shards ignores the folders of the others', async () => {
  write('new', { ...night(5, { a: {} }), shard: { index: 1, of: 2 } });
  write('old', { ...night(4, { b: { 'sso/redirects': 'pass' } }), shard: { index: 2, of: 2 } });
  write('former', { ...night(3, { a: {}, b: {}, removed: {} }), shard: { index: 3, of: 4 } });
  const overview = await merged('new', 'old', 'former');
  assert.deepEqual([overview.stale, overview.missing], [[{ index: 2, at: '2026-03-04T02:00:00.000Z' }], undefined]);
  assert.ok(said.includes('shard 2 is of another run: it began at 2026-03-04 02:00 UTC; run it again'));
  assert.deepEqual(told(overview), [
    ['a', 'fine', ''],
    ['b', 'unsure', 'its shard did not run; the last time was 2026-03-04 02:00 UTC'],
  ]);
});

it('with a shard that is missing and one that ended in the middle, the night has every target, and the status 3', async () => {
  write('before', night(7, { a: {}, b: {}, c: {}, d: {} }));
  await merged('before');
  write('shard-1', { ...night(8, { a: {} }), shard: { index: 1, of: 3 } });
  writeUnfinished('shard-2', 8, ['b', 'c']);
  const overview = await merged('shard-1', 'shard-2', 'none');
  assert.equal(status, 3);
  assert.deepEqual([overview.missing, overview.unfinished, overview.dropped], [[3], ['shard-2'], undefined]);
  assert.deepEqual(told(overview), [
    ['a', 'fine', ''],
    ['b', 'fine', ''],
    ['c', 'unsure', 'its run ended before it was judged (shard-2)'],
    ['d', 'unsure', 'its shard is missing'],
  ]);
  assert.equal(overview.targets[2]?.owner, 'Team B');
  assert.ok(said.some((line) => line.includes('none/overview.json: no such file')));
  assert.ok(said.includes('shard-2 ended in the middle: what it had judged is here, the rest is unsure'));
  assert.ok(said.includes('4 targets: 2 unsure, 2 fine; 2 shards missing'));
  const page = readFileSync(join(cwd, 'all/overview.html'), 'utf8');
  assert.match(page, /<div class="opening many is-inconclusive">/);

  write('shard-2', { ...night(7, { b: {}, c: {} }), shard: { index: 2, of: 3 } });
  const again = await merged('shard-1', 'shard-2', 'none');
  assert.deepEqual(again.unfinished, ['shard-2'], 'the overview of the night before does not hide what tonight came to');

  const next = night(9, { a: {}, b: {}, c: { 'sso/redirects': 'fail' }, d: {} });
  write('next', next);
  assert.deepEqual((await merged('next')).targets[2]?.changes, [{ id: 'sso/redirects', before: 'untested', after: 'fail' }]);
});

it('what was left behind is named, with the command, until a ledger says that it is gone', async () => {
  const left = [{ target: 'a', folder: 'shard-1', left: 2, unknown: 3 }];
  write('shard-1', { ...night(10, { a: {} }), left });
  const overview = await merged('shard-1');
  assert.deepEqual(overview.left, left);
  const line = 'Left behind 2, unknown 3 (a): assay reap shard-1';
  assert.ok(said.includes(line));
  assert.ok(said.includes('1 target: all fine; 5 left behind'));
  assert.match(readFileSync(join(cwd, 'all/overview.html'), 'utf8'), /<li>.*Left behind 2, unknown 3 \(a\): assay reap shard-1/);
  assert.match(readFileSync(join(cwd, 'all/metrics.txt'), 'utf8'), /assay_target_left_behind\{target="a",state="unknown"\} 3/);
  assert.ok(notification(overview)?.text.split('\n').includes(line));
  mkdirSync(join(cwd, 'shard-1/a/ledger'));
  assert.equal((await merged('shard-1')).left, undefined);
});

it('what was left behind in a folder of the run before stays named, until its ledger is gone', async () => {
  const place = join(cwd, 'shard-9/a/ledger');
  const ledger = openLedger(place, { run: 'killed', target: 'a.json' });
  ledger.intend({ kind: 'delete-resource', url: 'http://127.0.0.1:9/', addonId: 'addon_1', environment: 'test' });
  ledger.close();
  const left = [{ target: 'a', folder: 'shard-9', left: 0, unknown: 1 }];
  write('shard-9', night(11, { a: {} }));
  assert.deepEqual((await merged('shard-9')).left, left);
  write('night', night(12, { a: {} }));
  assert.deepEqual((await merged('night')).left, left);
  write('night', night(13, { a: {} }));
  assert.deepEqual((await merged('night')).left, left);
  rmSync(place, { recursive: true });
  write('night', night(14, { a: {} }));
  assert.equal((await merged('night')).left, undefined);
});

it('a history that cannot be written does not cost the page, and is told', async () => {
  write('night', night(11, { a: {} }));
  writeFileSync(join(cwd, 'text.db'), 'this is no database, and long enough to be taken for one by its size alone'.repeat(20));
  await assert.rejects(merge({ ...usual, folders: ['night'], history: 'text.db' }, io), /text\.db: not a history/);
  assert.equal(JSON.parse(readFileSync(join(cwd, 'all/overview.json'), 'utf8')).at, '2026-03-11T02:00:00.000Z');
});

it('what a stranger wrote beside a report is not published: it is made again from the report', async () => {
  write('stranger', night(6, { a: {}, b: {}, c: {} }));
  const script = '<script>fetch("//elsewhere.invalid")</script>';
  for (const name of ['a', 'b', 'c'])
    for (const file of ['report.html', 'report.md', 'junit.xml']) writeFileSync(join(cwd, 'stranger', name, file), script);
  writeFileSync(join(cwd, 'stranger/b/report.json'), JSON.stringify({ ...sample(), because: script, command: script }));
  rmSync(join(cwd, 'stranger/c/report.json'));
  const { targets } = await merged('stranger');
  assert.deepEqual(
    targets.map(({ report }) => report),
    ['report.html', 'report.html', undefined],
  );
  for (const name of ['a', 'b']) assert.ok(!readFileSync(join(cwd, 'all', name, 'report.html'), 'utf8').includes(script), name);
  assert.match(readFileSync(join(cwd, 'all/a/junit.xml'), 'utf8'), /<testsuite/);
  assert.ok(!existsSync(join(cwd, 'all/c')));
  writeFileSync(join(cwd, 'stranger/c/report.json'), '{"target": "c"}');
  const damaged = (await merged('stranger')).targets[2];
  assert.match(damaged?.because ?? '', /stranger\/c\/report\.json.*not a report of Assay/);
  assert.deepEqual([damaged?.standing, damaged?.report, status], ['unsure', undefined, 3]);
});
