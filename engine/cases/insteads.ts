import type { Schema } from '../contract/schema.ts';
import { typesOf } from './merged.ts';

/** A value to put in the place of a valid one, and the keyword that it breaks. */
export interface Instead {
  keyword: string;
  value: unknown;
}

const ofEachType: [types: string[], value: unknown][] = [
  [['integer', 'number'], 7],
  [['string'], 'text'],
  [['array'], []],
  [['object'], {}],
  [['boolean'], true],
  [['null'], null],
];

/** A value of a type that is not among those; nothing where all are. */
const ofAnotherType = (types: readonly string[]): unknown[] =>
  ofEachType.filter(([own]) => !own.some((type) => types.includes(type))).map(([, value]) => value);

/** The same type, another value. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}-other` : 'other';
}

const unfitTexts = (value: unknown): string[] => [`${value}?`, 'text/html', '?', '', '.', 'É', 'a b', '0', '\n'];

type Break = (schema: Schema, value: unknown) => unknown[];

/** For each keyword the values that break it, best first. */
const breaks: Record<string, Break> = {
  type: (schema) => ofAnotherType(typesOf(schema)),
  const: ({ const: only }) => [other(only)],
  enum: ({ enum: all }) => [other((all as unknown[])[0])].filter((value) => !(all as unknown[]).includes(value)),
  pattern: ({ pattern }, value) => unfitTexts(value).filter((text) => !new RegExp(String(pattern), 'u').test(text)),
  format: ({ format }) => (format === 'uri' ? ['not an address'] : ['http://[']),
  minLength: ({ minLength }, value) => [String(value).slice(0, Number(minLength) - 1)],
  maxLength: ({ maxLength }, value) => [String(value).padEnd(Number(maxLength) + 1, 'x')],
  minimum: ({ minimum }) => [Number(minimum) - 1],
  maximum: ({ maximum }) => [Number(maximum) + 1],
  minItems: ({ minItems }, value) => [(value as unknown[]).slice(0, Number(minItems) - 1)],
  maxItems: ({ maxItems }, value) => [Array.from({ length: Number(maxItems) + 1 }, (_, at) => (value as unknown[])[at] ?? 'one more')],
  contains: ({ contains }, value) => [(value as unknown[]).filter((entry) => entry !== (contains as Schema).const)],
  additionalProperties: ({ additionalProperties }, value) =>
    additionalProperties === false ? [{ ...(value as object), x_unknown: 'yes' }] : [],
  not: ({ not }) => ofEachType.filter(([own]) => own.some((type) => typesOf(not as Schema).includes(type))).map(([, value]) => value),
  anyOf: ({ anyOf = [] }) => ofAnotherType(anyOf.flatMap(typesOf)),
  oneOf: ({ oneOf = [] }) => ofAnotherType(oneOf.flatMap(typesOf)),
};

/** One value for each keyword of a schema that can be broken. */
export const insteads = (schema: Schema, value: unknown): Instead[] =>
  Object.keys(schema).flatMap((keyword) => {
    const [first] = breaks[keyword]?.(schema, value).map((instead) => ({ keyword, value: instead })) ?? [];
    return first ? [first] : [];
  });
