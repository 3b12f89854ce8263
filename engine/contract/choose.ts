import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { segment } from '../documents/pointer.ts';
import { UsageError } from '../documents/usage-error.ts';
import { catalogue, useCatalogue } from '../judging/catalogue.ts';
import { compiledContract } from './ajv.ts';
import { type Contract, useContract } from './contract.ts';
import { documentNames } from './documents.ts';
import { namedBy } from './places.ts';
import { type ReadDocuments, readDocuments } from './read.ts';
import { catalogueOf, readCatalogue } from './rows.ts';
import type { Schema } from './schema.ts';

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

interface Row {
  id: string;
  level?: string;
  documents?: object;
}

/** What is wrong between documents and rows: ids that no row has, rows that are judged by the documents and have no place there. */
export function disagreements({ documents, locate }: ReadDocuments, rows: readonly Row[]): string[] {
  const known = new Set(rows.filter(({ level }) => level).map(({ id }) => id));
  const named = ([...documentNames, 'manifest'] as const).flatMap((name) =>
    mentions(documents[name]).flatMap(({ pointer, ids }) => ids.map((id) => ({ id, at: locate(name, pointer) }))),
  );
  const used = new Set(named.map(({ id }) => id));
  return [
    ...named
      .filter(({ id }) => !known.has(id))
      .map(({ id, at }) => `${at}: no row is named "${id}"; add it to specs/requirements, or correct the id`),
    ...rows
      .filter(({ id, documents: isByDocuments }) => isByDocuments && !used.has(id))
      .map(({ id }) => `specs/requirements: ${id} is judged by the documents, and no place there names it (x-requirement)`),
  ];
}

/** Every x-requirement of a document, with the pointer of what carries it. */
function mentions(value: unknown, pointer = ''): { pointer: string; ids: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'x-requirement' in value ? [{ pointer: `${pointer}/x-requirement`, ids: namedBy(value as Schema) }] : [];
  const inner = Object.entries(value).filter(([key]) => key !== 'x-requirement');
  return [...own, ...inner.flatMap(([key, part]) => mentions(part, `${pointer}/${segment(key)}`))];
}
