import { dirname } from 'node:path';
import type { Mutant } from './mutants.ts';
import { importedPath, type Source } from './sources.ts';
import type { Reached, Task, Wanted } from './task.ts';

/** A test with what it takes, and its share of what its file takes to load. */
interface Timed extends Wanted {
  ms: number;
}

/** As tests of their own, with their share of loading. */
export const timed = (file: string, { tests, loadingMs }: Reached): Timed[] =>
  tests.map(({ id, ms, steps }) => ({ id, file, steps, ms: ms + loadingMs / tests.length }));

/** Which tests a mutant has to get past: those that reach it, the quick ones first, and those that killed its neighbours before them. */
export function planner(sources: Map<string, Source>, mutants: Mutant[], runs: Map<string, Reached>, budgetMs: number) {
  const pathOf = new Map(mutants.map(({ id, path }) => [id, path]));
  const testsOfMutant = new Map<number, Timed[]>();
  const testsOfPath = new Map<string, Set<Timed>>();
  const loading = new Map<number, string[]>();
  const all: Timed[] = [];
  const kills = new Map<string, number>();
  for (const [file, run] of runs) {
    for (const [mutant] of run.loading) push(loading, mutant, file);
    for (const [index, test] of timed(file, run).entries()) {
      all.push(test);
      for (const [mutant] of run.tests[index]?.hits ?? []) {
        push(testsOfMutant, mutant, test);
        const path = pathOf.get(mutant);
        if (path !== undefined) testsOfPath.set(path, (testsOfPath.get(path) ?? new Set()).add(test));
      }
    }
  }
  const importers = new Map<string, string[]>();
  for (const { path, imports } of sources.values())
    for (const name of imports.filter((one) => one.startsWith('.'))) push(importers, importedPath(path, name), path);

  /** The rule that a test is about; cases are grouped by requirement. */
  const ruleOf = ({ id }: Timed) => `rules/${id.split(' > ')[1]}.ts`;

  /** A mutant that is read while modules load shows where its module, or one that imports it, is used, in tests close by, or in tests of all rules. */
  function near({ id, path }: Mutant): Timed[] {
    const closeBy = new Set(loading.get(id)?.filter((file) => file.includes('/', file.indexOf('/') + 1) && path.startsWith(dirname(file))));
    const own = all.filter((test) => closeBy.has(test.file) || test.file === path.replace(/\.ts$/, '.test.ts') || ruleOf(test) === path);
    const general = path.startsWith('rules/')
      ? all.filter((test) => test.file === 'rules/cases.test.ts' && !sources.has(ruleOf(test)))
      : [];
    const users = [path, ...(importers.get(path) ?? [])].flatMap((user) => [...(testsOfPath.get(user) ?? [])]);
    return [...new Set([...own, ...general, ...users])];
  }

  function planned(mutant: Mutant): Plan | undefined {
    const isStatic = loading.has(mutant.id);
    const reaching = isStatic ? [...new Set([...(testsOfMutant.get(mutant.id) ?? []), ...near(mutant)])] : testsOfMutant.get(mutant.id);
    if (!reaching?.length) return undefined;
    const killsOf = ({ id }: Timed) => kills.get(`${mutant.path} ${id}`) ?? 0;
    return planOf(mutant.id, reaching, budgetMs, killsOf);
  }

  return {
    planned,
    learn: ({ path }: Mutant, killer: string) => kills.set(`${path} ${killer}`, (kills.get(`${path} ${killer}`) ?? 0) + 1),
  };
}

interface Plan {
  task: Task;
  limitMs: number;
}

/** The tests that are worth most for their time first. */
export function planOf(mutant: number, tests: Timed[], budgetMs: number, killsOf: (test: Timed) => number = () => 0): Plan {
  const cost = new Map(tests.map((test) => [test, test.ms / (1 + killsOf(test))]));
  const chosen = within(
    budgetMs,
    tests.toSorted((one, other) => (cost.get(one) ?? 0) - (cost.get(other) ?? 0)),
  );
  const ms = chosen.reduce((sum, test) => sum + test.ms, 0);
  return { task: { mutant, tests: chosen.map(({ id, file, steps }) => ({ id, file, steps })) }, limitMs: 1_000 + 3 * ms };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function within(budget: number, tests: Timed[]): Timed[] {
  let sum = 0;
  return tests.filter(({ ms }, index) => {
    sum += ms;
    return index === 0 || sum <= budget;
  });
}
