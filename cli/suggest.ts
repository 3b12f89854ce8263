import { distance } from 'fastest-levenshtein';

/** "; did you mean X?" where a known word is near, else nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, far: candidate.includes(word) ? 1 : distance(word, candidate) }))
    .filter(({ candidate, far }) => far <= Math.max(2, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.far - b.far)[0];
  return near ? `; did you mean ${near.candidate}?` : '';
}
