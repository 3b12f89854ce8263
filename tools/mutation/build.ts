import ts from 'typescript';
import { switched } from './modules.ts';
import { withMutants } from './mutants.ts';
import { loadedBy, type Source, unitTests } from './sources.ts';
import type { Build, Patience } from './task.ts';

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023, isolatedModules: true };

/** The mutants of the chosen files, the tests that load these, and one build for all. */
export async function buildWith(sources: Map<string, Source>, chosen: Source[], patience: Patience) {
  const { texts, mutants } = await withMutants(chosen);
  const tests = unitTests(sources, chosen);
  const needed = new Set(tests.flatMap((test) => [...loadedBy(sources, test)]));
  const loaded = [...sources.values()].filter(({ path }) => needed.has(path));
  const build: Build = {
    texts: new Map(loaded.map(({ path, text }) => [path, commonJs(path, texts.get(path) ?? text)])),
    outside: [...new Set(loaded.flatMap(({ imports }) => imports))].filter((name) => !name.startsWith('.') && name !== 'node:test'),
    count: mutants.reduce((most, { id }) => Math.max(most, id + 1), 0),
    patience,
  };
  return { build, mutants, tests };
}

const commonJs = (path: string, text: string): string =>
  ts.transpileModule(switched(text), { compilerOptions, fileName: path }).outputText.replaceAll('import.meta', 'importMeta');
