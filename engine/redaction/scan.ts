import { createRedactor } from './redactor.ts';

/** A secret that may not leave, under the name by which people know it. */
export interface NamedSecret {
  name: string;
  value: string;
}

/** A long text is read in windows: reading escapes takes many times its size. */
const WINDOW = 1 << 20;

/** Each window begins before the last one ended, by more than a secret with escapes in escapes can be long. */
const OVERLAP = 1 << 16;
const GROWTH = 40;

const WORD = /[A-Za-z0-9]/;

/** A window does not end inside a word: a short secret counts as a whole word only. */
function wordEdge(text: string, from: number): number {
  let at = from;
  while (at < text.length && at < from + OVERLAP && WORD.test(text[at] ?? '') && WORD.test(text[at - 1] ?? '')) at += 1;
  return at;
}

/** A search for every form of these secrets: the names of those that a text holds. */
export function secretSearch(secrets: readonly NamedSecret[]): (text: string) => string[] {
  const redactor = createRedactor();
  for (const { name, value } of secrets) redactor.learn(value, name);
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
