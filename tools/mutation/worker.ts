import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { moduleLoader } from './modules.ts';
import { type Build, NONE, type Outcome, type Reached, type Task } from './task.ts';
import { type Test, testCollector } from './tests.ts';

const { texts, outside, count } = workerData as Build;
const hits = new Int32Array(count);
let hitsLeft = 0;
const mutant = {
  active: NONE,
  isHit(): true {
    hitsLeft -= 1;
    if (hitsLeft < 0) throw new Error('reached far more often than without it');
    return true;
  },
};

// The same draws for every mutant; what kills one need not be small.
fc.configureGlobal({ seed: 1, endOnFailure: true });
const fresh = await moduleLoader(texts, outside, { mutant, hits });

async function reached(file: string): Promise<Reached> {
  const all: Reached = { loading: [], tests: [], failures: [] };
  hits.fill(0);
  const { tests, close } = collected(file, () => true);
  all.loading = hitSince();
  for (const { id, run } of tests.values()) {
    const start = performance.now();
    await run().catch((error) => all.failures.push(`${id}: ${error.message}`));
    all.tests.push({ id, ms: performance.now() - start, hits: hitSince() });
  }
  await close();
  return all;
}

/** The mutants that were reached since the last time, each with how often. */
function hitSince(): [mutant: number, times: number][] {
  const found = [...hits.entries()].filter(([, times]) => times > 0);
  hits.fill(0);
  return found;
}

async function outcome(tests: [string, string[]][]): Promise<Outcome> {
  for (const [file, ids] of tests) {
    const killer = await failing(file, ids);
    if (killer !== undefined) return { killed: true, by: killer };
  }
  return { killed: false };
}

/** The first of these tests that fails, or of those that take their place: a mutant may change the names of tests. */
async function failing(file: string, ids: string[]): Promise<string | undefined> {
  const suites = new Set(ids.flatMap(suitesOf));
  try {
    const { tests, close } = collected(file, (suite) => suites.has(suite));
    const wanted = ids.flatMap((id) => tests.get(id) ?? []);
    const found = (await firstFailing(wanted)) ?? (wanted.length < ids.length ? await firstFailing(newcomers(file)) : undefined);
    await close();
    return found;
  } catch (error) {
    return `${file}: ${(error as Error).message}`;
  }
}

async function firstFailing(tests: Test[]): Promise<string | undefined> {
  for (const { id, run } of tests) {
    const isRight = await run().then(
      () => true,
      () => false,
    );
    if (!isRight) return id;
  }
  return undefined;
}

/** The tests that there are with the mutant only. */
function newcomers(file: string): Test[] {
  const { tests } = collected(file, () => true);
  const { active } = mutant;
  mutant.active = NONE;
  const usual = collected(file, () => true).tests;
  mutant.active = active;
  return [...tests.values()].filter(({ id }) => !usual.has(id));
}

function collected(file: string, isWanted: (suite: string) => boolean) {
  const { nodeTest, tests, close } = testCollector(file, isWanted);
  fresh(nodeTest)(file);
  return { tests: new Map(tests.map((test) => [test.id, test])), close };
}

/** `a > b > c` stands in `a > b`. */
function suitesOf(id: string): string[] {
  const parts = id.split(' > ');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(' > '));
}

parentPort?.on('message', async (task: Task) => {
  if ('file' in task) {
    parentPort?.postMessage(await reached(task.file));
    return;
  }
  mutant.active = task.mutant;
  hitsLeft = task.hitLimit;
  const result = await outcome(task.tests);
  mutant.active = NONE;
  parentPort?.postMessage(result);
});
