import type { Schema } from '../contract/schema.ts';

/** A schema with its `allOf` merged into it. */
export function merged({ allOf = [], ...schema }: Schema): Schema {
  let found: Schema = schema;
  for (const part of allOf) found = both(found, merged(part));
  return found;
}

/** A schema with each of its branches, of which a value has to fit one; empty if it has no branches. */
export const branchesOf = ({ anyOf = [], oneOf = [], ...schema }: Schema): Schema[] =>
  [...anyOf, ...oneOf].map((branch) => merged({ ...schema, allOf: [branch] }));

function both(one: Schema, other: Schema): Schema {
  const properties = { ...one.properties, ...other.properties };
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...limits(one, other),
  };
}

/** The stricter of two limits counts; a type has to be allowed by both schemas. */
function limits(one: Schema, other: Schema): Schema {
  const limit = (choose: (...limits: number[]) => number, ...keywords: string[]) =>
    Object.fromEntries(
      keywords.flatMap((keyword) => {
        const [first, second] = [one[keyword], other[keyword]];
        return typeof first === 'number' && typeof second === 'number' ? [[keyword, choose(first, second)]] : [];
      }),
    );
  return {
    ...limit(Math.max, 'minLength', 'minimum', 'minItems'),
    ...limit(Math.min, 'maxLength', 'maximum', 'maxItems'),
    ...(one.type !== undefined && other.type !== undefined && { type: typesOf(one).filter((type) => typesOf(other).includes(type)) }),
  };
}

/** The types that a schema accepts; if it names none, those that its keywords are for. */
export const typesOf = (schema: Schema): string[] => (schema.type === undefined ? implied(schema) : [schema.type].flat());

function implied({ properties, required, additionalProperties, items, contains, pattern, format, not }: Schema): string[] {
  if (properties || required || additionalProperties) return ['object'];
  if (items || contains) return ['array'];
  if (pattern !== undefined || format !== undefined) return ['string'];
  const excluded = [(not as Schema | undefined)?.type].flat();
  return ['string', 'integer', 'boolean', 'null'].filter((type) => !excluded.includes(type));
}

/** `not: {}` accepts no value, so the field must not exist. */
export const isForbidden = ({ not }: Schema): boolean => typeof not === 'object' && not !== null && Object.keys(not).length === 0;
