import { decoders } from './decoders.ts';
import { endsOf, matches, type View, viewOf } from './view.ts';

/** Hexadecimal is read in any case if it has 12 digits: as many as a secret of six characters, the shortest that is found inside other text. */
const HEXADECIMAL = /[0-9a-f]{12,}/gi;

/** Such a number, if it is not in lower case. */
const UPPER_CASE = /[A-F](?:[0-9A-Fa-f]{5}|(?<=[0-9A-Fa-f]{6}))/g;

/** The view with its long hexadecimal numbers in lower case; undefined if none mixes lower and upper case. */
export function lowerHex(view: View): View | undefined {
  if (!matches(UPPER_CASE, view.text)) return undefined;
  const folded = view.text.replace(HEXADECIMAL, (digits) => (/[a-f]/.test(digits) ? digits.toLowerCase() : digits));
  return folded === view.text ? undefined : { ...view, ...viewOf(folded, view.from) };
}

/** Each of these matches a part of an escape, where it is not longer than LONGEST_ESCAPE. */
const ESCAPES = [...decoders.map(({ form }) => form), UPPER_CASE];

/** Most texts have none of them, which one look shows. */
const ANY = new RegExp(ESCAPES.map(({ source }) => source).join('|'));

/** One escape may have any number of zeros, or of blanks. */
const FILLING = /0{16,}|[ \t\r\n]{16,}/g;

/** An escape that is itself escaped has no more characters than this, apart from such filling. */
const LONGEST_ESCAPE = 256;

type Part = { from: number; to: number };

/** The parts of a text in which decoding may show a form of this length: those around every escape. */
export function encodedParts(text: string, longest: number): Part[] {
  if (!ANY.test(text)) return [];
  const escapes = ESCAPES.flatMap((form) => endsOf(form, text)).map((end) => ({ from: end, to: end }));
  const fillings = [...text.matchAll(FILLING)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  const margin = longest + LONGEST_ESCAPE;
  const parts: Part[] = [];
  for (const place of [...escapes, ...fillings].sort((a, b) => a.from - b.from)) {
    const from = Math.max(0, place.from - margin);
    const to = Math.min(text.length, place.to + margin);
    const last = parts.at(-1);
    if (last && last.to >= from) last.to = Math.max(last.to, to);
    else parts.push({ from, to });
  }
  return parts;
}
