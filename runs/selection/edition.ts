import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, useCatalogue } from '../../engine/catalogue/catalogue.ts';
import { useContract } from '../../engine/contract/contract.ts';
import { type Edition, editionOf, knownEditions } from '../../engine/contract/edition.ts';
import type { EditionFile } from '../../specs/generated/schemas.ts';
import { type Io, UsageError } from '../run.ts';
import { noRequirement } from './suggest.ts';
import { readYamlFile } from './yaml-file.ts';

const editionName = /^\d{4}-\d{2}$/;

/** Applies `--contract` and `--edition`, before anything is judged or sent, in place of an earlier choice. */
export async function useChosenContract({ contract, edition }: { contract?: unknown; edition?: unknown }, io: Io): Promise<void> {
  useContract();
  useCatalogue();
  if (edition === 'next' && next() === catalogue().edition) io.err(`No next edition is announced; ${next()} is used.`);
  const file = typeof edition === 'string' ? editionFile(edition) : undefined;
  if (typeof contract !== 'string' && file === undefined) return;
  const { chooseContract } = await import('../../engine/contract/choose.ts');
  chooseContract({
    ...(typeof contract === 'string' && { folder: resolve(io.cwd, contract) }),
    ...(file !== undefined && { edition: await readEdition(file, io), file }),
  });
}

function editionFile(given: string): string | undefined {
  const named = given === 'next' ? next() : given;
  if (!editionName.test(named)) return named;
  const own = fileURLToPath(new URL(`specs/editions/${named}.yaml`, import.meta.resolve('#package')));
  return named !== catalogue().edition && existsSync(own) ? own : undefined;
}

/** What `--edition` names: an edition of the catalogue, the next one, or a file, which `useChosenContract` has applied already. */
export function chosenEdition(given: string | undefined): Edition {
  if (given === undefined || !(editionName.test(given) || given === 'next')) return editionOf();
  const known = knownEditions();
  const wanted = given === 'next' ? next() : given;
  if (known.includes(wanted) || editionFile(wanted) !== undefined) return editionOf(wanted);
  throw new UsageError(
    `assay: no edition ${given}; known editions: ${known.join(', ')}. Describe another one in a file: --edition ./next.yaml`,
  );
}

/** The edition that rows announce; the one in force if they announce none. */
const next = (): string => knownEditions().find((edition) => edition > catalogue().edition) ?? catalogue().edition;

/** Reads the file of an edition; a row changes one of the catalogue, or is new and has everything that a requirement needs. */
async function readEdition(file: string, io: Io): Promise<EditionFile> {
  const { value, refuse } = await readYamlFile<EditionFile>(file, 'edition', io);
  const ids: string[] = editionOf().requirements.map(({ id }) => id);
  value.rows.forEach((row, index) => {
    const isNew = 'text' in row;
    if (!isNew && !ids.includes(row.id)) throw refuse(`/rows/${index}/id`, noRequirement(row.id, ids));
    if (isNew && ids.includes(row.id)) throw refuse(`/rows/${index}/id`, `"${row.id}" is in the catalogue already; name what changes`);
    if (value.rows.findIndex(({ id }) => id === row.id) < index) throw refuse(`/rows/${index}/id`, `"${row.id}" is changed twice`);
  });
  return value;
}
