import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { moduleLoader } from './modules.ts';
import { type Build, NONE, type Outcome, type Reached, type Task, type Wanted } from './task.ts';
import { type Test, testCollector } from './tests.ts';

const { texts, outside, count, patience } = workerData as Build;
const hits = new Int32Array(count);
const mutant = { active: NONE };

/** More than any test of ours needs. */
const UNLIMITED = 2 ** 30;
const steps = {
  left: UNLIMITED,
  beyond(): void {
    throw new Error('far more steps than without the mutant');
  },
};

const { draws } = patience;
const assertFew = <T>(property: fc.IRawProperty<T>, given?: fc.Parameters<T>) =>
  fc.assert(property, { ...given, numRuns: Math.min(draws, given?.numRuns ?? draws) });

// The same draws for every mutant; what kills one need not be small.
fc.configureGlobal({ seed: 1, endOnFailure: true, numRuns: draws });
const standIns = { 'fast-check': { default: { ...fc, assert: assertFew } } };
const fresh = await moduleLoader(texts, outside, standIns, { mutant, hits, steps });

async function reached(file: string): Promise<Reached> {
  const all: Reached = { loading: [], loadingMs: 0, tests: [], failures: [] };
  hits.fill(0);
  collected(file, () => true);
  all.loading = hitSince();
  // Once more, as for a mutant: what was compiled stays so.
  const loading = clock();
  const { tests, close } = collected(file, () => true);
  all.loadingMs = loading();
  hits.fill(0);
  for (const { id, run } of tests.values()) {
    const running = clock();
    steps.left = UNLIMITED;
    await run().catch((error) => all.failures.push(`${id}: ${error.message}`));
    all.tests.push({ id, ms: running(), steps: UNLIMITED - steps.left, hits: hitSince() });
  }
  await close();
  return all;
}

/** What the processor did since, in milliseconds: the same on a busy machine. */
function clock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}

/** The mutants that were reached since the last time, each with how often. */
function hitSince(): [mutant: number, times: number][] {
  const found = [...hits.entries()].filter(([, times]) => times > 0);
  hits.fill(0);
  return found;
}

async function outcome(wanted: Wanted[]): Promise<Outcome> {
  const files = new Map<string, ReturnType<typeof collected>>();
  try {
    const killer = await firstKiller(files, wanted);
    steps.left = UNLIMITED;
    for (const { close } of files.values()) await close();
    return killer === undefined ? { killed: false } : { killed: true, by: killer };
  } catch (error) {
    return { killed: true, by: (error as Error).message };
  }
}

/** The first of these tests that fails, or of those that take their place: a mutant may change the names of tests. */
async function firstKiller(files: Map<string, ReturnType<typeof collected>>, wanted: Wanted[]): Promise<string | undefined> {
  for (const { id, file, steps: usual } of wanted) {
    steps.left = UNLIMITED;
    const test = (files.get(file) ?? opened(files, file, wanted)).tests.get(id);
    const killer = await firstFailing(test ? [test] : newcomers(file), 20_000 + 10 * usual);
    if (killer !== undefined) return killer;
  }
  return undefined;
}

/** A file is loaded when its first test comes, with the suites of all its tests. */
function opened(files: Map<string, ReturnType<typeof collected>>, file: string, wanted: Wanted[]) {
  const suites = new Set(wanted.flatMap((test) => (test.file === file ? suitesOf(test.id) : [])));
  const own = collected(file, (suite) => suites.has(suite));
  files.set(file, own);
  return own;
}

/** A test that takes too many steps fails, though something may have caught what it was told. */
async function firstFailing(tests: Test[], most: number): Promise<string | undefined> {
  for (const { id, run } of tests) {
    steps.left = most;
    const isRight = await run().then(
      () => true,
      () => false,
    );
    if (!isRight || steps.left < 0) return id;
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
  const result = await outcome(task.tests);
  mutant.active = NONE;
  parentPort?.postMessage(result);
});
parentPort?.postMessage('ready');
