import { randomUUID } from 'node:crypto';
import { children, type Schema } from '../contract/schema.ts';
import { kind, show } from '../documents/show.ts';
import { keys, segment, valueAt } from '../documents/values.ts';
import { type BodyRun, bodyOfParts, plainParts, provisioningSchema, replacePlainValues } from './bodies.ts';
import { isForbidden, typesOf } from './merged.ts';

/** A value that breaks one keyword of a schema, at one place. */
export interface Broken {
  /** In words: `a body without plan`. */
  what: string;
  value: unknown;
  keyword: string;
  /** The JSON pointer of what is wrong, or missing. */
  pointer: string;
  /** The steps from the root schema to the one whose keyword is broken; for a missing field, to the schema of that field. */
  path: string[];
}

/** Every way to break one keyword of a valid value; a keyword that this file cannot break is left out. */
export function broken(schema: Schema, valid: unknown, noun = 'a body'): Broken[] {
  const found: Broken[] = [];
  const visit = (one: Schema, path: string[], pointer: string) => {
    const value = valueAt(valid, pointer);
    if (value === undefined && !isForbidden(one)) return;
    for (const name of one.required ?? []) {
      const missing = `${pointer}/${segment(name)}`;
      const what = `${noun} without ${dottedName(missing)}`;
      const below = [...path, 'properties', name];
      found.push({ what, value: changed(valid, missing, undefined), keyword: 'required', pointer: missing, path: below });
    }
    for (const [keyword, instead] of breakingValues(one, value))
      found.push({ what: `${noun} ${words(keyword, instead, pointer)}`, value: changed(valid, pointer, instead), keyword, pointer, path });
    for (const [steps, child] of children(one))
      for (const below of pointersBelow(one, steps, pointer, value)) visit(child, [...path, ...steps], below);
  };
  visit(schema, [], '');
  return found;
}

/** Takes one value of each keyword in turn, chosen by a seed. */
export function chosen(all: readonly Broken[], seed: number, count: number): Broken[] {
  const groups = [...new Set(all.map(({ keyword }) => keyword))].map((keyword) => all.filter((one) => one.keyword === keyword));
  const turns = Array.from({ length: count }, (_, turn) => {
    const group = groups[turn % groups.length] ?? [];
    const round = Math.floor(turn / groups.length);
    return group[(Math.abs(seed) + round) % group.length];
  });
  return [...new Set(turns.filter((one) => one !== undefined))];
}

/** The pointers to the values of a child schema; for a list or a map, the first entry is enough. */
function pointersBelow({ properties = {} }: Schema, [keyword, name = '']: string[], pointer: string, value: unknown): string[] {
  if (keyword === 'allOf') return [pointer];
  if (keyword === 'properties') return [`${pointer}/${segment(name)}`];
  const [entry] = Object.keys(Object(value)).filter((key) => !Object.hasOwn(properties, key));
  return (keyword === 'items' || keyword === 'additionalProperties') && entry !== undefined ? [`${pointer}/${segment(entry)}`] : [];
}

const dottedName = (pointer: string): string => keys(pointer).join('.');

function words(keyword: string, value: unknown, pointer: string): string {
  const shown = keyword === 'type' ? kind(value) : show(value);
  return pointer === '' ? `that is ${shown}` : `with ${shown} as ${dottedName(pointer)}`;
}

/** A copy with another value at a pointer; undefined leaves it out. */
function changed(root: unknown, pointer: string, value: unknown): unknown {
  if (pointer === '') return value;
  const copy = structuredClone(root);
  const holder = valueAt(copy, pointer.slice(0, pointer.lastIndexOf('/'))) as Record<string, unknown>;
  const key = keys(pointer).at(-1) ?? '';
  if (value === undefined) delete holder[key];
  else holder[key] = value;
  return copy;
}

const ofEachType: [types: string[], value: unknown][] = [
  [['integer', 'number'], 7],
  [['string'], 'text'],
  [['array'], []],
  [['object'], {}],
  [['boolean'], true],
  [['null'], null],
];

/** Values of all types but these. */
const ofAnotherType = (types: readonly string[]): unknown[] =>
  ofEachType.filter(([own]) => !own.some((type) => types.includes(type))).map(([, value]) => value);

function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}-other` : 'other';
}

const textsToTry = (value: unknown): string[] => [`${value}?`, 'text/html', '?', '', '.', 'É', 'a b', '0', '\n'];

/** For each keyword the values that break it, best first. */
const breaks: Record<string, (schema: Schema, value: unknown) => unknown[]> = {
  type: (schema) => ofAnotherType(typesOf(schema)),
  const: ({ const: only }) => [other(only)],
  enum: ({ enum: all }) => [other((all as unknown[])[0])].filter((value) => !(all as unknown[]).includes(value)),
  pattern: ({ pattern }, value) => textsToTry(value).filter((text) => !new RegExp(String(pattern), 'u').test(text)),
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

/** Each keyword of a schema that can be broken, with a value that breaks it. */
const breakingValues = (schema: Schema, value: unknown): [keyword: string, instead: unknown][] =>
  Object.keys(schema).flatMap((keyword) => {
    const [first] = breaks[keyword]?.(schema, value).map((instead): [string, unknown] => [keyword, instead]) ?? [];
    return first ? [first] : [];
  });

/** Only a few, because each is one more request with wrong credentials. */
const MAX_BROKEN = 3;

/** Bodies that are not valid for provisioning: not JSON, empty, and a few that each break one keyword of the schema. */
export function nonsenseBodies({ seed, plans, callbackUrl }: Pick<BodyRun, 'plans' | 'callbackUrl'> & { seed: number }) {
  const parts = plainParts(plans[0] ?? '', {});
  const valid = parts && replacePlainValues(seed)(bodyOfParts(parts, { addonId: () => `addon_${randomUUID()}`, callbackUrl }));
  return [
    { what: 'a body that is not JSON', body: '{' },
    { what: 'an empty object', body: '{}' },
    ...chosen(broken(provisioningSchema(), valid), seed, MAX_BROKEN).map(({ what, value }) => ({ what, body: JSON.stringify(value) })),
  ];
}
