import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionFile } from '../../specs/generated/schemas.ts';
import { type Catalogue, catalogue, isRequirement, type Requirement, type Row, useCatalogue } from '../catalogue/catalogue.ts';
import { UsageError } from '../documents/usage-error.ts';
import { defined, segment } from '../documents/values.ts';
import { parseYaml } from '../documents/yaml.ts';
import { checkedContract } from './checked.ts';
import { type Contract, type ContractChoice, publishedContract, useContract } from './contract.ts';
import { disagreements } from './disagreements.ts';
import { editionOf } from './edition.ts';
import { filledIn, unknownNames, valueFinder } from './fill.ts';
import { unrecorded } from './label-operations.ts';
import { objectsIn } from './nodes.ts';
import { placedIn } from './operation-places.ts';
import { overlaid } from './overlay.ts';
import { allNames, fileOf, ownFolder, type ReadDocuments, readDocuments, strangeFiles } from './read.ts';
import {
  catalogueOf,
  outdatedWords,
  readCatalogue,
  reasonsIn,
  rowFiles,
  untoldProblems,
  type WrittenRow,
  withSharedProblems,
  wrongRules,
} from './rows.ts';
import { outdatedNames } from './sentences.ts';
import { unjudgedIn } from './unjudged.ts';

/** Reads the contract in a folder, or the published one, and applies an edition to it; this run uses the result from now on. */
export function chooseContract(choice: ContractChoice): void {
  const { folder = ownFolder, edition } = choice;
  const published = catalogue();
  const before = editionOf();
  const strange = choice.folder === undefined ? [] : strangeFiles(folder);
  if (strange[0] !== undefined) throw new UsageError(strange[0]);
  const read = documentsOf(choice);
  const refuse = ([problem]: readonly string[]): void => {
    if (problem !== undefined) throw new UsageError(edition && choice.file !== undefined ? `${choice.file}: ${problem}` : problem);
  };
  const own = checkedContract(read, refuse);
  const { rows, placed } = rowsIn(folder, published, own);
  const chosen = edition ? withRows(rows, filledEdition(edition, own, choice.file)) : rows;
  const placeOf = (id: string, pointer: string) => placed.find(({ row }) => row.id === id)?.where(pointer) ?? 'rows';
  refuse([
    ...disagreements(read, own, chosen.rows, (id) => placeOf(id, '/documents')),
    ...unjudgedMethods(read, own, chosen),
    ...unjudged(read, own, folder),
    ...outdatedWords(chosen.rows, own, (id, name) => (edition ? 'rows' : placeOf(id, `/writtenFor/${segment(name)}`))),
    ...outdatedNames(chosen.rows, own, publishedContract(), edition ? (id) => `rows/${id}` : placeOf),
  ]);
  const isChanged = edition !== undefined && edition.rows.length + (edition.overlays ?? []).length > 0;
  useContract({ ...own, ...(choice.folder !== undefined || isChanged ? { choice } : {}) });
  useCatalogue(chosen);
  if (edition && published.editions.includes(edition.edition) && editionOf(edition.edition).hash !== before.hash)
    throw new UsageError(`${choice.file}: ${edition.edition} is a published edition, and this file changes it; give it another name`);
}

/** The documents of a contract as they are written, with the changes of its edition. */
export const documentsOf = ({ folder = ownFolder, edition, file }: ContractChoice): ReadDocuments =>
  withOverlays(readDocuments(folder), edition, file);

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

/** What a changed contract states and no requirement judges, unless it is listed with its reason in openapi/unjudged.yaml. */
function unjudged(read: ReadDocuments, { messages, operations }: Contract, folder: string): string[] {
  const own = join(folder, 'openapi/unjudged.yaml');
  const file = existsSync(own) ? own : join(ownFolder, 'openapi/unjudged.yaml');
  const listed = Object.keys(Object(parseYaml('openapi/unjudged.yaml', readFileSync(file)).value));
  return unjudgedIn(messages, operations)
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
