import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Mutant } from './mutants.ts';

/** Survivors that need no case, with the reason: a file or a folder, and as much of the change as tells them. */
interface Entry {
  in: string;
  mutator?: string;
  original?: string;
  replacement?: string;
  reason: string;
}

export const readListed = (root: string): Entry[] => parse(readFileSync(join(root, 'tools/mutation/listed.yaml'), 'utf8')) ?? [];

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

export const isListed = (entry: Entry, { path, mutator, original, replacement }: Mutant): boolean =>
  path.startsWith(entry.in) &&
  (entry.mutator ?? mutator) === mutator &&
  (entry.original ?? oneLine(original)) === oneLine(original) &&
  (entry.replacement ?? oneLine(replacement)) === oneLine(replacement);

/** Entries that no survivor needs any more, among those of the files that were tried. */
export const staleEntries = (entries: Entry[], tried: string[], survivors: Mutant[]): string[] =>
  entries
    .filter((entry) => tried.some((path) => path.startsWith(entry.in)) && !survivors.some((mutant) => isListed(entry, mutant)))
    .map(
      ({ in: where, original = '' }) => `tools/mutation/listed.yaml: no mutant of ${where} ${original} survives any more; delete the entry`,
    );

export function changeOf({ path, line, original, replacement }: Mutant): string {
  const short = (text: string) => (oneLine(text).length > 100 ? `${oneLine(text).slice(0, 99)}…` : oneLine(text));
  return `${path}:${line}: ${short(original)} -> ${short(replacement)}`;
}
