import type { Mutant } from './mutants.ts';
import { planner, planOf, timed } from './plan.ts';
import { inParallel } from './pool.ts';
import type { Source } from './sources.ts';
import { type Build, NONE, type Outcome, type Reached } from './task.ts';

export type Fate = 'killed' | 'timeout' | 'survived';

const FIRST_RUN_MS = 300_000;

/** Runs each test file once without a mutant, and nothing beside it, to see what each takes; what fails then can tell nothing of mutants. */
export async function firstRun(build: Build, files: string[]): Promise<Map<string, Reached>> {
  const runs = new Map<string, Reached>();
  const tasks = files.map((file) => ({ task: { file }, limitMs: FIRST_RUN_MS, of: file }));
  await inParallel<string, Reached>(1, build, tasks, (file, answer) => {
    const failures = 'value' in answer ? answer.value.failures : [`${file}: ${answer.reason}`];
    if (failures.length > 0) throw new Error(`a test fails without any mutant: ${failures.join('; ')}`);
    if ('value' in answer) runs.set(file, answer.value);
  });
  return runs;
}

/** The quick tests once more, in the order in which mutants meet them: what fails now fails without any mutant. */
export async function control(workers: number, build: Build, runs: Map<string, Reached>): Promise<void> {
  const tasks = [...runs].map(([file, run]) => ({
    ...planOf(NONE, timed(file, run), build.patience.budgetMs),
    limitMs: FIRST_RUN_MS,
    of: file,
  }));
  await inParallel<string, Outcome>(workers, build, tasks, (file, answer) => {
    if ('value' in answer && !answer.value.killed) return;
    throw new Error(
      `in another order, a test fails without any mutant: ${'value' in answer && answer.value.killed ? answer.value.by : file}`,
    );
  });
}

/** What became of each mutant; one that no test reaches survives. */
export async function tryAll(
  workers: number,
  build: Build,
  sources: Map<string, Source>,
  mutants: Mutant[],
  runs: Map<string, Reached>,
  progress: (done: number, of: number) => void,
): Promise<Map<Mutant, Fate>> {
  const fates = new Map<Mutant, Fate>(mutants.map((mutant) => [mutant, 'survived']));
  const { planned, learn } = planner(sources, mutants, runs, build.patience.budgetMs);
  let done = 0;
  function* tasks() {
    for (const mutant of mutants) {
      const plan = planned(mutant);
      if (plan) yield { ...plan, of: mutant };
      done += 1;
      progress(done, mutants.length);
    }
  }
  await inParallel<Mutant, Outcome>(workers, build, tasks(), (mutant, answer) => {
    if (!('value' in answer)) fates.set(mutant, answer.ended === 'timeout' ? 'timeout' : 'killed');
    else if (answer.value.killed) {
      fates.set(mutant, 'killed');
      learn(mutant, answer.value.by);
    }
  });
  return fates;
}
