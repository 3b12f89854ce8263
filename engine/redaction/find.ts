import { isUtf8 } from 'node:buffer';
import { constants, gunzipSync } from 'node:zlib';
import type { Automaton } from './automaton.ts';
import { HEAD, type SecretForm, SHORT_HEAD } from './forms.ts';
import { readings, type Stretch, type View } from './readings.ts';

export type Pattern = SecretForm & { name: string };

/** What is looked for. */
export interface Sought {
  searches: readonly Automaton<Pattern>[];
  /** The beginnings of secrets that are too long, or too many, to look for as a whole. */
  heads: Map<string, Pattern>;
  /** How these begin, which tells of most places of a text that none is there. */
  starts: Set<string>;
}

export const START = 4;

/** A stretch of the text that holds a secret. */
export type Hit = Stretch & { name: string; size: number };

/** What a text borders on: its edges count as a word's edges, unless something redacted stands there. */
type Edges = { open: boolean; close: boolean };

const WHOLE: Edges = { open: true, close: true };

const isBase64 = (character = ''): boolean => /[\w+/-]/.test(character);

function hitsIn({ text, place }: View, search: Automaton<Pattern>, edges: Edges): Hit[] {
  const hits: Hit[] = [];
  const borders = (character: string | undefined, edge: boolean) => (character === undefined ? edge : !/[A-Za-z0-9]/.test(character));
  search.scan(text, (pattern, stop) => {
    let from = stop - pattern.text.length;
    let to = stop;
    if (pattern.alone && !(borders(text[from - 1], edges.open) && borders(text[to], edges.close))) return false;
    if (pattern.before && isBase64(text[from - 1])) from -= 1;
    if (pattern.after && isBase64(text[to])) to += 1;
    if (pattern.after) for (let pads = 0; pads < 2 && text[to] === '='; pads += 1) to += 1;
    hits.push({ ...place(from, to), name: pattern.name, size: to - from });
    return true;
  });
  return hits;
}

/** From the first beginning of a secret to the end of the text: nobody knows how far the secret goes. */
function headHits({ text, place }: View, { heads, starts }: Sought): Hit[] {
  for (let at = 0; heads.size > 0 && at + SHORT_HEAD <= text.length; at += 1) {
    if (!starts.has(text.slice(at, at + START))) continue;
    const head = heads.get(text.slice(at, at + HEAD)) ?? heads.get(text.slice(at, at + SHORT_HEAD));
    if (!head) continue;
    const from = head.before && isBase64(text[at - 1]) ? at - 1 : at;
    return [{ ...place(from, text.length), name: head.name, size: text.length - from }];
  }
  return [];
}

/** A run of Base64 that begins as gzip does. */
const PACKED = /H4sI[\w+/-]*/g;

/** A text could be made of nothing else: so much is unpacked of one run, and of all in one text. */
const MOST = 1 << 18;
const MOST_IN_ALL = 1 << 22;

/** Undefined where it is no gzip; empty where it is too large. */
function unpacked(run: string, room: number): { text?: string } | undefined {
  try {
    // What was cut off is unpacked as far as it goes.
    const options = { maxOutputLength: Math.max(1, Math.min(MOST, room)), finishFlush: constants.Z_SYNC_FLUSH };
    const bytes = gunzipSync(Buffer.from(run, 'base64'), options);
    return { text: bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1') };
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? {} : undefined;
  }
}

/** Compressed text that holds a secret, or that is too large to tell, is hidden as a whole. */
function hitsInside(view: View, sought: Sought): Hit[] {
  let room = MOST_IN_ALL;
  return [...view.text.matchAll(PACKED)].flatMap(({ 0: run, index }) => {
    const inside = unpacked(run, room);
    if (!inside) return [];
    room -= inside.text?.length ?? MOST;
    const name = inside.text === undefined ? 'compressed' : hitsAmong(inside.text, sought, WHOLE, false).next().value?.name;
    return name === undefined ? [] : [{ ...view.place(index, index + run.length), name, size: run.length }];
  });
}

/** What the readings of a text hold, in no order; `looksInside`: in what is compressed too. */
function* hitsAmong(text: string, sought: Sought, edges: Edges, looksInside: boolean): Generator<Hit> {
  for (const view of readings(text)) {
    yield* headHits(view, sought);
    for (const search of sought.searches) yield* hitsIn(view, search, edges);
    if (looksInside) yield* hitsInside(view, sought);
  }
}

/** Every stretch of the text that holds a secret, in order, none overlapping: two that overlap become one, named for the longer. */
export function find(text: string, sought: Sought, edges = WHOLE): Hit[] {
  if (sought.searches.length === 0 && sought.heads.size === 0) return [];
  const found = [...hitsAmong(text, sought, edges, true)];
  const hits: Hit[] = [];
  for (const hit of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = hits.at(-1);
    if (!last || last.end <= hit.start) hits.push({ ...hit });
    else Object.assign(last, hit.size > last.size && { name: hit.name, size: hit.size }, { end: Math.max(last.end, hit.end) });
  }
  return hits;
}

/** What is shorter begins many a secret by chance. */
const SHORTEST_BEGINNING = 4;

/** So much of a text, in any encoding, may be less than the head of a secret. */
const LESS_THAN_A_HEAD = 6 * HEAD;

/** Where the beginning of a secret stands at the very end of a text, which was cut off there; else the text's length. */
export function beginning(text: string, { searches, heads }: Sought): number {
  if (heads.size > 0) return Math.max(0, text.length - LESS_THAN_A_HEAD);
  let start = text.length;
  for (const view of readings(text))
    for (const search of searches) {
      const size = search.scan(view.text, () => true);
      if (size >= SHORTEST_BEGINNING) start = Math.min(start, view.place(view.text.length - size, view.text.length).start);
    }
  return start;
}

/** Stands between texts that are searched as one: no escape begins with it, and no word goes on behind it. */
export const APART = '\x01';
