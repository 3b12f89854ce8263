import { keys, member, segment } from '../documents/values.ts';
import { contract } from './contract.ts';
import { children, ownersIn, type Schema, type SchemaError } from './schema.ts';

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

/** Gives each error of a validator to the nearest requirements above it. For a value of a wrong type, only the type counts. */
export function violations(message: Schema, errors: readonly SchemaError[]): Violation[] {
  const own = errors.filter(({ schemaPath }) => !inBranch.test(schemaPath));
  const wronglyTyped = new Set(own.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  return own
    .filter(({ keyword, instancePath }) => keyword === 'type' || !wronglyTyped.has(instancePath))
    .flatMap((error) => brokenBy(message, error));
}

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

/** Where a message names a requirement: the steps from the message's schema to the schema that does. */
export type Place = { message: string; path: string[] };

let index: { of: object; places: Map<string, Place[]> } | undefined;

export function placesOf(requirement: string): Place[] {
  const { messages } = contract();
  if (index?.of !== messages) index = { of: messages, places: indexed(messages) };
  return index.places.get(requirement) ?? [];
}

function indexed(messages: Record<string, Schema>): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  const visit = (message: string, schema: Schema, path: string[]) => {
    for (const id of namedBy(schema)) places.set(id, [...(places.get(id) ?? []), { message, path }]);
    for (const [steps, child] of children(schema)) visit(message, child, [...path, ...steps]);
  };
  for (const [name, schema] of Object.entries(messages)) visit(name, schema, []);
  return places;
}

/** The ids that a place names, for any keyword. */
export const namedBy = ({ 'x-requirement': owners = [] }: Schema): string[] =>
  typeof owners === 'string' ? [owners] : [...new Set(Object.values(owners).flat())];

/** The JSON pointers of the values in a message that a place is about. */
export function valuesAt(message: Schema, path: readonly string[], instance: unknown): string[] {
  let found: Found[] = [{ pointer: '', value: instance }];
  for (let at = 0; at < path.length; at++) {
    const [keyword = '', name = ''] = path.slice(at, at + 2);
    if (keyword === 'properties') {
      at++;
      found = below(found, (key) => key === name);
    } else if (keyword === 'items' || keyword === 'additionalProperties') {
      const known = Object.keys(schemaAt(message, path.slice(0, at)).properties ?? {});
      found = below(found, (key) => !known.includes(key));
    } else if (keyword.endsWith('Of')) at++;
  }
  return found.map(({ pointer }) => pointer);
}

type Found = { pointer: string; value: unknown };

const below = (found: readonly Found[], isWanted: (key: string) => boolean): Found[] =>
  found.flatMap(({ pointer, value }) => {
    const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return members.filter(([key]) => isWanted(key)).map(([key, inner]) => ({ pointer: `${pointer}/${segment(key)}`, value: inner }));
  });

/** Whether a message may omit the value that a place is about. */
export const isOptional = (message: Schema, path: readonly string[]): boolean =>
  path.some((step, at) => {
    if (step === 'items' || step === 'additionalProperties') return true;
    if (step !== 'properties' || path[at - 1] === 'properties') return false;
    return !(schemaAt(message, path.slice(0, at)).required ?? []).includes(path[at + 1] ?? '');
  });
