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
  'suites/registry': ['suites', 'fixtures', 'engine', 'specs', 'openapi'],
  'suites/generated': ['suites'],
  'suites/gaps': ['engine', 'specs', 'openapi'],
  'suites/traffic': ['fixtures', 'engine', 'specs', 'openapi'],
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
  reporters: ['engine', 'specs', 'openapi'],
  runs: [
    'engine',
    'suites/registry',
    'suites/provider.plays.ts',
    'suites/platform.plays.ts',
    'suites/shared',
    'suites/traffic',
    'suites/health',
    'reporters',
    'fixtures',
    'targets/reference',
    'specs',
    'openapi',
  ],
  cli: ['runs', 'engine', 'reporters', 'specs', 'openapi'],
  library: ['runs', 'engine', 'reporters', 'specs', 'openapi'],
  tests: ['engine', 'reporters', 'runs', 'cli', 'library', 'suites', 'fixtures', 'targets', 'specs', 'openapi', 'tools'],
  bench: ['engine', 'reporters', 'runs', 'cli', 'suites', 'fixtures', 'targets', 'specs', 'openapi', 'tests'],
  tools: ['engine', 'reporters/wire', 'specs', 'suites/registry', 'targets/oddities', 'tests/support/conditional'],
};

/** The folders inside a part, in order: each may import those before it. `.` stands for the files directly in the part. */
const orders: Record<string, string[]> = {
  engine: [
    ...['documents', 'wire', 'redaction', 'catalogue', 'ledger', 'recording', 'contract', 'cases', 'space', 'signatures'],
    ...['judging', 'bundle', 'drift'],
  ],
  fixtures: [...['.', 'browser', 'application', 'stand-ins', 'drivers', 'guard', 'plays', 'as-caller', 'undo', 'as-platform', 'orphan']],
  runs: [
    ...['generated', '.', 'selection', 'catalogue', 'delivery', 'history', 'init', 'plan', 'plays', 'application', 'drift', 'certificate'],
    ...['platform', 'provider', 'check', 'signing', 'stand-in', 'client', 'traffic', 'proxy', 'doctor', 'playwright', 'reap', 'replay'],
    ...['verify', 'watch', 'fleet', 'live', 'mcp', 'demo'],
  ],
};

/** Why a file may not import another one of its part: their folders have an order. */
function againstTheOrder(path: string, target: string): string | undefined {
  const [part = ''] = path.split('/');
  const order = orders[part];
  if (!order || !target.startsWith(`${part}/`)) return undefined;
  const [from, to] = [path, target].map((file) => file.split('/').slice(1, -1)[0] ?? '.') as [string, string];
  const unknown = [from, to].find((folder) => !order.includes(folder));
  if (unknown !== undefined) return `${part}/${unknown} has no place in the order of folders in tools/tree.ts; add it`;
  return order.indexOf(to) > order.indexOf(from)
    ? `${part}/${from} may not import ${part}/${to}, which comes after it in the order of tools/tree.ts; move the code, or hand it in as an argument`
    : undefined;
}

/** The side of the platform and the side of its callers share only what both need. */
const mayNotImport: Record<string, string> = {
  'fixtures/as-platform': 'fixtures/as-caller',
  'fixtures/as-caller': 'fixtures/as-platform',
};

const folders = [...new Set(Object.keys(mayImport).map((part) => part.split('/')[0] ?? part))];

const partOf = (path: string): string | undefined => {
  const room = roomOf(path);
  if (room !== undefined)
    return `${/(^|[/.])faults[/.]/.test(path) ? 'faults' : /plays(\.ts$|\/)/.test(path) ? 'plays' : 'rules'} of a surface`;
  return Object.keys(mayImport).find((part) => path.startsWith(`${part}/`));
};

/** The folder of the surface that a file belongs to. */
const roomOf = (path: string): string | undefined =>
  /^(suites\/(?!shared|registry|generated|traffic|gaps|provider|platform)[^/]+)\//.exec(path)?.[1];

/** Each import that the table forbids, and each circle of imports, as a line that says what to do. */
export function wrongImports(root: string): string[] {
  const files = folders.flatMap((folder) => sources(root, folder)).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return [...files.flatMap(({ path, text }) => wrongIn(path, text)), ...circles(files)];
}

/** The TypeScript files of a folder. */
export function sources(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));
}

export const wrongIn = (path: string, text: string): string[] => importsIn(path, text).flatMap((one) => refusal(path, text, one) ?? []);

/** Why the table forbids an import, with its line. */
function refusal(path: string, text: string, { name, target, pos }: Import): string | undefined {
  const [from, to] = [partOf(path) ?? '', partOf(target)];
  const at = `${path}:${text.slice(0, pos).split('\n').length}:`;
  if (to === undefined) return `${at} "${name}" leads out of the folders that tools/tree.ts names; import from one of them`;
  const [side, other] = Object.entries(mayNotImport).find(([one]) => path.startsWith(`${one}/`)) ?? [];
  if (other !== undefined && target.startsWith(`${other}/`))
    return `${at} ${side} may not import ${other}; move what both need to a file directly in fixtures/`;
  const wrongWay = againstTheOrder(path, target);
  if (wrongWay !== undefined) return `${at} ${wrongWay}`;
  const [room, otherRoom] = [roomOf(path), roomOf(target)];
  const isOwn = room === undefined ? to === from : room === otherRoom && (to === from || to === 'rules of a surface');
  if (isOwn || mayImport[from]?.some((part) => [to, target].includes(part) || target.startsWith(`${part}/`))) return undefined;
  const allowed = mayImport[from]?.join(', ') || 'nothing of ours';
  const names = room === otherRoom ? [from, to] : [room ?? from, otherRoom ?? to];
  return `${at} ${names.join(' may not import ')}, only ${allowed}; move the code, or hand it in as an argument`;
}

type Import = ReturnType<typeof importsIn>[number];

/** What a file imports from the project, types too. */
const importsIn = (path: string, text: string) =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({ name: fileName, pos, target: normalize(join(dirname(path), fileName)).replaceAll('\\', '/') }));

/**
 * Files that import each other, by types too: one line, with the shortest way round, for all files that lead to each other. An import that
 * the table forbids has its own line, so what it closes is not told again.
 */
export function circles(files: readonly { path: string; text: string }[]): string[] {
  const imports = new Map(
    files.map(({ path, text }) => {
      const allowed = importsIn(path, text).filter((one) => refusal(path, text, one) === undefined);
      return [path, [...new Set(allowed.map(({ target }) => target))]];
    }),
  );
  // What imports only files that lead nowhere is in no circle.
  for (let size = Number.POSITIVE_INFINITY; imports.size < size; ) {
    size = imports.size;
    for (const [path, targets] of imports) if (!targets.some((target) => imports.has(target))) imports.delete(path);
  }
  const ways = new Map([...imports.keys()].map((path) => [path, waysFrom(path, imports)]));
  const rounds = [...ways].flatMap(([path, found]) => [found.get(path) ?? []]).filter(([path]) => path !== undefined);
  const told: string[] = [];
  return rounds
    .sort((one, other) => one.length - other.length)
    .flatMap((round) => {
      const [path = ''] = round;
      if (told.some((one) => ways.get(one)?.has(path) && ways.get(path)?.has(one))) return [];
      told.push(path);
      return [`${round.join(' → ')}: these files import each other; move what both need to a file of its own`];
    });
}

/** The shortest way from a file along imports to each that it leads to, perhaps itself. */
function waysFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  const open = [[start]];
  for (const way of open)
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (ways.has(next)) continue;
      ways.set(next, [...way, next]);
      open.push([...way, next]);
    }
  return ways;
}
