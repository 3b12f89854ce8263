/** A value as a message shows it: short, on one line, without the credentials in addresses. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = written(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? withoutCredentials(inner) : inner));
  } catch (error) {
    // JSON.parse reads any depth, but JSON.stringify does not write it.
    if (error instanceof RangeError) return `${kind(value)}, nested too deeply to be shown`;
    throw error;
  }
}

/** Replaces what comes before the last @ of an address; without regular expressions, which take too long on a hostile text. */
export function withoutCredentials(text: string): string {
  const slashes = text.indexOf('//');
  if (slashes >= 0) {
    const end = text.lastIndexOf('@');
    return end > slashes + 1 ? `${text.slice(0, slashes)}//***${text.slice(end)}` : text;
  }
  const [word = ''] = /^\S*/.exec(text) ?? [];
  const colon = word.indexOf(':', 1);
  const end = word.lastIndexOf('@');
  return colon >= 0 && colon < end ? `***${text.slice(end)}` : text;
}

/** The type of a value, as JSON names it. */
export function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value === '') return 'empty-string';
  return Array.isArray(value) ? 'array' : typeof value;
}

const typeWords: Record<string, string> = {
  nothing: 'nothing',
  null: 'null',
  'empty-string': 'an empty string',
  array: 'an array',
  object: 'an object',
};

/** The type of a value in words, for messages that must not show the value itself. */
export const kind = (value: unknown): string => typeWords[typeOf(value)] ?? `a ${typeof value}`;

/** A number with its noun, such as `1 exchange` or `2,000 exchanges`. */
export const countText = (number: number, one: string): string => `${inThousands(number)} ${one}${number === 1 ? '' : 's'}`;

/** Not `toLocaleString`, which loads the tables of all languages. */
const inThousands = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** A moment of ISO 8601 to the minute, as people read it. */
export const momentText = (moment: string): string => moment.replace('T', ' ').replace(/:\d+(\.\d+)?Z$/, ' UTC');
