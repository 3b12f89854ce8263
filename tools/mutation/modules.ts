import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { importedPath } from './sources.ts';

type Exports = Record<string, unknown>;

/** What the switches in a module look at, named as `switched` writes them. */
export interface Switches {
  mutant: { active: number };
  /** How often each mutant's place was reached. */
  hits: Int32Array;
  /** How many more places may be reached, and what becomes of one beyond: a loop without end comes to one. */
  steps: { left: number; beyond(): void };
}

/** Switches as plain numbers and array elements: calls would make the code many times slower. */
export const switched = (text: string): string =>
  text
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, '(mutant$.active === $1)')
    .replaceAll(
      /stryCov_9fa48\(([^)]*)\)/g,
      (_, ids: string) => `(--steps$.left < 0 && steps$.beyond(), ${ids.replaceAll(/"(\d+)"/g, 'hits$[$1]++')})`,
    );

/**
 * Loads our modules as functions that can be called again, so that a fresh set of them costs milliseconds.
 * What they import from elsewhere is imported once and stays, or is what stands in for it.
 */
export async function moduleLoader(
  texts: Map<string, string>,
  outside: string[],
  standIns: Record<string, Exports>,
  { mutant, hits, steps }: Switches,
) {
  const foreign = new Map(await Promise.all(outside.map(async (name) => [name, standIns[name] ?? (await import(name))] as const)));
  const compiled = new Map<string, ReturnType<typeof compileFunction>>();
  const resolve = createRequire(import.meta.url).resolve;

  function compile(path: string) {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`${path}: no such module`);
    return compileFunction(text, ['exports', 'require', 'importMeta', 'mutant$', 'hits$', 'steps$'], { filename: path });
  }

  /** One set of modules; the stand-in takes the place of node:test. */
  return (nodeTest: Exports) => {
    const loaded = new Map<string, Exports>();
    const load = (path: string): Exports => {
      const known = loaded.get(path);
      if (known) return known;
      const exports: Exports = {};
      loaded.set(path, exports);
      const run = compiled.get(path) ?? compile(path);
      compiled.set(path, run);
      const require = (name: string) => {
        if (name === 'node:test') return nodeTest;
        return name.startsWith('.') ? load(importedPath(path, name)) : foreign.get(name);
      };
      const importMeta = { url: pathToFileURL(path).href, resolve: (name: string) => pathToFileURL(resolve(name)).href };
      run(exports, require, importMeta, mutant, hits, steps);
      return exports;
    };
    return load;
  };
}
