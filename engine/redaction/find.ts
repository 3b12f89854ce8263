import type { Automaton } from './automaton.ts';
import { packedIn } from './compressed.ts';
import { decoders, isAlphanumeric, isBase64, isEncodedAgain, percent } from './decoders.ts';
import type { SecretForm } from './forms.ts';
import { bytesIn, decoded, endOf, startOf, type View, viewOf } from './view.ts';

export type Pattern = SecretForm & { name: string };

/** What to look for. */
export type Sought = readonly Automaton<Pattern>[];

/** A part of the text that contains a secret. */
export type Hit = { start: number; end: number; name: string; size: number };

/** Whether the start and the end of a text count as the edges of a word; not next to a redacted part. */
export type Edges = { open: boolean; close: boolean };

/** Escapes within escapes are read this deep: a form inside JSON, a URL inside a URL. */
const DEPTH = 2;

/** A text is often URL-encoded several times: this many rounds count as one level of depth. */
const ROUNDS = 8;

const EQUALS = 61;

const WHOLE = { open: true, close: true };

const hitAt = (view: View, from: number, to: number, name: string): Hit => {
  return { start: startOf(view, from), end: endOf(view, to - 1), name, size: to - from };
};

/** Two hits that overlap become one, with the name of the longer; at once, because a hostile text may have millions. */
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
    add(hits, hitAt(view, from, to, name));
    return true;
  });
  return hits;
}

/** At least 12 digits: a secret of six characters, the shortest that is found inside other text, has that many. */
const HEXADECIMAL = /[0-9a-f]{12,}/gi;

/** The view with its long hexadecimal numbers in lower case; undefined if none mixes lower and upper case. */
function lowerHex(view: View): View | undefined {
  const text = bytesIn(view.units).toString('utf16le');
  const folded = text.replace(HEXADECIMAL, (digits) => (/[a-f]/.test(digits) ? digits.toLowerCase() : digits));
  return folded === text ? undefined : { ...view, units: viewOf(folded).units };
}

/** The text itself, then with its escapes decoded, then with the escapes inside these decoded, and so on. */
function* readings(view: View, isMapped: boolean, depth = DEPTH, rounds = ROUNDS): Generator<View> {
  yield view;
  const folded = lowerHex(view);
  if (folded) yield folded;
  if (depth === 0) return;
  for (const decoder of decoders) {
    const deeper = decoded(view, decoder, isMapped);
    const isRound = deeper && decoder === percent && rounds > 0 && isEncodedAgain(view.units);
    if (deeper) yield* readings(deeper, isMapped, isRound ? depth : depth - 1, isRound ? rounds - 1 : 0);
  }
}

/** Compressed text is hidden as a whole if it contains a secret, or if it is too large to unpack. */
function hitsInside(view: View, sought: Sought, isDecoded: boolean): Hit[] {
  return packedIn(view.units, isDecoded).flatMap(({ from, to, text }) => {
    const [first] = text === undefined ? [] : hitsAmong(text, sought, WHOLE, false, false).flat();
    if (text !== undefined && !first) return [];
    return [hitAt(view, from, to, first?.name ?? 'compressed')];
  });
}

/** Sorts hits, and joins those that overlap. */
function joined(found: Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (const hit of found.sort((a, b) => a.start - b.start || b.end - a.end)) add(hits, hit);
  return hits;
}

/** The hits in each reading. */
function hitsAmong(text: string, sought: Sought, edges: Edges, isMapped: boolean, looksInside = true): Hit[][] {
  return Array.from(readings(viewOf(text), isMapped), (view, index) => {
    const own: Hit[] = [];
    for (const search of sought) for (const hit of hitsIn(view, search, edges)) own.push(hit);
    if (looksInside) own.push(...hitsInside(view, sought, index > 0));
    return joined(own);
  });
}

/** Every part of the text that contains a secret, in order and without overlaps. */
export const find = (text: string, sought: Sought, edges: Edges = WHOLE): Hit[] => joined(hitsAmong(text, sought, edges, true).flat());

/** The names of the secrets in a text; if one contains another, only the outer. */
export const secretNames = (text: string, sought: Sought): Set<string> =>
  new Set(hitsAmong(text, sought, WHOLE, false).flatMap((hits) => hits.map(({ name }) => name)));

/** A shorter end of a text may match the beginning of a secret by chance. */
const SHORTEST_BEGINNING = 4;

/** In a text that was cut off: where the beginning of a secret starts at its very end; otherwise the text's length. */
export function cutSecretStart(text: string, sought: Sought): number {
  let start = text.length;
  for (const view of readings(viewOf(text), true))
    for (const search of sought) {
      const size = search.scan(view.units, () => true);
      if (size >= SHORTEST_BEGINNING) start = Math.min(start, startOf(view, view.units.length - size));
    }
  return start;
}

/** Separates texts that are searched as one: no escape begins with it, and no word continues after it. */
export const SEPARATOR = '\x01';
