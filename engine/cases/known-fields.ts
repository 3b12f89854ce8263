import fc from 'fast-check';
import type { Schema } from '../contract/schema.ts';
import { character } from './character.ts';
import { merged, typesOf } from './merged.ts';

const isFilled = (text: string) => text !== '';
const key = () => fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz-._0123456789'), maxLength: 40 }).filter(isFilled);
const value = () => fc.string({ unit: character(), maxLength: 255 }).filter(isFilled);

/** Draws an options map; shrinks to fewer and shorter entries. */
export const options = (maxKeys: number) => fc.dictionary(key(), value(), { maxKeys, noNullPrototype: true });

export type FieldLimits = { plans: readonly string[]; maxNameLength: number; maxIdLength: number; maxOptions: number };

/** Drawn as the user's id, this means: the same id as the owner's. */
export const SAME = null;

/** The values of a plain body; `addon_tail` follows the unique start of an addon_id. */
export const PLAIN = { addon_tail: '', owner_id: 'orga_1', user_id: 'user_1', owner_name: 'Acme', options: {} };

const tails = ['.1', '-a', '_b', '.x-y_z', '-00000000-0000-4000-8000-000000000000'];

type Known = { type?: 'object'; part?: string; draw: (limits: FieldLimits) => fc.Arbitrary<unknown> };

/** How to draw the fields about which the contract says more than their schema, in the order in which they shrink. By default a string. */
const known: Record<string, Known> = {
  addon_id: { part: 'addon_tail', draw: () => fc.option(fc.constantFrom(...tails), { nil: PLAIN.addon_tail, freq: 2 }) },
  plan: { draw: ({ plans }) => fc.constantFrom(...plans) },
  owner_id: { draw: ({ maxIdLength }) => fc.option(oddId('orga', maxIdLength), { nil: PLAIN.owner_id, freq: 3 }) },
  user_id: { draw: () => fc.option(fc.oneof(oddId('user'), fc.constant(SAME)), { nil: PLAIN.user_id, freq: 3 }) },
  options: { type: 'object', draw: ({ maxOptions }) => options(maxOptions) },
  owner_name: { draw: ({ maxNameLength }) => ownerName(maxNameLength) },
};

/** The entry of a field whose schema asks only for a type; if the schema asks for more, the value is drawn from the schema. */
export function knownField(name: string, schema: Schema): (Known & { part: string }) | undefined {
  const own = Object.hasOwn(known, name) ? known[name] : undefined;
  return own && saysOnly(schema, own.type ?? 'string') ? { part: name, ...own } : undefined;
}

function saysOnly(given: Schema, type: string): boolean {
  const { additionalProperties, ...schema } = merged(given);
  const isOpen = typeof additionalProperties !== 'object' || saysOnly(additionalProperties, 'string');
  return isOpen && typesOf(schema).join() === type && Object.keys(schema).every((key) => key === 'type' || key.startsWith('x-'));
}

const order = Object.keys(known);
const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.indexOf('owner_name') - 0.5);

/** Fields in the order in which they shrink: the owner's name comes last, because it takes the most tries. */
export const inOrder = <Field extends { name: string }>(fields: readonly Field[]): Field[] =>
  fields.toSorted((one, other) => rank(one.name) - rank(other.name));

const digits = '1234567890';
const idCharacters = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ${digits}._-`;

// With a minLength, fast-check would never drop the last character while it shrinks; so a filter asks for one character.
const written = (units: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...units), maxLength }).filter((id) => /^[a-z0-9]/i.test(id));

const prefixed = (prefix: string) =>
  fc.uuid().map(
    (uuid) => `${prefix}_${uuid}`,
    (id) => String(id).slice(prefix.length + 1),
  );

/** The longest id that a provider must accept; the contract names no limit. */
export const LONGEST_ID = 64;

/** Draws an odd but legal id: a UUID with or without the prefix, digits, letters with dots, dashes and underscores. */
export const oddId = (prefix: string, longest = LONGEST_ID) =>
  fc.oneof(fc.noShrink(fc.uuid()), fc.noShrink(prefixed(prefix)), written(digits, 24), written(idCharacters, longest));

/** In UTF-16 units: the usual other ways to count characters give no more. */
export const LONGEST_NAME = 255;

const paddings = ['a', 'é', '漢'];
const LONG_RUN = 20;

const isNamed = (name: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

type Padded = [length: number, padding: string, text: string];

function unpadded(name: unknown): Padded {
  if (typeof name !== 'string') throw new TypeError('a name is a string');
  const run = /(?<last>.)\k<last>*$/u.exec(name);
  const padding = run?.groups?.last ?? '';
  return run && run[0].length > LONG_RUN && paddings.includes(padding) ? [name.length, padding, name.slice(0, run.index)] : [1, 'a', name];
}

/** Draws the name of an organisation, sometimes a very long one; shrinks to one character, or to the shortest length that still fails. */
export function ownerName(longest: number = LONGEST_NAME) {
  const length = fc.option(fc.integer({ min: 2, max: longest }), { nil: 1, freq: 2 });
  const text = fc.string({ unit: character(), maxLength: longest });
  return fc
    .tuple(length, fc.constantFrom(...paddings), text)
    .map(([units, padding, start]) => start.padEnd(units, padding), unpadded)
    .filter((name) => name.length <= longest && isNamed(name));
}
