import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** Which part of the project may import which other parts. */
const mayImport: Record<string, string[]> = {
  specs: [],
  openapi: [],
  engine: ['specs', 'openapi'],
  fixtures: ['engine', 'specs', 'openapi'],
  'suites/shared/faults': ['specs', 'targets/reference'],
  'suites/shared': ['engine', 'specs', 'openapi'],
  'suites/registry': ['suites', 'engine', 'specs', 'openapi'],
  'suites/generated': ['suites'],
  // A room may import itself, too; no other room.
  'rules of a surface': ['suites/shared', 'engine', 'specs', 'openapi'],
  'plays of a surface': ['suites/shared', 'fixtures', 'engine', 'specs', 'openapi'],
  'faults of a surface': ['suites/shared/faults', 'specs', 'targets/reference'],
  suites: ['suites', 'fixtures', 'engine', 'specs', 'openapi'],
  'targets/reference': [],
  'targets/oddities': ['targets/reference'],
  'targets/hostile': ['targets/reference'],
  'targets/idle': ['targets/reference'],
  'targets/cheats': ['targets/reference'],
  'targets/conditional': ['targets/reference', 'targets/oddities', 'suites/registry', 'suites/shared'],
  reporters: ['engine', 'specs', 'openapi'],
  runs: ['engine', 'suites/registry', 'suites/health', 'reporters', 'fixtures', 'targets/reference', 'specs', 'openapi'],
  cli: ['runs', 'engine', 'reporters', 'specs', 'openapi'],
  library: ['runs', 'engine', 'reporters', 'specs', 'openapi'],
  tests: ['engine', 'reporters', 'runs', 'cli', 'library', 'suites', 'fixtures', 'targets', 'specs', 'openapi', 'tools'],
  bench: ['engine', 'reporters', 'runs', 'cli', 'suites', 'fixtures', 'targets', 'specs', 'openapi', 'tests'],
  tools: ['engine', 'specs', 'suites/registry', 'targets/oddities', 'targets/conditional'],
};

/** The side of the platform and the side of its callers share only what both need. */
const mayNotImport: Record<string, string> = {
  'fixtures/as-platform': 'fixtures/as-caller',
  'fixtures/as-caller': 'fixtures/as-platform',
};

const folders = [...new Set(Object.keys(mayImport).map((part) => part.split('/')[0] ?? part))];

const partOf = (path: string): string | undefined => {
  const room = roomOf(path);
  if (room !== undefined) return `${/(^|[/.])faults[/.]/.test(path) ? 'faults' : /plays\.ts$/.test(path) ? 'plays' : 'rules'} of a surface`;
  return Object.keys(mayImport).find((part) => path.startsWith(`${part}/`));
};

/** The folder of the surface that a file belongs to. */
const roomOf = (path: string): string | undefined => /^(suites\/(?!shared|registry|generated|provider|platform)[^/]+)\//.exec(path)?.[1];

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
    const target = normalize(join(dirname(path), fileName)).replaceAll('\\', '/');
    const to = partOf(target);
    const line = text.slice(0, pos).split('\n').length;
    if (to === undefined)
      return [`${path}:${line}: "${fileName}" leads out of the folders that tools/tree.ts names; import from one of them`];
    const [side, other] = Object.entries(mayNotImport).find(([one]) => path.startsWith(`${one}/`)) ?? [];
    if (other !== undefined && target.startsWith(`${other}/`))
      return [`${path}:${line}: ${side} may not import ${other}; move what both need to a file directly in fixtures/`];
    const [room, otherRoom] = [roomOf(path), roomOf(target)];
    const isOwn = room === undefined ? to === from : room === otherRoom;
    if (isOwn || mayImport[from]?.some((part) => part === to || target.startsWith(`${part}/`))) return [];
    const allowed = mayImport[from]?.join(', ') || 'nothing of ours';
    return [
      `${path}:${line}: ${room ?? from} may not import ${otherRoom ?? to}, only ${allowed}; move the code, or hand it in as an argument`,
    ];
  });
}
