import { entityMeaning, LONGEST_ENTITY } from './entities.ts';
import type { CharacterReading, Decoder } from './view.ts';

const code = (character: string): number => character.charCodeAt(0);
const PERCENT = code('%');
const PLUS = code('+');
const BACKSLASH = code('\\');
const AMPERSAND = code('&');
const HASH = code('#');
const SEMICOLON = code(';');
const EQUALS = code('=');
const ZERO = code('0');
const [COLON, DASH] = [code(':'), code('-')];
const [CR, LF, NUL, SPACE, TAB] = [13, 10, 0, 32, 9];

function digit(unit: number | undefined): number {
  if (unit === undefined) return -1;
  if (unit >= 48 && unit <= 57) return unit - 48;
  const letter = unit | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/** The number written from `at` in at least `min` and at most `max` digits. */
function number(units: Uint16Array, at: number, base: number, min: number, max: number): { value: number; width: number } | undefined {
  let value = 0;
  let width = 0;
  for (; width < max; width += 1) {
    const next = digit(units[at + width]);
    if (next < 0 || next >= base) break;
    value = value * base + next;
  }
  return width < min ? undefined : { value, width };
}

const unitsOf = (point: number): readonly number[] =>
  point <= 0xffff ? [point] : [0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff)];

/** The byte that a sign and two hexadecimal digits stand for. */
const byteAt = (units: Uint16Array, at: number, sign: number): number =>
  units[at] === sign ? (number(units, at + 1, 16, 2, 2)?.value ?? -1) : -1;

/** One character of UTF-8, each byte after a sign; a byte that is not valid UTF-8 is read as Latin-1. */
function escaped(units: Uint16Array, at: number, sign: number): CharacterReading | undefined {
  const first = byteAt(units, at, sign);
  if (first < 0) return undefined;
  const alone: CharacterReading = { width: 3, means: [first] };
  const more = first >= 0xf0 && first < 0xf5 ? 3 : first >= 0xe0 ? 2 : first >= 0xc2 ? 1 : 0;
  if (more === 0 || first >= 0xf5) return alone;
  let point = first & (0x3f >> more);
  for (let index = 1; index <= more; index += 1) {
    const next = byteAt(units, at + 3 * index, sign);
    if (next < 0 || next >> 6 !== 2) return alone;
    point = (point << 6) | (next & 0x3f);
  }
  return point > 0x10ffff ? alone : { width: 3 * (more + 1), means: unitsOf(point) };
}

export const percent: Decoder = { triggers: [PERCENT], form: /%[0-9A-Fa-f]{2}/g, read: (units, at) => escaped(units, at, PERCENT) };

/** A space in a form. */
const plus: Decoder = { triggers: [PLUS], form: /\+/g, read: () => ({ width: 1, means: [SPACE] }) };

/** Quoted-printable, as e-mail writes it: `=3D`. */
const quotedPrintable: Decoder = { triggers: [EQUALS], form: /=[0-9A-Fa-f]{2}/g, read: (units, at) => escaped(units, at, EQUALS) };

/** In quoted-printable, `=` at the end of a line that goes on; it may stand between two bytes of one character. */
const softBreak: Decoder = {
  triggers: [EQUALS],
  form: /=\r?\n/g,
  read(units, at) {
    const end = at + 1 + (units[at + 1] === CR ? 1 : 0);
    return units[end] === LF ? { width: end + 1 - at, means: [] } : undefined;
  },
};

/** How many times percent signs are themselves encoded (`%25`, `%2525`): the text may be URL-encoded more than once. */
export const timesEncodedAgain = (text: string): number =>
  [...text.matchAll(/%(?:25)+/g)].reduce((most, { 0: sign }) => Math.max(most, (sign.length - 1) / 2), 0);

const LETTERS = new Map([...'bfnrtv0"\'`\\/'].map((letter, index) => [code(letter), '\b\f\n\r\t\v\0"\'`\\/'.charCodeAt(index)]));

/** An escape in a JSON or JavaScript string. */
const backslash: Decoder = {
  triggers: [BACKSLASH],
  form: /\\[bfnrtv0"'`\\/ux]/g,
  read(units, at) {
    const next = units[at + 1];
    if (next === undefined) return undefined;
    const hex = next === code('u') ? number(units, at + 2, 16, 4, 4) : next === code('x') ? number(units, at + 2, 16, 2, 2) : undefined;
    if (hex) return { width: 2 + hex.width, means: [hex.value] };
    if (next === code('u') && units[at + 2] === code('{')) {
      const point = number(units, at + 3, 16, 1, 6);
      const closed = point && units[at + 3 + point.width] === code('}') && point.value <= 0x10ffff;
      return closed ? { width: point.width + 4, means: unitsOf(point.value) } : undefined;
    }
    const meant = LETTERS.get(next);
    return meant === undefined ? undefined : { width: 2, means: [meant] };
  },
};

/** A character reference of HTML or XML; its semicolon may be missing, as browsers allow. */
const entity: Decoder = {
  triggers: [AMPERSAND],
  form: /&(?:#|[A-Za-z][A-Za-z0-9]{1,9};)/g,
  read(units, at) {
    if (units[at + 1] === HASH) {
      const hex = (units[at + 2] ?? 0) === code('x') || units[at + 2] === code('X');
      const first = at + (hex ? 3 : 2);
      let from = first;
      while (units[from] === ZERO) from += 1;
      const found = number(units, from, hex ? 16 : 10, from > first ? 0 : 1, 8);
      if (!found || found.value > 0x10ffff) return undefined;
      const end = from + found.width;
      return { width: end - at + (units[end] === SEMICOLON ? 1 : 0), means: unitsOf(found.value) };
    }
    const end = units.subarray(at + 1, at + 2 + LONGEST_ENTITY).indexOf(SEMICOLON);
    if (end < 0) return undefined;
    const meant = entityMeaning(String.fromCharCode(...units.subarray(at + 1, at + 1 + end)));
    return meant === undefined ? undefined : { width: end + 2, means: [meant] };
  },
};

export const isAlphanumeric = (unit: number): boolean =>
  (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122);

export const isBase64 = (unit: number | undefined): boolean =>
  unit !== undefined && (isAlphanumeric(unit) || unit === 43 || unit === 45 || unit === 47 || unit === 95);

/** A line break inside Base64 or hex, as MIME and PEM write it. */
const wrapping: Decoder = {
  triggers: [CR, LF],
  form: /[\r\n](?<=[\w+/-](?:\r\n|[\r\n]))(?=[ \t]*[\w+/-])/g,
  read(units, at) {
    let end = at + (units[at] === CR && units[at + 1] === LF ? 2 : 1);
    while (units[end] === SPACE || units[end] === TAB) end += 1;
    return isBase64(units[at - 1]) && isBase64(units[end]) ? { width: end - at, means: [] } : undefined;
  },
};

/** As many pairs of digits as a secret that is found inside other text has at least. */
const PAIRS = 6;

/** Indented lines are not longer than this. */
const MAX_SPACE = 64;

const isPair = (units: Uint16Array, at: number): boolean => digit(units[at]) >= 0 && digit(units[at + 1]) >= 0;
const isSpace = (unit: number | undefined): boolean => unit === SPACE || unit === TAB || unit === CR || unit === LF;
const isBetween = (unit: number | undefined): boolean => unit === COLON || unit === DASH || isSpace(unit);

/** Where the separator around a place ends, in one direction: one sign, and white space after it. */
function beyondSeparator(units: Uint16Array, at: number, step: 1 | -1): number {
  let end = at;
  while (isBetween(units[end]) && Math.abs(end - at) < MAX_SPACE && (end === at || isSpace(units[end]) || isSpace(units[end - step])))
    end += step;
  return end;
}

function pairsAfter(units: Uint16Array, from: number): number {
  let [pairs, at] = [0, from];
  for (; pairs < PAIRS && isPair(units, at); pairs += 1) {
    const next = beyondSeparator(units, at + 2, 1);
    if (next === at + 2) return pairs + 1;
    at = next;
  }
  return pairs;
}

function pairsBefore(units: Uint16Array, from: number): number {
  let [pairs, at] = [0, from];
  for (; pairs < PAIRS && isPair(units, at - 2); pairs += 1) {
    const next = beyondSeparator(units, at - 3, -1) + 1;
    if (next === at - 2) return pairs + 1;
    at = next;
  }
  return pairs;
}

/** A sign between two bytes in hexadecimal: `68:75:6e`, as fingerprints and dumps write them. */
const separatedHex: Decoder = {
  triggers: [COLON, DASH, SPACE],
  form: new RegExp(Array(PAIRS).fill('[0-9A-Fa-f]{2}').join(`[:\\- \\t\\r\\n]{1,${MAX_SPACE}}`), 'g'),
  read(units, at) {
    if (!isPair(units, at - 2)) return undefined;
    const end = beyondSeparator(units, at, 1);
    if (!isPair(units, end) || pairsBefore(units, at) + pairsAfter(units, end) < PAIRS) return undefined;
    return { width: end - at, means: [] };
  },
};

/** In UTF-16 that is read byte by byte, every second byte of ASCII text is zero. */
const zeroByte: Decoder = { triggers: [NUL], form: /\0/g, read: () => ({ width: 1, means: [] }) };

export const decoders = [percent, backslash, entity, wrapping, zeroByte, softBreak, quotedPrintable, separatedHex];

/** Reads the escapes of several kinds at once; each kind has its own trigger. */
const together = (kinds: readonly Decoder[]): Decoder => ({
  triggers: kinds.flatMap(({ triggers }) => triggers),
  form: new RegExp(kinds.map(({ form }) => form.source).join('|'), 'g'),
  read: (units, at) => kinds.find(({ triggers }) => triggers.includes(units[at] as number))?.read(units, at),
});

const escapes = together([percent, backslash, entity]);
const escapesOfForms = together([percent, backslash, entity, plus]);

export const isEscaped = (text: string): boolean => /[%\\&+]/.test(text);

/** How the text inside a text is written: a plus sign is a space, unless there are spaces. */
export const escapesIn = (text: string): Decoder => (text.includes(' ') ? escapes : escapesOfForms);
