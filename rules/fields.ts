import { isObject } from '../engine/document/manifest.ts';
import { kind } from '../engine/show.ts';

type Type = 'string' | 'object' | 'array' | 'strings' | 'string map';

const isString = (value: unknown): value is string => typeof value === 'string';

const types: Record<Type, { words: string; fits(value: unknown): boolean }> = {
  string: { words: 'a string', fits: isString },
  object: { words: 'an object', fits: isObject },
  array: { words: 'an array', fits: Array.isArray },
  strings: { words: 'an array of strings', fits: (value) => Array.isArray(value) && value.every(isString) },
  'string map': { words: 'an object of strings', fits: (value) => isObject(value) && Object.values(value).every(isString) },
};

/** The documented fields that an object lacks, or has with another type. */
export const wrongFields = (object: Record<string, unknown>, fields: Readonly<Record<string, Type>>): { expected: string; got: string }[] =>
  Object.entries(fields)
    .map(([name, type]) => ({ name, value: Object.hasOwn(object, name) ? object[name] : undefined, ...types[type] }))
    .filter(({ value, fits }) => !fits(value))
    .map(({ name, value, words }) => ({ expected: `${name} as ${words}`, got: instead(value) }));

/** The kind of a value, and where its parts are to blame, theirs. */
function instead(value: unknown): string {
  if (typeof value !== 'object' || value === null) return kind(value);
  const part = Object.values(value).find((inner) => !isString(inner));
  return part === undefined ? kind(value) : `${kind(value)} that holds ${kind(part)}`;
}
