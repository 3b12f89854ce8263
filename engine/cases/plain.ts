import type { Schema } from '../contract/schema.ts';
import { branchesOf, isForbidden, merged, typesOf } from './merged.ts';
import { plainText } from './text.ts';

/** `bare`: only what is required. `full`: each optional field as well, and an entry in each list and map. */
type Extent = 'bare' | 'full';

/** A value that a schema accepts; always the same one. */
export function plainValue(given: Schema, extent: Extent = 'bare'): unknown {
  const schema = merged(given);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [branch] = branchesOf(schema);
  if (branch) return plainValue(branch, extent);
  const [type = 'string'] = typesOf(schema);
  return (ofType[type] ?? plainText)(schema, extent);
}

/** The plain value of each type; all others are texts. */
const ofType: Record<string, (schema: Schema, extent: Extent) => unknown> = {
  integer: plainNumber,
  number: plainNumber,
  boolean: () => true,
  null: () => null,
  array: plainList,
  object: plainObject,
};

function plainNumber({ minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: Schema): number {
  return Math.max(Number(minimum), Math.min(Number(maximum), 1));
}

function plainList({ items = {}, contains, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Schema, extent: Extent): unknown[] {
  const found = contains ? [plainValue(contains as Schema, extent)] : [];
  const length = Math.min(Number(maxItems), Math.max(Number(minItems), extent === 'full' ? 1 : 0, found.length));
  return [...found, ...Array.from({ length: length - found.length }, () => plainValue(items, extent))];
}

function plainObject({ properties = {}, required = [], additionalProperties }: Schema, extent: Extent): Record<string, unknown> {
  const optional = Object.keys(properties).filter((name) => !isForbidden(properties[name] ?? {}));
  const names = extent === 'full' ? [...new Set([...optional, ...required])] : required;
  const fields = names.map((name): [string, unknown] => [name, plainValue(properties[name] ?? {}, extent)]);
  const more = extent === 'full' && typeof additionalProperties === 'object' ? [['KEY', plainValue(additionalProperties, extent)]] : [];
  return Object.fromEntries([...fields, ...more]);
}
