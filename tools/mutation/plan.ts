import type { Mutant } from './mutants.ts';
import { importedPath, type Source } from './sources.ts';
import type { Reached, Task } from './task.ts';

interface Timed {
  id: string;
  file: string;
  ms: number;
}

/** Tests beyond this time are not tried on one mutant: leaving one out can only make the score worse. */
const BUDGET_MS = 1_500;

/** Which tests a mutant has to get past: those that reach it, the quick ones first. */
export function planner(sources: Map<string, Source>, mutants: Mutant[], runs: Map<string, Reached>) {
  const pathOf = new Map(mutants.map(({ id, path }) => [id, path]));
  const testsOfMutant = new Map<number, Timed[]>();
  const testsOfPath = new Map<string, Set<Timed>>();
  const hits = new Map<number, number>();
  const loading = new Set<number>();
  const all: Timed[] = [];
  for (const [file, run] of runs) {
    for (const [mutant] of run.loading) loading.add(mutant);
    for (const { id, ms, hits: own } of run.tests) {
      const test = { id, file, ms };
      all.push(test);
      for (const [mutant, times] of own) {
        push(testsOfMutant, mutant, test);
        hits.set(mutant, (hits.get(mutant) ?? 0) + times);
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

  /** A mutant that is read while modules load shows where its module, or one that imports it, is used, or in tests of all rules. */
  function near({ path }: Mutant): Timed[] {
    const own = all.filter((test) => test.file === path.replace(/\.ts$/, '.test.ts') || ruleOf(test) === path);
    const general = path.startsWith('rules/')
      ? all.filter((test) => test.file === 'rules/cases.test.ts' && !sources.has(ruleOf(test)))
      : [];
    const users = [path, ...(importers.get(path) ?? [])].flatMap((user) => [...(testsOfPath.get(user) ?? [])]);
    return [...new Set([...own, ...general, ...users])];
  }

  return (mutant: Mutant): { task: Task; limitMs: number } | undefined => {
    const isStatic = loading.has(mutant.id);
    const reaching = isStatic ? [...new Set([...(testsOfMutant.get(mutant.id) ?? []), ...near(mutant)])] : testsOfMutant.get(mutant.id);
    if (!reaching?.length) return undefined;
    return planOf(mutant.id, 1000 + 100 * (hits.get(mutant.id) ?? 0), reaching);
  };
}

/** The quick tests first. */
export function planOf(mutant: number, hitLimit: number, tests: Timed[]): { task: Task; limitMs: number } {
  const chosen = within(
    BUDGET_MS,
    tests.toSorted((one, other) => one.ms - other.ms),
  );
  const ms = chosen.reduce((sum, test) => sum + test.ms, 0);
  return { task: { mutant, hitLimit, tests: byFile(chosen) }, limitMs: 5_000 + 5 * ms };
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

/** Files in the order of their quickest tests. */
function byFile(tests: Timed[]): [string, string[]][] {
  const files = new Map<string, string[]>();
  for (const { file, id } of tests) push(files, file, id);
  return [...files];
}
