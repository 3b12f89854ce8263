import { isUtf8 } from 'node:buffer';
import { entityMeaning } from './entities.ts';

/** A stretch of the original text. */
export type Stretch = { start: number; end: number };

/** A text with its escapes read. */
export type View = {
  text: string;
  /** Where in the original a stretch of it stands. */
  place: (from: number, to: number) => Stretch;
};

/** An escape, and what it means, which is never longer; undefined where it is none after all. */
export type Decoder = { escape: RegExp; meaning: (written: string) => string | undefined };

/** Escapes within escapes are read this deep: a form inside JSON, a URL inside a URL. */
const DEPTH = 2;

/** URL-encoding is often done again and again: so many rounds of it count as one. */
const ROUNDS = 8;

const character = (point: number): string | undefined => (point <= 0x10ffff ? String.fromCodePoint(point) : undefined);

/** One percent-encoded character of UTF-8; bytes that are none stand for themselves, as in Latin-1. */
const percent: Decoder = {
  escape: /%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-4](?:%[89ab][0-9a-f]){3}|%[0-9a-f]{2}/gi,
  meaning(written) {
    if (written.length === 3) return String.fromCharCode(Number.parseInt(written.slice(1), 16));
    const bytes = Buffer.from(written.replaceAll('%', ''), 'hex');
    return bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
  },
};

const LETTERS: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' };

/** An escape of a JSON or JavaScript string. */
const backslash: Decoder = {
  escape: /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|u\{[0-9a-fA-F]{1,6}\}|[bfnrtv0"'`\\/])/g,
  meaning(written) {
    const [, letter = ''] = written;
    return /[ux]/.test(letter) ? character(Number.parseInt(written.replace(/[\\ux{]+/, ''), 16)) : (LETTERS[letter] ?? letter);
  },
};

/** A character reference of HTML or XML; the semicolon behind a number may be missing, as browsers allow. */
const entity: Decoder = {
  escape: /&#x[0-9a-f]{1,8};?|&#\d{1,8};?|&[a-z0-9]{2,8};/gi,
  meaning(written) {
    if (!written.startsWith('&#')) return entityMeaning(written.slice(1, -1));
    return character(/x/i.test(written) ? Number.parseInt(written.slice(3), 16) : Number.parseInt(written.slice(2), 10));
  },
};

/** A line break inside a run of Base64 or hex, which MIME and PEM put there. */
const wrapping: Decoder = { escape: /(?<=[\w+/-])(?:\r\n|[\r\n])[ \t]*(?=[\w+/-])/g, meaning: () => '' };

/** The other half of each character of ASCII, where a text came as bytes of UTF-16. */
const half: Decoder = { escape: /\0/g, meaning: () => '' };

export const decoders = [percent, backslash, entity, wrapping, half];

type Escape = Stretch & { at: number; size: number };

/** The escapes of a text, each with the place and the size of its meaning in the text with all of them read. */
function escapesIn(text: string, decoder: Decoder): Escape[] {
  let saved = 0;
  return [...text.matchAll(decoder.escape)].flatMap(({ 0: written, index }) => {
    const means = decoder.meaning(written);
    if (means === undefined) return [];
    const found = { start: index, end: index + written.length, at: index - saved, size: means.length };
    saved += written.length - means.length;
    return [found];
  });
}

/** Where the character at a place was read from. */
function originOf(at: number, escapes: readonly Escape[]): Stretch {
  let [low, high] = [0, escapes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((escapes[middle] as Escape).at <= at) low = middle + 1;
    else high = middle;
  }
  const last = escapes[low - 1] ?? { start: 0, end: 0, at: 0, size: 0 };
  const beyond = at - last.at - last.size;
  return beyond < 0 ? last : { start: last.end + beyond, end: last.end + beyond + 1 };
}

/** The view with its escapes read, or undefined when it has none. Where they stood is found out when somebody asks, as few do. */
function decoded(view: View, decoder: Decoder): View | undefined {
  const text = view.text.replace(decoder.escape, (written) => decoder.meaning(written) ?? written);
  if (text === view.text) return undefined;
  let escapes: Escape[] | undefined;
  return {
    text,
    place(from, to) {
      escapes ??= escapesIn(view.text, decoder);
      return view.place(originOf(from, escapes).start, originOf(to - 1, escapes).end);
    },
  };
}

/** The text as it stands, and as it reads once its escapes are read, and those within them. */
export function readings(text: string): Generator<View> {
  return readingsOf({ text, place: (start, end) => ({ start, end }) }, DEPTH, ROUNDS);
}

function* readingsOf(view: View, depth: number, rounds: number): Generator<View> {
  yield view;
  // A secret that is looked for inside other text has twelve digits or more.
  const lowerHex = view.text.replace(/[0-9a-f]{12,}/gi, (digits) => digits.toLowerCase());
  if (lowerHex !== view.text) yield { ...view, text: lowerHex };
  if (depth === 0) return;
  for (const decoder of decoders) {
    const deeper = decoded(view, decoder);
    const isRound = decoder === percent && rounds > 0 && view.text.includes('%25');
    if (deeper) yield* readingsOf(deeper, isRound ? depth : depth - 1, isRound ? rounds - 1 : 0);
  }
}
