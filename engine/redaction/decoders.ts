import { entityMeaning, LONGEST_ENTITY } from './entities.ts';
import { bytesIn, type CharacterReading, type Decoder } from './view.ts';

const code = (character: string): number => character.charCodeAt(0);
const PERCENT = code('%');
const BACKSLASH = code('\\');
const AMPERSAND = code('&');
const HASH = code('#');
const SEMICOLON = code(';');
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

const byteAt = (units: Uint16Array, at: number): number => (units[at] === PERCENT ? (number(units, at + 1, 16, 2, 2)?.value ?? -1) : -1);

/** One percent-encoded character of UTF-8; a byte that is not valid UTF-8 is read as Latin-1. */
export const percent: Decoder = {
  triggers: [PERCENT],
  read(units, at) {
    const first = byteAt(units, at);
    if (first < 0) return undefined;
    const alone: CharacterReading = { width: 3, means: [first] };
    const more = first >= 0xf0 && first < 0xf5 ? 3 : first >= 0xe0 ? 2 : first >= 0xc2 ? 1 : 0;
    if (more === 0 || first >= 0xf5) return alone;
    let point = first & (0x3f >> more);
    for (let index = 1; index <= more; index += 1) {
      const next = byteAt(units, at + 3 * index);
      if (next < 0 || next >> 6 !== 2) return alone;
      point = (point << 6) | (next & 0x3f);
    }
    return point > 0x10ffff ? alone : { width: 3 * (more + 1), means: unitsOf(point) };
  },
};

/** Whether a percent sign is itself encoded (`%25`): the text may be URL-encoded more than once. */
export const isEncodedAgain = (units: Uint16Array): boolean => bytesIn(units).includes('%25', 0, 'utf16le');

const LETTERS = new Map([...'bfnrtv0"\'`\\/'].map((letter, index) => [code(letter), '\b\f\n\r\t\v\0"\'`\\/'.charCodeAt(index)]));

/** An escape in a JSON or JavaScript string. */
const backslash: Decoder = {
  triggers: [BACKSLASH],
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
  read(units, at) {
    if (units[at + 1] === HASH) {
      const hex = (units[at + 2] ?? 0) === code('x') || units[at + 2] === code('X');
      const from = at + (hex ? 3 : 2);
      const found = number(units, from, hex ? 16 : 10, 1, 8);
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
  read(units, at) {
    let end = at + (units[at] === CR && units[at + 1] === LF ? 2 : 1);
    while (units[end] === SPACE || units[end] === TAB) end += 1;
    return isBase64(units[at - 1]) && isBase64(units[end]) ? { width: end - at, means: [] } : undefined;
  },
};

/** In UTF-16 that is read byte by byte, every second byte of ASCII text is zero. */
const zeroByte: Decoder = { triggers: [NUL], read: () => ({ width: 1, means: [] }) };

export const decoders = [percent, backslash, entity, wrapping, zeroByte];
