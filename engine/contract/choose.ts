import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../documents/usage-error.ts';
import { catalogue, useCatalogue } from '../judging/catalogue.ts';
import { disagreements } from './agreement.ts';
import { compiledContract } from './ajv.ts';
import { type Contract, useContract } from './contract.ts';
import { type ReadDocuments, readDocuments } from './read.ts';
import { catalogueOf, readCatalogue } from './rows.ts';

/** Reads the contract in a folder, and judges and speaks by it from now on. */
export function chooseContract(folder: string): void {
  const read = readDocuments(folder);
  const published = catalogue();
  const isCovered = new Set(published.rows.filter((row) => 'covered' in row && row.covered).map(({ id }) => id as string));
  const rows = existsSync(join(folder, 'specs/requirements')) ? readCatalogue(folder) : { surfaces: [], problems: [] };
  const chosen = rows.surfaces.length > 0 ? catalogueOf(rows.surfaces, published.editions, (id) => isCovered.has(id)) : published;
  const [problem] = rows.problems.length > 0 ? rows.problems : disagreements(read, chosen.rows);
  if (problem !== undefined) throw new UsageError(problem);
  useContract({ ...compiled(read), folder });
  useCatalogue(chosen);
}

function compiled({ documents }: ReadDocuments): Contract {
  try {
    return compiledContract(documents);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`the contract cannot be compiled: ${error instanceof Error ? error.message : error}`);
  }
}
