import { member } from '../documents/values.ts';
import { violationsOf } from './contract.ts';
import type { Schema } from './schema.ts';

export type Fields = Record<string, unknown>;

/**
 * Makes fields fit a schema: unknown fields are left out, missing required ones are filled in, and a refused value is replaced by
 * a valid one. So a changed document changes what is sent. `isEntry`: the body is a list of such objects.
 */
export function fitted(message: string, schema: Schema, given: Fields, isEntry = false): Fields {
  const { properties = {}, required = [] } = schema;
  const known = Object.entries(properties).flatMap(([name, own]): [string, unknown][] => {
    if (Object.hasOwn(given, name)) return [[name, given[name]]];
    return required.includes(name) ? [[name, sample(own)]] : [];
  });
  const fields = Object.fromEntries(known);
  const refused = violationsOf(message, { headers: {}, query: {}, content: { body: isEntry ? [fields] : fields } })
    .map(({ pointer }) => (isEntry ? /^\/content\/body\/0\/([^/]+)/ : /^\/content\/body\/([^/]+)/).exec(pointer)?.[1])
    .filter((name) => name !== undefined);
  for (const name of refused) fields[name] = sample(properties[name] ?? {}, fields[name]);
  return fields;
}

const samples: Record<string, unknown> = { integer: 1, number: 1, boolean: true, null: null };

/** A value that a schema accepts; if the type is unknown, the given value. */
export function sample(schema: Schema, given?: unknown): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === 'array') return [];
  if (type === 'string' && typeof given === 'string') return given;
  if (type === 'string') return schema.format === 'uri' ? 'https://example.com/' : 'text';
  if (type !== 'object') return Object.hasOwn(samples, type ?? '') ? samples[type ?? ''] : given;
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, member(given, name))]));
}
