import type { Operation } from './compile.ts';
import { isOfPartner } from './documents.ts';
import { ownersAt } from './ownership.ts';
import { children, type Schema } from './schema.ts';

/** Keywords that state nothing themselves: they lead to other places, or hold only words and values to send. */
const silent = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'items', 'prefixItems', 'if', 'then', 'else'],
  ...['allOf', 'anyOf', 'oneOf', 'x-requirement', 'x-expected', 'x-media-type', 'required'],
  ...['default', 'example', 'examples', 'deprecated', '$comment'],
]);

/** A statement of a message that belongs to no requirement: its place, as openapi/unjudged.yaml writes it, and its keyword. */
export interface Unjudged {
  message: string;
  keyword: string;
  place: string;
}

/** The statements of the messages that belong to no requirement. What Assay itself sends to a platform needs none: it is followed. */
export const unjudgedIn = (messages: Record<string, Schema>, operations: readonly Operation[]): Unjudged[] =>
  Object.entries(messages).flatMap(([name, schema]) => {
    const isOfPlatform = operations.some(({ document, operation }) => !isOfPartner(document) && name === `${operation} request`);
    return inMessage(name, schema, isOfPlatform ? ['query', 'headers'] : []);
  });

function inMessage(message: string, root: Schema, sent: readonly string[]): Unjudged[] {
  const found: Unjudged[] = [];
  const visit = (schema: Schema, path: string[]) => {
    if (path[0] === 'properties' && sent.includes(path[1] ?? '')) return;
    // A refusal more takes nothing away: which requests are refused is stated where one has to be.
    if (/ [45](?:\d\d|XX)$/.test(message) && path[1] === 'status') return;
    const isUnowned = (keyword: string) => ownersAt(root, path, keyword).length === 0;
    for (const keyword of Object.keys(schema))
      if (!silent.has(keyword) && !(keyword === 'type' && isFrame(path, schema)) && isUnowned(keyword))
        found.push({ message, keyword, place: `${message}${placeOf(path)} ${keyword}` });
    for (const [steps, child] of children(schema)) visit(child, [...path, ...steps]);
  };
  visit(root, []);
  return found;
}

/** Whether a schema only lays a message out, which the contract does not state. An object with required fields is one: if it is missing, each of its fields notices. */
const isFrame = (path: readonly string[], { required }: Schema): boolean =>
  required !== undefined || (path.includes('content') ? !path.includes('body') : path[1] === 'status' || path.length < 3);

const placeOf = (path: readonly string[]): string =>
  path
    .filter((step, at) => step !== 'properties' || path[at - 1] === 'properties')
    .map((step) => `/${step}`)
    .join('');
