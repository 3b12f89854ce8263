import { createHash } from 'node:crypto';
import { table } from '../proof/data.ts';
import { folderOf, type Score } from './score.ts';
import { mutable, readSources, type Source } from './sources.ts';

/** What one folder came to, and of which sources that was said. */
export interface FolderRow extends Score {
  digest: string;
}

/** Of each folder's mutable sources. */
export function digests(sources: Source[]): Record<string, string> {
  const folders = [...new Set(sources.map(folderOf))].sort();
  return Object.fromEntries(folders.map((folder) => [folder, digestOf(sources.filter((one) => folderOf(one) === folder))]));
}

const digestOf = (sources: Source[]) =>
  createHash('sha256')
    .update(JSON.stringify(sources.map(({ path, text }) => [path, text])))
    .digest('hex')
    .slice(0, 12);

/** The published rows with those of folders that were tried whole; what the tree has no more is dropped. */
export function merged(
  published: Record<string, FolderRow>,
  found: Record<string, Score>,
  all: Source[],
  tried: Source[],
): Record<string, FolderRow> {
  const [wanted, own] = [digests(all), digests(tried)];
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([folder, digest]) => {
      const score = own[folder] === digest ? found[folder] : undefined;
      const row = score ? { ...score, digest } : published[folder];
      return row ? [[folder, row]] : [];
    }),
  );
}

/** The folders of which the published rows say nothing, or something of other sources. */
export function staleRows(root: string): string[] {
  const rows = table<FolderRow>(root, 'mutation');
  const wrong = Object.entries(digests(mutable(readSources(root)))).filter(([folder, digest]) => rows[folder]?.digest !== digest);
  return wrong.map(
    ([folder]) => `docs/proof/mutation.json: ${folder}: of other sources than these; npm run mutate -- ${folder} tries them anew`,
  );
}
