import type { Automaton } from './automaton.ts';
import { decoders, escapesIn, isBase64 } from './decoders.ts';
import type { Form } from './forms.ts';
import { decoded, endOf, startOf, type View, viewOf } from './view.ts';

export type Pattern = Form & { name: string };

/** A stretch of the text that holds a secret. */
export type Hit = { start: number; end: number; name: string; size: number };

/** What a text borders on: its edges count as a word's edges, unless something redacted stands there. */
export type Edges = { open: boolean; close: boolean };

/** Escapes within escapes are read this deep: a form inside JSON, a URL inside a URL. */
const DEPTH = 2;

const EQUALS = 61;

const isAlphanumeric = (unit: number): boolean => unit < 128 && unit !== 43 && unit !== 45 && unit !== 47 && unit !== 95 && isBase64(unit);

/** Two hits that overlap become one, named for the longer. */
function add(hits: Hit[], hit: Hit): void {
  let all = hit;
  for (let last = hits.at(-1); last && last.end > all.start; last = hits.at(-1)) {
    hits.pop();
    const { name, size } = last.size >= all.size ? last : all;
    all = { start: Math.min(last.start, all.start), end: Math.max(last.end, all.end), name, size };
  }
  hits.push(all);
}

function hitsIn(view: View, patterns: Automaton<Pattern>, edges: Edges): Hit[] {
  const { units } = view;
  const hits: Hit[] = [];
  const borders = (at: number, edge: boolean) => (units[at] === undefined ? edge : !isAlphanumeric(units[at]));
  patterns.scan(units, ({ text, before, after, alone, name }, stop) => {
    let from = stop - text.length;
    let to = stop;
    if (alone && !(borders(from - 1, edges.open) && borders(to, edges.close))) return false;
    if (before && isBase64(units[from - 1])) from -= 1;
    if (after && isBase64(units[to])) to += 1;
    if (after) for (let pads = 0; pads < 2 && units[to] === EQUALS; pads += 1) to += 1;
    add(hits, { start: startOf(view, from), end: endOf(view, to - 1), name, size: to - from });
    return true;
  });
  return hits;
}

/** The text as it stands, and as it reads once its escapes are read, and those within them. */
function* readings(view: View, depth: number, isMapped: boolean): Generator<View> {
  yield view;
  if (depth === 0) return;
  for (const decoder of decoders) {
    const deeper = decoded(view, decoder, isMapped);
    if (deeper) yield* readings(deeper, depth - 1, isMapped);
  }
}

/** What the searches find in each of the readings; nothing is made ready where nothing is found, as in most texts. */
function hitsAmong(text: string, searches: readonly Automaton<Pattern>[], edges: Edges, isMapped: boolean): Hit[][] {
  const found: Hit[][] = [];
  for (const view of readings(viewOf(text), DEPTH, isMapped)) {
    const own: Hit[] = [];
    for (const search of searches) for (const hit of hitsIn(view, search, edges)) own.push(hit);
    if (own.length > 0) found.push(joined(own));
  }
  return found;
}

/** In order, none overlapping. */
function joined(found: Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (const hit of found.sort((a, b) => a.start - b.start || b.end - a.end)) add(hits, hit);
  return hits;
}

/** Every stretch of the text that holds a secret, in order, none overlapping. */
export function find(text: string, searches: readonly Automaton<Pattern>[], edges: Edges): Hit[] {
  const found = hitsAmong(text, searches, edges, true);
  return found.length === 0 ? [] : joined(found.flat());
}

/** The names of the secrets that a text holds; of one inside another, the outer. */
export function names(text: string, searches: readonly Automaton<Pattern>[], edges: Edges): Set<string> {
  return new Set(
    hitsAmong(text, searches, edges, false)
      .flat()
      .map(({ name }) => name),
  );
}

/** Many texts as few, for a search of them all: those with the same escapes are joined, since each kind of escape has all of a text read anew. */
export function together(texts: Iterable<string>): string[] {
  const alike = new Map<string, string[]>();
  for (const text of texts) {
    const escapes = escapesIn(text);
    const others = alike.get(escapes);
    if (others) others.push(text);
    else alike.set(escapes, [text]);
  }
  return [...alike.values()].map((some) => some.join('\0'));
}
