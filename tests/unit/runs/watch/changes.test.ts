import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchedChanges } from '../../../../runs/watch/watch.ts';

/** Watches a folder while `use` runs; says what was told to be ignored. */
async function watching(use: (folder: string, changes: ReturnType<typeof watchedChanges>) => Promise<void>, ignoring: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-watched-'));
  writeFileSync(join(folder, 'server.js'), '1');
  writeFileSync(join(folder, 'state.json'), '1');
  writeFileSync(join(folder, '.gitignore'), 'build/\n*.out\n');
  mkdirSync(join(folder, 'build'));
  await sleep(20);
  const told: string[] = [];
  const onIgnored = (path: string) => void told.push(path.slice(folder.length + 1));
  const changes = watchedChanges({ paths: ['.'] }, join(folder, 'assay-report'), folder, { ignoring, onIgnored });
  try {
    await use(folder, changes);
  } finally {
    changes.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return told;
}

/** What wakes the watch within this time; undefined if nothing does. */
async function nextWithin(changes: ReturnType<typeof watchedChanges>, ms = 700): Promise<string | undefined> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), ms);
  const why = await changes.next(stop.signal);
  clearTimeout(timer);
  return why;
}

test('files of .gitignore and of --watch-ignore do not count, and others do', async () => {
  await watching(
    async (folder, changes) => {
      changes.begins();
      const waiting = nextWithin(changes);
      for (const name of ['build/a.js', 'service.out', 'data.csv']) writeFileSync(join(folder, name), '2');
      assert.equal(await waiting, undefined);
      const edited = nextWithin(changes, 5_000);
      writeFileSync(join(folder, 'server.js'), '2');
      assert.equal(await edited, 'server.js changed.');
    },
    ['*.csv'],
  );
});

test('files that a service makes during a run do not start another run, and are named once', async () => {
  const told = await watching(async (folder, changes) => {
    for (const run of [1, 2]) {
      changes.begins();
      await sleep(20);
      writeFileSync(join(folder, `resource-${run}.json`), '1');
      await sleep(100);
      assert.equal(await nextWithin(changes), undefined, `run ${run}`);
    }
  });
  assert.deepEqual(told, ['resource-1.json', 'resource-2.json']);
});

test('a file that changes during two runs in a row starts one more run, and no third', async () => {
  const told = await watching(async (folder, changes) => {
    const runs: (string | undefined)[] = [];
    for (const run of [1, 2, 3]) {
      changes.begins();
      await sleep(20);
      writeFileSync(join(folder, 'state.json'), String(run + 1));
      await sleep(100);
      runs.push(await nextWithin(changes));
    }
    assert.deepEqual(runs, ['state.json changed.', undefined, undefined]);
  });
  assert.deepEqual(told, ['state.json']);
});

test('what changes during a run and once more at its end is its output; a later edit counts', async () => {
  const told = await watching(async (folder, changes) => {
    changes.begins();
    await sleep(20);
    writeFileSync(join(folder, 'state.json'), '2');
    await sleep(100);
    await nextWithin(changes);
    changes.begins();
    await sleep(100);
    const waiting = nextWithin(changes);
    writeFileSync(join(folder, 'server.js'), '3');
    assert.equal(await waiting, 'server.js changed.');
  });
  assert.deepEqual(told, []);
});
