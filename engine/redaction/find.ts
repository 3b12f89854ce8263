import type { Automaton } from './automaton.ts';
import { packedIn } from './compressed.ts';
import { decoders, isBase64, isEncodedAgain, percent } from './decoders.ts';
import { HEAD, type SecretForm } from './forms.ts';
import type { Heads } from './heads.ts';
import { lowerHex } from './hexadecimal.ts';
import { decoded, endOf, startOf, type View, viewOf } from './view.ts';

export type Pattern = SecretForm & { name: string };

/** What to look for. */
export interface Sought {
  searches: readonly Automaton<Pattern>[];
  heads: Heads;
}

/** A part of the text that contains a secret. */
export type Hit = { start: number; end: number; name: string; size: number };

/** Whether the start and the end of a text count as the edges of a word; not next to a redacted part. */
export type Edges = { open: boolean; close: boolean };

/** Escapes within escapes are read this deep: a form inside JSON, a URL inside a URL. */
const DEPTH = 2;

/** A text is often URL-encoded several times: this many rounds count as one level of depth. */
const ROUNDS = 8;

const EQUALS = 61;

const isAlphanumeric = (unit: number): boolean => unit < 128 && unit !== 43 && unit !== 45 && unit !== 47 && unit !== 95 && isBase64(unit);

/** Two hits that overlap become one, with the name of the longer. */
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

/** From the first beginning of a secret to the end of the text, because nobody knows how long the secret is. */
function headHits(view: View, heads: Heads): Hit[] {
  const { from, name } = heads.first(view.units) ?? {};
  if (from === undefined || name === undefined) return [];
  const { length } = view.units;
  return [{ start: startOf(view, from), end: endOf(view, length - 1), name, size: length - from }];
}

/** The text itself, then with its escapes decoded, then with the escapes inside these decoded, and so on. */
function* readings(view: View, depth: number, isMapped: boolean, rounds = ROUNDS): Generator<View> {
  yield view;
  const folded = lowerHex(view);
  if (folded) yield folded;
  if (depth === 0) return;
  for (const decoder of decoders) {
    const deeper = decoded(view, decoder, isMapped);
    const isRound = deeper && decoder === percent && rounds > 0 && isEncodedAgain(view.units);
    if (deeper) yield* readings(deeper, isRound ? depth : depth - 1, isMapped, isRound ? rounds - 1 : 0);
  }
}

/** The hits in each reading; a reading without hits gives no list. */
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

/** Compressed text is hidden as a whole if it contains a secret, or if it is too large to unpack. */
function hitsInside(view: View, sought: Sought): Hit[] {
  return packedIn(view.units).flatMap(({ from, to, text }) => {
    const [first] = text === undefined ? [] : hitsAmong(text, sought, { open: true, close: true }, false, false).flat();
    if (text !== undefined && !first) return [];
    return [{ start: startOf(view, from), end: endOf(view, to - 1), name: first?.name ?? 'compressed', size: to - from }];
  });
}

/** Sorts hits, and joins those that overlap. */
function joined(found: Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (const hit of found.sort((a, b) => a.start - b.start || b.end - a.end)) add(hits, hit);
  return hits;
}

/** Every part of the text that contains a secret, in order and without overlaps. */
export function find(text: string, sought: Sought, edges: Edges): Hit[] {
  const found = hitsAmong(text, sought, edges, true);
  return found.length === 0 ? [] : joined(found.flat());
}

/** A shorter end of a text may match the beginning of a secret by chance. */
const SHORTEST_BEGINNING = 4;

/** The head of a secret may take this many characters, in any encoding. */
const LONGEST_HEAD = 6 * HEAD;

/** In a text that was cut off: where the beginning of a secret starts at its very end; otherwise the text's length. */
export function cutSecretStart(text: string, { searches, heads }: Sought): number {
  if (heads.size() > 0) return Math.max(0, text.length - LONGEST_HEAD);
  let start = text.length;
  for (const view of readings(viewOf(text), DEPTH, true))
    for (const search of searches) {
      const size = search.scan(view.units, () => true);
      if (size >= SHORTEST_BEGINNING) start = Math.min(start, startOf(view, view.units.length - size));
    }
  return start;
}

/** The names of the secrets in a text; if one contains another, only the outer. */
export function secretNames(text: string, sought: Sought, edges: Edges): Set<string> {
  const hits = hitsAmong(text, sought, edges, false).flat();
  return new Set(hits.map(({ name }) => name));
}

/** Separates texts that are searched as one: no escape begins with it, and no word continues after it. */
export const SEPARATOR = '\x01';
