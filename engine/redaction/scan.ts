import { createRedactor, type NamedSecret } from './redactor.ts';

/** A long text is read in windows, because decoding takes many times its size. */
const WINDOW = 1 << 20;

/** Two windows overlap by more than the length of a secret whose escapes are escaped again. */
const OVERLAP = 1 << 16;
const GROWTH = 40;

const WORD = /[A-Za-z0-9]/;

/** A window must not end inside a word, because a short secret counts only as a whole word. */
function wordEdge(text: string, from: number): number {
  let at = from;
  while (at < text.length && at < from + OVERLAP && WORD.test(text[at] ?? '') && WORD.test(text[at - 1] ?? '')) at += 1;
  return at;
}

/** Returns a function that names those of these secrets that a text contains, in any form. */
export function secretSearch(secrets: readonly NamedSecret[]): (text: string) => string[] {
  const redactor = createRedactor({ known: secrets });
  const overlap = Math.max(OVERLAP, ...secrets.map(({ value }) => GROWTH * value.length));
  return (text) => {
    const found = new Set<string>();
    for (let start = 0; start < text.length; ) {
      const end = wordEdge(text, Math.min(text.length, start + WINDOW + overlap));
      for (const name of redactor.has(text.slice(start, end))) found.add(name);
      if (end >= text.length) break;
      start = wordEdge(text, end - overlap);
    }
    return [...found].sort();
  };
}
