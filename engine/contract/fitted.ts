import { isObject } from '../documents/values.ts';
import { violationsOf } from './contract.ts';
import { sample } from './sample.ts';
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
  // Of a refused object, the fields may be right; another refused value is of no use.
  for (const name of refused) fields[name] = sample(properties[name] ?? {}, isObject(fields[name]) ? fields[name] : undefined);
  return fields;
}
