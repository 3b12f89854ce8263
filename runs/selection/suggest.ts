import { createRequire } from 'node:module';

/** What a message says of an id that no requirement, or nothing else that is looked for, has. */
export const noRequirement = (id: string, known: readonly string[], what = 'requirement'): string =>
  `no ${what} is named "${id}"${didYouMean(id, known)} See assay list`;

/** Ends a sentence about an unknown word: with the nearest known word, if one is near enough: a short word has only one slip. */
export function didYouMean(word: string, known: readonly string[], prefix = ''): string {
  // Loaded here, because most runs need no suggestion.
  const { distance } = createRequire(import.meta.url)('fastest-levenshtein') as typeof import('fastest-levenshtein');
  const near = known
    .map((name) => ({ name, far: name.includes(word) ? 1 : distance(word, name) }))
    .filter(({ name, far }) => far <= (word.length < 5 ? 1 : Math.max(2, Math.floor(name.length / 3))))
    .sort((a, b) => a.far - b.far)[0];
  return near ? `; did you mean ${prefix}${near.name}?` : '.';
}
