import type { Automaton } from './automaton.ts';
import { packedIn } from './compressed.ts';
import { decoders, hasRounds, isBase64, percent } from './decoders.ts';
import { HEAD, type SecretForm } from './forms.ts';
import type { Heads } from './heads.ts';
import { lowerHex } from './hexadecimal.ts';
import { decoded, endOf, startOf, type View, viewOf } from './view.ts';

export type Pattern = SecretForm & { name: string };

/** What is looked for. */
export interface Sought {
  searches: readonly Automaton<Pattern>[];
  heads: Heads;
}

/** A stretch of the text that holds a secret. */
export type Hit = { start: number; end: number; name: string; size: number };

/** What a text borders on: its edges count as a word's edges, unless something redacted stands there. */
export type Edges = { open: boolean; close: boolean };

/** Escapes within escapes are read this deep: a form inside JSON, a URL inside a URL. */
const DEPTH = 2;

/** URL-encoding is often done again and again: so many rounds of it count as one. */
const ROUNDS = 8;

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

/** From the first beginning of a secret to the end of the text: nobody knows how far the secret goes. */
function headHits(view: View, heads: Heads): Hit[] {
  const { from, name } = heads.first(view.units) ?? {};
  if (from === undefined || name === undefined) return [];
  const { length } = view.units;
  return [{ start: startOf(view, from), end: endOf(view, length - 1), name, size: length - from }];
}

/** The text as it stands, and as it reads once its escapes are read, and those within them. */
function* readings(view: View, depth: number, isMapped: boolean, rounds = ROUNDS): Generator<View> {
  yield view;
  const folded = lowerHex(view);
  if (folded) yield folded;
  if (depth === 0) return;
  for (const decoder of decoders) {
    const deeper = decoded(view, decoder, isMapped);
    const isRound = deeper && decoder === percent && rounds > 0 && hasRounds(view.units);
    if (deeper) yield* readings(deeper, isRound ? depth : depth - 1, isMapped, isRound ? rounds - 1 : 0);
  }
}

/** What is found in each of the readings; nothing is made ready where nothing is found, as in most texts. */
function hitsAmong(text: string, sought: Sought, edges: Edges, isMapped: boolean, looksInside = true): Hit[][] {
  const found: Hit[][] = [];
  for (const view of readings(viewOf(text), DEPTH, isMapped)) {
    const own = headHits(view, sought.heads);
    for (const search of sought.searches) for (const hit of hitsIn(view, search, edges)) own.push(hit);
    if (looksInside) own.push(...hitsInside(view, sought));
    if (own.length > 0) found.push(joined(own));
  }
  return found;
}

/** Compressed text that holds a secret, or that is too large to tell, is hidden as a whole. */
function hitsInside(view: View, sought: Sought): Hit[] {
  return packedIn(view.units).flatMap(({ from, to, text }) => {
    const [first] = text === undefined ? [] : hitsAmong(text, sought, { open: true, close: true }, false, false).flat();
    if (text !== undefined && !first) return [];
    return [{ start: startOf(view, from), end: endOf(view, to - 1), name: first?.name ?? 'compressed', size: to - from }];
  });
}

/** In order, none overlapping. */
function joined(found: Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (const hit of found.sort((a, b) => a.start - b.start || b.end - a.end)) add(hits, hit);
  return hits;
}

/** Every stretch of the text that holds a secret, in order, none overlapping. */
export function find(text: string, sought: Sought, edges: Edges): Hit[] {
  const found = hitsAmong(text, sought, edges, true);
  return found.length === 0 ? [] : joined(found.flat());
}

/** What is shorter begins many a secret by chance. */
const SHORTEST_BEGINNING = 4;

/** So much of a text, in any encoding, may be less than the head of a secret. */
const LESS_THAN_A_HEAD = 6 * HEAD;

/** Where the beginning of a secret stands at the very end of a text, which was cut off there; else the text's length. */
export function beginning(text: string, { searches, heads }: Sought): number {
  if (heads.size() > 0) return Math.max(0, text.length - LESS_THAN_A_HEAD);
  let start = text.length;
  for (const view of readings(viewOf(text), DEPTH, true))
    for (const search of searches) {
      const size = search.scan(view.units, () => true);
      if (size >= SHORTEST_BEGINNING) start = Math.min(start, startOf(view, view.units.length - size));
    }
  return start;
}

/** The names of the secrets that a text holds; of one inside another, the outer. */
export function names(text: string, sought: Sought, edges: Edges): Set<string> {
  const hits = hitsAmong(text, sought, edges, false).flat();
  return new Set(hits.map(({ name }) => name));
}

/** Stands between texts that are searched as one: no escape begins with it, and no word goes on behind it. */
export const APART = '\x01';
