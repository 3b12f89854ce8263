import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

export interface Source {
  /** Below the root, with slashes. */
  path: string;
  text: string;
  imports: string[];
}

/** A file that imports one of these has to do with the world, and is tried through the command. */
const world = /^node:(child_process|dns|fs|http|https|net|os|timers|tls|zlib)(\/|$)/;

/** Folders whose tests need servers, files and time: too slow to be run for every mutant. */
const worldly = ['engine/http/', 'engine/ledger/', 'engine/visit/'];

/** What tests alone use. */
const forTests = new Set([
  'engine/application/test-application.ts',
  'engine/gaps/test-calls.ts',
  'engine/oauth/any-call.ts',
  'engine/oauth/bent-client.ts',
  'rules/test-cases.ts',
]);

export function readSources(root: string): Map<string, Source> {
  const paths = ['engine', 'rules', 'specs', 'openapi'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return new Map(paths.sort().map((path) => [path, source(root, path)]));
}

function source(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, imports: ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName) };
}

export const importedPath = (from: string, name: string): string => normalize(join(dirname(from), name)).replaceAll('\\', '/');

const isTest = (path: string) => path.endsWith('.test.ts');
const isPure = (path: string) => /^(engine|rules)\//.test(path) && !worldly.some((folder) => path.startsWith(folder));

/** The rules, and the part of the engine that touches neither network nor files. */
export const mutable = (sources: Map<string, Source>): Source[] =>
  [...sources.values()].filter(
    ({ path, imports }) =>
      isPure(path) && !isTest(path) && !path.includes('/generated/') && !forTests.has(path) && !imports.some((name) => world.test(name)),
  );

/** The unit tests that load one of the given files. */
export const unitTests = (sources: Map<string, Source>, of: Source[]): string[] =>
  [...sources.keys()].filter((path) => isPure(path) && isTest(path) && of.some((one) => loadedBy(sources, path).has(one.path)));

export function loadedBy(sources: Map<string, Source>, path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const name of sources.get(path)?.imports ?? []) if (name.startsWith('.')) loadedBy(sources, importedPath(path, name), seen);
  return seen;
}
