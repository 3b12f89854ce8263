import type { Search } from './automaton.ts';
import { mayBePacked, packedIn } from './compressed.ts';
import { decoders, isAlphanumeric, isBase64, percent, timesEncodedAgain } from './decoders.ts';
import { encodedParts, lowerHex } from './encoded.ts';
import type { SecretForm } from './forms.ts';
import { decoded, endOf, type Reading, startOf, type View, viewOf } from './view.ts';

export type Pattern = SecretForm & { name: string };

/** What to look for; `longest` is the length of the longest form. */
export type Sought = { searches: readonly Search<Pattern>[]; longest: number };

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

const hitAt = (view: Reading, from: number, to: number, name: string): Hit => {
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

function hitsIn(view: Reading, patterns: Search<Pattern>, edges: Edges): Hit[] {
  const read = view.text;
  const hits: Hit[] = [];
  const borders = (at: number, edge: boolean) => (at < 0 || at >= read.length ? edge : !isAlphanumeric(read.charCodeAt(at)));
  patterns.scan(read, ({ text, before, after, alone, name }, stop) => {
    let from = stop - text.length;
    let to = stop;
    if (alone && !(borders(from - 1, edges.open) && borders(to, edges.close))) return false;
    if (before && isBase64(read.charCodeAt(from - 1))) from -= 1;
    if (after && isBase64(read.charCodeAt(to))) to += 1;
    if (after) for (let pads = 0; pads < 2 && read.charCodeAt(to) === EQUALS; pads += 1) to += 1;
    add(hits, hitAt(view, from, to, name));
    return true;
  });
  return hits;
}

/**
 * The view with its escapes decoded, then with the escapes inside these decoded, and so on. `again`: how many times percent signs are
 * encoded again in the whole text.
 */
function* decodings(view: View, again: number, isMapped: boolean, depth = DEPTH, rounds = ROUNDS): Generator<View> {
  const folded = lowerHex(view);
  if (folded) yield folded;
  if (depth === 0) return;
  for (const decoder of decoders) {
    const deeper = decoded(view, decoder, isMapped);
    if (!deeper) continue;
    yield deeper;
    const isRound = decoder === percent && rounds > 0 && (again > 0 || timesEncodedAgain(view.text) > 0);
    yield* decodings(deeper, again - 1, isMapped, isRound ? depth : depth - 1, isRound ? rounds - 1 : 0);
  }
}

/** A way to read a text, or a part of it. */
type Read = { view: Reading; edges: Edges; isDecoded: boolean };

/** The text itself, then those parts of it that may be encoded, decoded in every way. */
function* readings(text: string, longest: number, whole: Edges, isMapped: boolean): Generator<Read> {
  yield { view: { text, from: 0 }, edges: whole, isDecoded: false };
  // Compressed text may be longer than any form.
  const parts = encodedParts(text, mayBePacked(text) ? text.length : longest);
  const again = parts.length === 0 ? 0 : timesEncodedAgain(text);
  for (const { from, to } of parts) {
    const edges = { open: from === 0 && whole.open, close: to === text.length && whole.close };
    for (const view of decodings(viewOf(text.slice(from, to), from), again, isMapped)) {
      if (to - from < text.length && mayBePacked(view.text)) {
        for (const all of decodings(viewOf(text), again, isMapped)) yield { view: all, edges: whole, isDecoded: true };
        return;
      }
      yield { view, edges, isDecoded: true };
    }
  }
}

/** Compressed text is hidden as a whole if it contains a secret, or if it is too large to unpack. */
function hitsInside({ view, isDecoded }: Read, sought: Sought): Hit[] {
  return packedIn(view.text, isDecoded).flatMap(({ from, to, text }) => {
    const [[first] = []] = text === undefined ? [] : hitsAmong(text, sought, WHOLE, false, false);
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

/** The hits in each reading that has any. */
function* hitsAmong(text: string, sought: Sought, edges: Edges, isMapped: boolean, looksInside = true): Generator<Hit[]> {
  for (const read of readings(text, sought.longest, edges, isMapped)) {
    const own: Hit[] = [];
    for (const search of sought.searches) for (const hit of hitsIn(read.view, search, read.edges)) own.push(hit);
    if (looksInside) own.push(...hitsInside(read, sought));
    if (own.length > 0) yield joined(own);
  }
}

/** Every part of the text that contains a secret, in order and without overlaps. */
export function find(text: string, sought: Sought, edges: Edges = WHOLE): Hit[] {
  // Most texts have none, which costs less to see than where they are.
  for (const _ of hitsAmong(text, sought, edges, false)) return joined([...hitsAmong(text, sought, edges, true)].flat());
  return [];
}

/** The names of the secrets in a text; if one contains another, only the outer. */
export const secretNames = (text: string, sought: Sought): Set<string> =>
  new Set([...hitsAmong(text, sought, WHOLE, false)].flatMap((hits) => hits.map(({ name }) => name)));

/** A shorter end of a text may match the beginning of a secret by chance. */
const SHORTEST_BEGINNING = 4;

/** In a text that was cut off: where the beginning of a secret starts at its very end; otherwise the text's length. */
export function cutSecretStart(text: string, sought: Sought): number {
  let start = text.length;
  for (const { view, edges } of readings(text, sought.longest, WHOLE, true))
    for (const search of edges.close ? sought.searches : []) {
      const size = search.begunAtEnd(view.text);
      if (size >= SHORTEST_BEGINNING) start = Math.min(start, startOf(view, view.text.length - size));
    }
  return start;
}

/** Separates texts that are searched as one: no escape begins with it, and no word continues after it. */
export const SEPARATOR = '\x01';
