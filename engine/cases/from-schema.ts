import fc from 'fast-check';
import type { Schema } from '../contract/schema.ts';
import { defined } from '../documents/values.ts';
import { branchesOf, merged, typesOf } from './merged.ts';
import { plainValue } from './plain.ts';
import { text } from './text.ts';

const MAX_ENTRIES = 3;

/** Draws a value that a schema accepts; shrinks to the plain one. */
export function fromSchema(given: Schema): fc.Arbitrary<unknown> {
  const schema = merged(given);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const branches = branchesOf(schema).map(fromSchema);
  const choices = branches.length > 0 ? branches : typesOf(schema).map((type) => (ofType[type] ?? text)(schema));
  return fc.option(fc.oneof(...choices), { nil: plainValue(schema), freq: 3 });
}

/** How to draw a value of each type; all others are texts. */
const ofType: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  integer: (schema) => fc.integer(bounds(schema)),
  number: (schema) => fc.double({ ...bounds(schema), noNaN: true, noDefaultInfinity: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: list,
  object,
};

const bounds = ({ minimum: min, maximum: max }: Schema) => defined({ min, max }) as fc.IntegerConstraints;

function list({ items = {}, contains, minItems, maxItems }: Schema): fc.Arbitrary<unknown[]> {
  const minLength = Number(minItems ?? 0);
  const maxLength = Number(maxItems ?? minLength + MAX_ENTRIES);
  const entries: fc.Arbitrary<unknown[]> = fc.array(fromSchema(items), { minLength, maxLength });
  return contains ? entries.map((drawn) => [plainValue(contains as Schema), ...drawn].slice(0, Math.max(1, maxLength))) : entries;
}

function object({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const missing = required.filter((name) => !Object.hasOwn(properties, name)).map((name): [string, Schema] => [name, {}]);
  const fields = [...Object.entries(properties), ...missing].map(([name, own]): [string, fc.Arbitrary<unknown>] => [name, fromSchema(own)]);
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
  if (typeof additionalProperties !== 'object') return known;
  const names = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,9}$/).filter((name) => !Object.hasOwn(properties, name));
  const more = fc.dictionary(names, fromSchema(additionalProperties), { maxKeys: MAX_ENTRIES, noNullPrototype: true });
  return fc.tuple(more, known).map(([added, drawn]) => ({ ...added, ...drawn }));
}
