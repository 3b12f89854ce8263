import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** Which part of the project may import which other parts. */
const mayImport: Record<string, string[]> = {
  specs: [],
  openapi: [],
  engine: ['specs', 'openapi'],
  rules: ['engine', 'specs', 'openapi'],
  'targets/reference': [],
  'targets/faults': ['targets/reference'],
  'targets/oddities': ['targets/reference', 'targets/faults'],
  'targets/hostile': ['targets/reference'],
  'targets/idle': ['targets/reference'],
  'targets/cheats': ['targets/reference'],
  'targets/conditional': ['targets/reference', 'targets/faults', 'targets/oddities'],
  fixtures: ['engine', 'specs', 'openapi'],
  suites: ['fixtures', 'engine', 'specs', 'openapi'],
  reporters: ['rules', 'engine', 'specs', 'openapi'],
  runs: ['engine', 'rules', 'reporters', 'fixtures', 'targets/reference', 'specs', 'openapi'],
  cli: ['runs', 'engine', 'reporters', 'specs', 'openapi'],
  library: ['runs', 'engine', 'reporters', 'specs', 'openapi'],
  tests: ['engine', 'rules', 'reporters', 'runs', 'cli', 'library', 'suites', 'fixtures', 'targets', 'specs', 'openapi', 'tools'],
  bench: ['engine', 'rules', 'reporters', 'runs', 'cli', 'suites', 'fixtures', 'targets', 'specs', 'openapi', 'tests'],
  tools: ['engine', 'specs', 'targets/faults', 'targets/oddities', 'targets/conditional'],
};

const folders = [...new Set(Object.keys(mayImport).map((part) => part.split('/')[0] ?? part))];

const partOf = (path: string): string | undefined => Object.keys(mayImport).find((part) => path.startsWith(`${part}/`));

/** Each import that the table forbids, as a line that says what to do. */
export function wrongImports(root: string): string[] {
  return folders.flatMap((folder) => sources(root, folder)).flatMap((path) => wrongIn(path, readFileSync(join(root, path), 'utf8')));
}

/** The TypeScript files of a folder. */
export function sources(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));
}

export function wrongIn(path: string, text: string): string[] {
  const from = partOf(path) ?? '';
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    if (!fileName.startsWith('.')) return [];
    const to = partOf(normalize(join(dirname(path), fileName)).replaceAll('\\', '/'));
    const line = text.slice(0, pos).split('\n').length;
    if (to === undefined)
      return [`${path}:${line}: "${fileName}" leads out of the folders that tools/tree.ts names; import from one of them`];
    if (to === from || mayImport[from]?.some((part) => part === to || to.startsWith(`${part}/`))) return [];
    const allowed = mayImport[from]?.join(', ') || 'nothing of ours';
    return [`${path}:${line}: ${from} may not import ${to}, only ${allowed}; move the code, or hand it in as an argument`];
  });
}
