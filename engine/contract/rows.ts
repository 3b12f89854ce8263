import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { CatalogueFile, ProblemSets, ProblemWords, QuestionRow, RequirementRow } from '../../specs/generated/schemas.ts';
import type { Catalogue, Reasons, Requirement } from '../catalogue/catalogue.ts';
import { factsNamedIn } from '../catalogue/filled.ts';
import { problemOf } from '../documents/schema.ts';
import { positionIn } from '../documents/text.ts';
import { parseYaml } from '../documents/yaml.ts';
import { factsIn } from '../recording/facts.ts';
import { isLabel } from '../recording/recording.ts';
import { type ContractData, compile } from './compile.ts';
import { filledIn, unknownNames, valueFinder } from './fill.ts';
import { readDocuments } from './read.ts';

/** A requirement or a question as its file has it. */
export type WrittenRow = Pick<RequirementRow, 'id'> & Partial<RequirementRow & QuestionRow>;

export type WrittenSurface = Omit<CatalogueFile, 'rows' | 'surface'> & { surface: string; rows: WrittenRow[] };

/** Surfaces in the order in which people meet them; a file that is not named here comes last. */
const order = [
  ...['manifest', 'auth', 'provisioning', 'deprovisioning', 'sso'],
  ...['tokens', 'oauth', 'resources', 'vendor', 'calls', 'health'],
  ...['application', 'node', 'play1', 'play2', 'client', 'gaps', 'contradictions', 'silences', 'exclusions', 'assumptions'],
];

const rank = ({ surface }: RowFile) => (order.indexOf(surface) + order.length + 1) % (order.length + 1);

type RowFile = { surface: string; path: string };

/** The files with rows below a folder: a room's, what the contract leaves open, and the place where version 2 had them. */
export function rowFiles(root: string): RowFile[] {
  const namesIn = (folder: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []);
  const rooms = namesIn('suites').map((surface) => ({ surface, path: `suites/${surface}/requirements.yaml` }));
  const others = ['specs/questions', 'specs/requirements'].flatMap((folder) =>
    namesIn(folder).flatMap((name) => (name.endsWith('.yaml') ? [{ surface: basename(name, '.yaml'), path: `${folder}/${name}` }] : [])),
  );
  return [...rooms, ...others].filter(({ path }) => existsSync(join(root, path))).sort((a, b) => rank(a) - rank(b));
}

/** The file with the ways to fail that several requirements share. */
const problemsFile = 'specs/problems.yaml';
/** The file with the sentence of each reason for having no verdict. */
const reasonsFile = 'specs/reasons.yaml';
/** The files with words that rows share. */
export const sharedWords = [problemsFile, reasonsFile];

/** Shared words of a contract; one that has none uses the published ones. */
function wordsIn<Words>(root: string, name: string): Words {
  const own = join(root, name);
  const path = existsSync(own) ? own : fileURLToPath(new URL(name, import.meta.resolve('#package')));
  return parseYaml(name, readFileSync(path)).value as Words;
}

const problemSets = (root: string) => wordsIn<ProblemSets>(root, problemsFile);

/** The sentences of a contract for having no verdict, by their codes. */
export const reasonsIn = (root: string, data: ContractData = compile(readDocuments(root).documents)) =>
  filledIn(wordsIn<Reasons>(root, reasonsFile), valueFinder(data));

/** A row with all its ways to fail: those that its kind of rule has, with what the row changes in them, and its own. */
function withProblems(row: WrittenRow, sets: ProblemSets): WrittenRow {
  const names = [...(row.documents ? ['documents'] : []), ...(row.rule ? [row.rule.kind] : []), ...(row.failsAs ?? [])];
  const shared: Record<string, ProblemWords> = Object.assign({}, ...names.map((name) => sets[name] ?? {}));
  const own = Object.entries(row.problems ?? {}).map(([code, words]) => [code, { ...shared[code], ...words }]);
  const problems = { ...shared, ...Object.fromEntries(own) };
  return Object.keys(problems).length > 0 ? { ...row, problems } : row;
}

/** A row that an edition adds, with the published ways to fail of its kind. */
export const withSharedProblems = (row: WrittenRow): WrittenRow => withProblems(row, problemSets(''));

/** Reads all rows, with the values that their sentences name filled in from the documents; each problem is one line. */
export function readCatalogue(root: string, data: ContractData = compile(readDocuments(root).documents)) {
  const schema = JSON.parse(readFileSync(new URL(import.meta.resolve('#specs/schemas/catalogue.schema.json')), 'utf8'));
  const ajv = new Ajv2020({ allErrors: true, strictRequired: false });
  const validate = ajv.compile(schema);
  const find = valueFinder(data);
  const seen = new Map<string, string>();
  const placed: PlacedRow[] = [];
  const recorded: { entry: object; at: string }[] = [];
  const problems: string[] = [];
  const surfaces: WrittenSurface[] = [];
  const sets = filledIn(problemSets(root), find);
  const isSets = ajv.compile({ $ref: `${schema.$id}#/$defs/ProblemSets` });
  if (!isSets(problemSets(root)))
    problems.push(...(isSets.errors ?? []).map((error) => `${problemsFile}: ${problemOf(error, problemSets(root)).text}`));
  for (const { surface: name, path } of rowFiles(root)) {
    const { value, locate } = parseYaml(path, readFileSync(join(root, path)));
    const surface = { ...filledIn(value as WrittenSurface, find), surface: name };
    const where = (pointer: string) => positionIn(path, locate(pointer));
    if (!validate(value)) {
      const found = (validate.errors ?? []).filter(isRoot).map((error) => problemOf(error, value));
      problems.push(...found.map(({ pointer, text }) => `${where(pointer)}: ${text}`));
      continue;
    }
    for (const { pointer, named } of unknownNames(value, find))
      problems.push(`${where(pointer)}: the contract has no value {{${named}}}; change the sentence`);
    recorded.push(...(surface.judged ?? []).map((entry, index) => ({ entry, at: where(`/judged/${index}`) })));
    surface.rows.forEach((row, index) => {
      const at = where(`/rows/${index}/id`);
      const before = seen.get(row.id);
      if (before) problems.push(`${at}: the id "${row.id}" is already used at ${before}; change one of them`);
      seen.set(row.id, at);
      placed.push({ row, where: (pointer) => where(`/rows/${index}${pointer}`) });
    });
    surfaces.push({ ...surface, rows: surface.rows.map((row) => withProblems(row, sets)) });
  }
  return { surfaces, placed, recorded, problems: problems.length > 0 ? problems : wrongReadings(placed) };
}

/** The catalogue of all rows; `isCovered` says which requirements a rule by hand judges. */
export function catalogueOf(
  surfaces: WrittenSurface[],
  editions: string[],
  isCovered: (id: string, surface: string) => boolean,
  reasons: Reasons,
): Catalogue {
  const rows = surfaces.flatMap(({ surface, target, rows: own }) =>
    own.map((row) => ({
      ...row,
      surface,
      target: row.target ?? target,
      ...(row.level && { covered: row.documents !== undefined || row.rule !== undefined || isCovered(row.id, surface) }),
    })),
  );
  const titles = Object.fromEntries(surfaces.map(({ surface, title }) => [surface, title]));
  return { edition: editions.at(-1) ?? '', editions, surfaces: titles, rows: rows as unknown as Catalogue['rows'], reasons };
}

/** Ajv reports a failed branch again for each enclosing "if"; the inner error is enough. */
const isRoot = (error: ErrorObject) => error.keyword !== 'if';

type PlacedRow = { row: WrittenRow; where(pointer: string): string };

/** Finds readings that do not exist, and contradictions and silences whose reading no requirement shows. */
export function wrongReadings(placed: readonly PlacedRow[]): string[] {
  const rows = new Map(placed.map(({ row }) => [row.id, row]));
  const linked = new Set(placed.flatMap(({ row }) => row.readings ?? []));
  const problemAt = (at: string, wrong: string | undefined) => (wrong === undefined ? [] : [`${at}: ${wrong}`]);
  return placed.flatMap(({ row, where }) => [
    ...(row.readings ?? []).flatMap((id, index) => problemAt(where(`/readings/${index}`), wrongTarget(id, rows.get(id)))),
    ...problemAt(where('/id'), wrongQuestion(row, linked.has(row.id))),
    ...problemAt(
      where('/id'),
      row.inferred && row.level === 'must' && !row.readings ? `add "readings"; "${row.id}" is inferred` : undefined,
    ),
  ]);
}

/** Finds rules of rows that read what no play records, or come after what no row requires. */
export function wrongRules(placed: readonly PlacedRow[], isRecorded: (label: string) => boolean = isLabel): string[] {
  const unknownLabels = (pointer: string, labels: readonly string[] | undefined = [], where: PlacedRow['where']): string[] =>
    labels.flatMap((label, index) =>
      isRecorded(label) ? [] : [`${where(`${pointer}/${index}`)}: no play records "${label}"; name a label that a play declares`],
    );
  const ids = new Set(placed.filter(({ row }) => row.level !== undefined).map(({ row }) => row.id));
  return placed.flatMap(({ row, where }) => [
    ...unknownLabels('/evidence/controls', row.evidence?.controls, where),
    ...unknownLabels('/evidence/apart/of', row.evidence?.apart?.of, where),
    ...unknownLabels('/evidence/refused', row.evidence?.refused, where),
    ...unknownLabels('/documents/control', row.documents?.control === undefined ? [] : [row.documents.control], where),
    ...unknownLabels('/documents/only', Object.keys(row.documents?.only ?? {}), where),
    ...(['rule', 'documents'] as const).flatMap((part) => {
      const { reads = [], after = [] } = row[part] ?? {};
      return [
        ...unknownLabels(`/${part}/reads`, reads, where),
        ...after.flatMap((id, index) => (ids.has(id) ? [] : [`${where(`/${part}/after/${index}`)}: no requirement is named "${id}"`])),
      ];
    }),
  ]);
}

/** Finds words for problems that the rule of a published row does not know, or with facts that it does not tell; one with `wrong` is a rule of its own. */
export function untoldProblems(placed: readonly PlacedRow[], published: ReadonlyMap<string, Requirement>): string[] {
  return placed.flatMap(({ row, where }) => {
    const { problems: known = {}, fixes = [], rule } = published.get(row.id) ?? {};
    if (Object.keys(known).length === 0 || row.rule?.kind !== rule?.kind) return [];
    const inAdvice = fixes.flatMap(({ of, fix }) => [...Object.keys(of), ...factsNamedIn(fix).map(([name]) => name)]);
    return Object.entries(row.problems ?? {}).flatMap(([code, words]) => {
      const at = where(`/problems/${code}`);
      const own = known[code];
      if (words.wrong !== undefined) return [];
      if (own === undefined) return [`${at}: the rule of ${row.id} has no problem "${code}", only ${Object.keys(known).join(', ')}`];
      const told = new Set([...factsIn(own).keys(), ...inAdvice]);
      const strange = [...factsIn({ ...own, ...words }).keys()].filter((name) => !told.has(name));
      return strange.map((name) => `${at}: the problem "${code}" has no fact {${name}}, only ${[...told].join(', ') || 'none'}`);
    });
  });
}

/** Rows whose sentences say in words what the contract says differently. */
export function outdatedWords(
  rows: readonly Pick<WrittenRow, 'id' | 'writtenFor'>[],
  data: ContractData,
  placeOf: (id: string, name: string) => string,
): string[] {
  const find = valueFinder(data);
  return rows.flatMap(({ id, writtenFor = {} }) =>
    Object.entries(writtenFor).flatMap(([name, written]) => {
      const stated = find(name);
      if (stated === (written === null ? undefined : String(written))) return [];
      const now = stated === undefined ? 'has none' : `says ${JSON.stringify(stated)}`;
      return [
        `${placeOf(id, name)}: the sentences of ${id} are written for ${JSON.stringify(written)} (${name}), and the contract ${now}; change them, and this value`,
      ];
    }),
  );
}

function wrongTarget(id: string, row: WrittenRow | undefined): string | undefined {
  if (!row) return `no row is named "${id}"; readings name rows of specs/questions`;
  if (row.reading === undefined && row.assumes === undefined)
    return `"${id}" has neither "reading" nor "assumes"; name a contradiction, a silence, an assumption, or a gap with a reading`;
  return undefined;
}

function wrongQuestion({ id, kind, reading, unlinked }: WrittenRow, isLinked: boolean): string | undefined {
  const isRead = kind === 'contradiction' || kind === 'silence';
  if (isRead && reading === undefined) return `add "reading"; "${id}" is a ${kind}`;
  if (unlinked !== undefined && !isRead) return `remove "unlinked"; "${id}" is neither a contradiction nor a silence`;
  if (unlinked !== undefined && isLinked) return `remove "unlinked"; the readings of a requirement name "${id}"`;
  if (unlinked !== undefined || isLinked || !isRead) return undefined;
  return `no requirement names "${id}" in "readings"; add it to one, or say in "unlinked" why not`;
}
