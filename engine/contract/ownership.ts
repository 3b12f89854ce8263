import { keys, member, segment } from '../documents/values.ts';
import { ownersIn, type Schema, type SchemaError } from './schema.ts';

/** One error in a message, and the requirements that it breaks. */
export interface Violation {
  owners: string[];
  /** A JSON pointer into the message. */
  pointer: string;
  keyword: string;
  /** The schema that the error is about: for a missing value, the schema of that value. */
  schema: Schema;
  params: Record<string, unknown>;
}

/**
 * Gives each error of a validator to the nearest requirements above it. Where a place states a type and the value has another one,
 * what it and the places below it say besides does not count; a pattern does not count where the format is wrong.
 */
export function violations(message: Schema, errors: readonly SchemaError[]): Violation[] {
  // A wrong "then" says more than the "if" that Ajv reports with it.
  const own = errors.filter(({ schemaPath, keyword }) => keyword !== 'if' && !inBranch.test(schemaPath));
  const placesOf = (kind: string) => {
    const found = new Map<string, string[]>();
    for (const { keyword, instancePath, schemaPath } of own)
      if (keyword === kind) found.set(instancePath, [...(found.get(instancePath) ?? []), placeOf(schemaPath)]);
    return ({ instancePath, schemaPath }: SchemaError, isAt: (place: string, other: string) => boolean) =>
      (found.get(instancePath) ?? []).some((place) => isAt(place, placeOf(schemaPath)));
  };
  const [isTyped, isFormatted] = [placesOf('type'), placesOf('format')];
  return own
    .filter((error) => error.keyword === 'type' || !isTyped(error, (place, other) => `${other}/`.startsWith(`${place}/`)))
    .filter((error) => error.keyword !== 'pattern' || !isFormatted(error, (place, other) => place === other))
    .flatMap((error) => brokenBy(message, error));
}

const placeOf = (schemaPath: string): string => schemaPath.slice(0, schemaPath.lastIndexOf('/'));

/** Errors inside a branch are dropped: the choice reports one of its own. */
const inBranch = /\/(contains|not|anyOf\/\d+|oneOf\/\d+)\//;

function brokenBy(message: Schema, { schemaPath, instancePath, keyword, params }: SchemaError): Violation[] {
  const path = keys(decodeURIComponent(schemaPath.slice(1))).slice(0, -1);
  const schema = schemaAt(message, path);
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return missing(message, [...path, 'properties', name], `${instancePath}/${segment(name)}`);
  }
  if (keyword === 'type' && ownersIn(schema['x-requirement'], 'type') === undefined && schema.required)
    return missing(message, path, instancePath);
  return [{ owners: ownersAt(message, path, keyword), pointer: instancePath, keyword, schema, params }];
}

/** The violations for a missing value: one for itself if it has an owner, otherwise one for each of its required fields. */
function missing(message: Schema, path: readonly string[], pointer: string): Violation[] {
  const schema = schemaAt(message, path) ?? {};
  const { required = [], 'x-requirement': owners } = schema;
  if (required.length === 0 || ownersIn(owners, 'required'))
    return [{ owners: ownersAt(message, path, 'required'), pointer, keyword: 'required', schema, params: {} }];
  return required.flatMap((name) => missing(message, [...path, 'properties', name], `${pointer}/${segment(name)}`));
}

export const schemaAt = (message: Schema, path: readonly string[]): Schema => path.reduce<unknown>(member, message) as Schema;

/** The requirements of the nearest place at or above a path. */
export function ownersAt(message: Schema, path: readonly string[], keyword: string): string[] {
  for (let length = path.length; length >= 0; length--) {
    const { 'x-requirement': owners } = schemaAt(message, path.slice(0, length)) ?? {};
    const own = ownersIn(owners, length === path.length ? keyword : 'below');
    if (own) return own;
  }
  return [];
}
