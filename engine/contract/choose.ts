import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionFile } from '../../specs/generated/schemas.ts';
import { type Catalogue, catalogue, isRequirement, type Requirement, type Row, useCatalogue } from '../catalogue/catalogue.ts';
import { UsageError } from '../documents/usage-error.ts';
import { defined } from '../documents/values.ts';
import { parseYaml } from '../documents/yaml.ts';
import { checkedContract } from './checked.ts';
import { type Contract, type ContractChoice, useContract } from './contract.ts';
import { editionOf } from './edition.ts';
import { filledIn, unknownNames, valueFinder } from './fill.ts';
import { unrecorded } from './label-operations.ts';
import { overlaid } from './overlay.ts';
import { allNames, fileOf, ownFolder, type ReadDocuments, readDocuments, strangeFiles } from './read.ts';
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
import { wrongStatements } from './wrong-statements.ts';

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
  const places = { placeOf, placeOfWords: edition ? (id: string) => `rows/${id}` : placeOf };
  refuse(wrongStatements(read, own, chosen.rows, Object.keys(listedIn(folder)), places));
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

/** What no requirement judges, each with its reason: of a folder, or the published list if it has none. */
function listedIn(folder: string): object {
  const own = join(folder, 'openapi/unjudged.yaml');
  return Object(parseYaml('openapi/unjudged.yaml', readFileSync(existsSync(own) ? own : join(ownFolder, 'openapi/unjudged.yaml'))).value);
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
