import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionFile } from '../../specs/generated/schemas.ts';
import { UsageError } from '../documents/usage-error.ts';
import { defined, isObject, segment, valueAt } from '../documents/values.ts';
import { parseYaml } from '../documents/yaml.ts';
import { type Catalogue, catalogue, isRequirement, type Requirement, type Row, useCatalogue } from '../judging/catalogue.ts';
import { editionOf } from '../judging/edition.ts';
import { compiledContract } from './ajv.ts';
import { type Contract, type ContractChoice, useContract } from './contract.ts';
import { disagreements } from './disagreements.ts';
import { type DocumentName, documentNames, type OperationObject, operationsOf } from './documents.ts';
import { filledIn, unknownNames, valueFinder } from './fill.ts';
import { type Unfillable, unfillable } from './fillable.ts';
import { unfollowed } from './followed.ts';
import { lost } from './kept.ts';
import { objectsIn } from './nodes.ts';
import { overlaid } from './overlay.ts';
import { allNames, fileOf, ownFolder, type ReadDocuments, readDocuments, strangeFiles } from './read.ts';
import { unrecorded } from './recorded.ts';
import {
  catalogueOf,
  readCatalogue,
  reasonsIn,
  rowFiles,
  untoldProblems,
  type WrittenRow,
  withSharedProblems,
  wrongRules,
} from './rows.ts';
import { unownedIn } from './unowned.ts';
import { signatureWords } from './value-words.ts';
import { wrongValues } from './values.ts';

/** Reads the contract in a folder, or the published one, and applies an edition to it; this run uses the result from now on. */
export function chooseContract(choice: ContractChoice): void {
  const { folder = ownFolder, edition } = choice;
  const published = catalogue();
  const before = editionOf();
  const strange = choice.folder === undefined ? [] : strangeFiles(folder);
  if (strange[0] !== undefined) throw new UsageError(strange[0]);
  const read = withOverlays(readDocuments(folder), edition, choice.file);
  const refuse = ([problem]: readonly string[]): void => {
    if (problem !== undefined) throw new UsageError(edition && choice.file !== undefined ? `${choice.file}: ${problem}` : problem);
  };
  const broken = brokenParts(read);
  refuse(broken.length > 0 ? broken : [...wrongValues(read), ...unfollowed(read)]);
  const own = compiled(read);
  refuse([...unfitSignature(read), ...lost(read, own), ...unfillable(own).map((one) => unfillableAt(read, one))]);
  const { rows, placed } = rowsIn(folder, published, own);
  const chosen = edition ? withRows(rows, filledEdition(edition, own, choice.file)) : rows;
  const placeOfRow = (id: string) => placed.find(({ row }) => row.id === id)?.where('/documents') ?? 'rows';
  refuse([...disagreements(read, own, chosen.rows, placeOfRow), ...unjudgedMethods(read, own, chosen), ...unjudged(read, own, folder)]);
  const isChanged = edition !== undefined && edition.rows.length + (edition.overlays ?? []).length > 0;
  useContract({ ...own, ...(choice.folder !== undefined || isChanged ? { choice } : {}) });
  useCatalogue(chosen);
  if (edition && published.editions.includes(edition.edition) && editionOf(edition.edition).hash !== before.hash)
    throw new UsageError(`${choice.file}: ${edition.edition} is a published edition, and this file changes it; give it another name`);
}

/** The rows in a folder, or the published ones if it has none, with the values of this contract in their sentences. */
function rowsIn(folder: string, published: Catalogue, data: Contract) {
  const known = new Map(published.rows.filter(isRequirement).map((row) => [row.id as string, row]));
  const { surfaces, placed, recorded, problems } = readCatalogue(rowFiles(folder).length > 0 ? folder : ownFolder, data);
  const [problem] = problems.length > 0 ? problems : [...unrecorded(recorded), ...wrongRules(placed), ...untoldProblems(placed, known)];
  if (problem !== undefined) throw new UsageError(problem);
  const own = catalogueOf(surfaces, published.editions, (id) => known.get(id)?.covered === true, reasonsIn(folder, data));
  // A contract that was copied from an older Assay may lack the fields of rows that describe rules.
  const ruleFields = ({ rule, applications }: Partial<Requirement> = {}) => defined({ rule, applications });
  return { rows: { ...own, rows: own.rows.map((row) => ({ ...ruleFields(known.get(row.id)), ...row }) as Row) }, placed };
}

function withOverlays(read: ReadDocuments, edition: EditionFile | undefined, file = ''): ReadDocuments {
  const documents = { ...read.documents };
  for (const overlay of edition?.overlays ?? []) {
    const name = allNames.find((one) => fileOf(one) === overlay.extends);
    if (!name) throw new UsageError(`${file}: an overlay extends one of ${allNames.map(fileOf).join(', ')}, not ${overlay.extends}`);
    const refuse = (action: number, text: string) => new UsageError(`${file}: action ${action + 1} on ${overlay.extends}: ${text}`);
    Object.assign(documents, { [name]: overlaid<unknown>(documents[name], overlay, refuse) });
  }
  return { ...read, documents };
}

/** An edition with the values of this contract in its sentences. */
function filledEdition({ rows, ...edition }: EditionFile, data: Contract, file = ''): EditionFile {
  const find = valueFinder(data);
  const [unknown] = unknownNames(rows, find);
  if (unknown) throw new UsageError(`${file}: the contract has no value {{${unknown.named}}}, which is in /rows${unknown.pointer}`);
  return { ...edition, rows: filledIn(rows, find) };
}

/** The rows of an edition: it changes some rows, and adds its own. */
export function withRows(before: Catalogue, { rows: changes }: Pick<EditionFile, 'rows'>): Catalogue {
  const known = new Set<string>(before.rows.map(({ id }) => id));
  const changed = new Map(changes.map((change) => [change.id, change]));
  const own = changes
    .filter(({ id }) => !known.has(id))
    .map((row) => ({ target: 'provider', ...withSharedProblems(row as WrittenRow), covered: 'documents' in row }));
  const rows = before.rows.map((row) => (changed.has(row.id) ? { ...row, ...changed.get(row.id) } : row));
  return { ...before, rows: [...rows, ...own] as Catalogue['rows'] };
}

function compiled(read: ReadDocuments): Contract {
  try {
    return compiledContract(read.documents);
  } catch (error) {
    throw placedError(read, error);
  }
}

/** What a document of a contract has to have and lacks, with its place. */
function brokenParts({ documents, locate }: ReadDocuments): string[] {
  return documentNames.flatMap((name) => {
    const { paths, servers } = (documents[name] ?? {}) as { paths?: unknown; servers?: unknown };
    if (!isObject(paths)) return [`${locate(name, '/paths')}: expected an OpenAPI document with paths`];
    if (!Array.isArray(servers)) return [`${locate(name, '/servers')}: expected a list of servers`];
    return placedOperations(documents, name).flatMap(({ operation, pointer }) => {
      if (typeof operation?.operationId !== 'string') return [`${locate(name, pointer)}: an operation needs an operationId`];
      return isObject(operation.responses) ? [] : [`${locate(name, pointer)}: ${operation.operationId} needs responses`];
    });
  });
}

function placedOperations(documents: ReadDocuments['documents'], name: DocumentName): { operation: OperationObject; pointer: string }[] {
  return Object.entries(documents[name].paths ?? {}).flatMap(([path, item]) =>
    operationsOf(item ?? {}).map(([method, operation]) => ({ operation, pointer: `/paths/${segment(path)}/${method}` })),
  );
}

/** Signature methods that no row judges. */
function unjudgedMethods({ documents, locate }: ReadDocuments, { signing }: Contract, { rows }: Catalogue): string[] {
  const judged = new Set(rows.flatMap((row) => (isRequirement(row) && row.rule?.method ? [row.rule.method] : [])));
  const at = (method: string) =>
    [...objectsIn(documents.platform)]
      .filter(({ object, pointer }) => pointer.endsWith('/x-signature-methods') && Object.values(object).includes(method))
      .map(({ object, pointer }) => locate('platform', `${pointer}/${Object.values(object).indexOf(method)}`));
  return signing.methods
    .filter((method) => !judged.has(method))
    .map(
      (method) =>
        `${at(method)[0]}: no row judges ${method}; add rows with rule: { kind: token-is-issued or signature-decides, method: ${method} }`,
    );
}

/** A signature that proves nothing, or one whose pattern no digest fits, so that every platform would fail. */
function unfitSignature({ documents, locate }: ReadDocuments): string[] {
  const { hash, encoding, parts } = documents['sign-on'].signature;
  if (!parts.includes('sso_salt')) return [`${locate('sign-on', '/signature/parts')}: without sso_salt, anybody can make a signature`];
  const digest = createHash(hash).digest(encoding);
  return [...objectsIn(documents.sso)]
    .filter(
      ({ object, pointer }) => pointer.endsWith('/properties/signature') && !new RegExp(String(object.pattern ?? ''), 'u').test(digest),
    )
    .map(
      ({ pointer }) =>
        `${locate('sso', `${pointer}/pattern`)}: no ${signatureWords(documents['sign-on']).digest} fits; change the pattern, or specs/values/sign-on.yaml`,
    );
}

/** What a changed contract states and no requirement judges, unless it is listed with its reason in openapi/unjudged.yaml. */
function unjudged(read: ReadDocuments, { messages, operations }: Contract, folder: string): string[] {
  const own = join(folder, 'openapi/unjudged.yaml');
  const file = existsSync(own) ? own : join(ownFolder, 'openapi/unjudged.yaml');
  const listed = Object.keys(Object(parseYaml('openapi/unjudged.yaml', readFileSync(file)).value));
  return unownedIn(messages, operations)
    .filter(({ place }) => !listed.includes(place))
    .map(({ message, keyword, place }) => {
      const text = `"${keyword}" names no requirement; give it an x-requirement, or list "${place}" with its reason in openapi/unjudged.yaml`;
      return `${placeOf(read, message, keyword) ?? fileOf('provider')}: ${text}`;
    });
}

/** Where a message has a keyword: at its operation, if it is not found. */
function placeOf({ documents, locate }: ReadDocuments, message: string, keyword: string): string | undefined {
  const [operationId = ''] = message.split(' ', 1);
  const has = ({ object }: { object: object }) => Object.hasOwn(object, keyword);
  if (message === 'manifest') {
    const found = [...objectsIn(documents.manifest)].find(has);
    return locate('manifest', found ? `${found.pointer}/${segment(keyword)}` : '');
  }
  return placedIn({ documents, locate }, operationId, (one) => (has(one) ? `${one.pointer}/${segment(keyword)}` : undefined));
}

/** A parameter or a field of a request that Assay cannot fill in, with its place. */
function unfillableAt(read: ReadDocuments, { operation, part, field, keyword }: Unfillable): string {
  const isField = (object: Record<string, unknown>, pointer: string) =>
    part === 'content'
      ? pointer.endsWith(`/properties/${segment(field ?? '')}`)
      : String(object.name).toLowerCase() === field?.toLowerCase();
  const at = placedIn(read, operation, ({ object, pointer }) => (field !== undefined && isField(object, pointer) ? pointer : undefined));
  return `${at}: Assay finds no ${field ?? 'body'} that fits "${keyword}"; add a const, default or example that does`;
}

/** The first place below an operation that `find` knows: that of the operation itself, if it knows none. */
function placedIn(
  { documents, locate }: ReadDocuments,
  operationId: string,
  find: (one: { object: Record<string, unknown>; pointer: string }) => string | undefined,
): string | undefined {
  for (const name of documentNames) {
    const operation = placedOperations(documents, name).find((one) => one.operation.operationId === operationId);
    if (!operation) continue;
    for (const one of reachable(documents[name], operation.pointer)) {
      const found = find(one);
      if (found !== undefined) return locate(name, found);
    }
    return locate(name, operation.pointer);
  }
  return undefined;
}

/** Every object below a place of a document, also behind references, each with its own pointer. */
function* reachable(document: unknown, from: string, seen = new Set<string>()): ReturnType<typeof objectsIn> {
  if (seen.has(from)) return;
  seen.add(from);
  for (const { object, pointer } of objectsIn(valueAt(document, from), from)) {
    yield { object, pointer };
    if (typeof object.$ref === 'string') yield* reachable(document, object.$ref.slice(1), seen);
  }
}

/** Adds to a compile error the place that it is about: a reference, or an operation. */
function placedError({ documents, locate }: ReadDocuments, error: unknown): UsageError {
  const text = error instanceof Error ? error.message : String(error);
  const [, reference] = /^"([^"]+)" /.exec(text) ?? [];
  const [operationId = ''] = text.split(' ', 1);
  const placesIn = (name: (typeof allNames)[number]): string[] => {
    if (reference !== undefined)
      return [...objectsIn(documents[name])].flatMap(({ object, pointer }) => (object.$ref === reference ? [`${pointer}/$ref`] : []));
    if (name === 'manifest') return text.startsWith('manifest: ') ? [''] : [];
    return placedOperations(documents, name as DocumentName).flatMap(({ operation, pointer }) =>
      operation.operationId === operationId ? [pointer] : [],
    );
  };
  const [, unknown] = /unknown (?:keyword: |format )"([^"]+)"/.exec(text) ?? [];
  const isWord = (object: Record<string, unknown>) =>
    unknown !== undefined && (Object.hasOwn(object, unknown) || object.format === unknown);
  const words = allNames.flatMap((name) =>
    [...objectsIn(documents[name])].flatMap(({ object, pointer }) =>
      isWord(object) ? [locate(name, `${pointer}/${object.format === unknown ? 'format' : segment(unknown ?? '')}`)] : [],
    ),
  );
  const [place] = [...words, ...allNames.flatMap((name) => placesIn(name).map((pointer) => locate(name, pointer)))];
  return new UsageError(`${place ?? 'the contract cannot be compiled'}: ${text}`);
}
