import { member, segment } from '../documents/values.ts';
import { contract } from './contract.ts';
import { schemaAt } from './ownership.ts';
import { children, type Schema } from './schema.ts';

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

/** The ids that a schema and the schemas below it name. */
export const idsBelow = (schema: Schema): string[] => [...namedBy(schema), ...children(schema).flatMap(([, child]) => idsBelow(child))];

/** The JSON pointers of the values in a message that a place is about. */
export function valuesAt(message: Schema, path: readonly string[], instance: unknown): string[] {
  let found: Found[] = [{ pointer: '', value: instance }];
  for (let at = 0; at < path.length; at++) {
    const [keyword = '', name = ''] = path.slice(at, at + 2);
    if (keyword === 'properties') {
      at++;
      found = below(found, (value) => (Object.hasOwn(value, name) ? [name] : []));
    } else if (keyword === 'items' || keyword === 'additionalProperties') {
      const known = Object.keys(schemaAt(message, path.slice(0, at)).properties ?? {});
      found = below(found, (value) => Object.keys(value).filter((key) => !known.includes(key)));
    } else if (keyword.endsWith('Of')) at++;
  }
  return found.map(({ pointer }) => pointer);
}

type Found = { pointer: string; value: unknown };

const below = (found: readonly Found[], keysOf: (value: object) => string[]): Found[] =>
  found.flatMap(({ pointer, value }) => {
    const wanted = typeof value === 'object' && value !== null ? keysOf(value) : [];
    return wanted.map((key) => ({ pointer: `${pointer}/${segment(key)}`, value: member(value, key) }));
  });

/** Whether a message may omit the value that a place is about. */
export const isOptional = (message: Schema, path: readonly string[]): boolean =>
  path.some((step, at) => {
    if (step === 'items' || step === 'additionalProperties') return true;
    if (step !== 'properties' || path[at - 1] === 'properties') return false;
    return !(schemaAt(message, path.slice(0, at)).required ?? []).includes(path[at + 1] ?? '');
  });
