import { segment } from '../documents/values.ts';
import type { ContractData, Operation } from './compile.ts';
import { isOfPartner } from './documents.ts';
import { objectsIn } from './nodes.ts';
import { placedIn } from './operation-places.ts';
import { ownersAt } from './ownership.ts';
import { fileOf, type ReadDocuments } from './read.ts';
import type { WrittenRow } from './rows.ts';
import { children, type Schema } from './schema.ts';

/** Keywords that state nothing themselves: they lead to other places, or hold only words and values to send. */
const silent = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'items', 'prefixItems', 'if', 'then', 'else'],
  ...['allOf', 'anyOf', 'oneOf', 'x-requirement', 'x-expected', 'x-media-type', 'required'],
  ...['default', 'example', 'examples', 'deprecated', '$comment'],
]);

/** A statement of a message that belongs to no requirement: its place, as openapi/unjudged.yaml writes it, and its keyword. */
interface Unjudged {
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
        found.push({ message, keyword, place: `${message}${pathWords(path)} ${keyword}` });
    for (const [steps, child] of children(schema)) visit(child, [...path, ...steps]);
  };
  visit(root, []);
  return found;
}

/** Whether a schema only lays a message out, which the contract does not state. An object with required fields is one: if it is missing, each of its fields notices. */
const isFrame = (path: readonly string[], { required }: Schema): boolean =>
  required !== undefined || (path.includes('content') ? !path.includes('body') : path[1] === 'status' || path.length < 3);

const pathWords = (path: readonly string[]): string =>
  path
    .filter((step, at) => step !== 'properties' || path[at - 1] === 'properties')
    .map((step) => `/${step}`)
    .join('');

/** Signature methods that no row judges. */
export function unjudgedMethods(
  { documents, locate }: ReadDocuments,
  { signing }: ContractData,
  rows: readonly Pick<WrittenRow, 'rule'>[],
): string[] {
  const judged = new Set(rows.flatMap(({ rule }) => rule?.method ?? []));
  const at = (method: string) =>
    [...objectsIn(documents.platform)]
      .filter(({ object, pointer }) => pointer.endsWith('/x-signature-methods') && Object.values(object).includes(method))
      .map(({ object, pointer }) => locate('platform', `${pointer}/${Object.values(object).indexOf(method)}`));
  return signing.methods
    .filter((method) => !judged.has(method))
    .map(
      (method) =>
        `${at(method)[0]}: no row judges ${method}; add rows with rule: { kind: token-is-issued or signature-decides, method: ${method} }`,
    );
}

/** What a contract states and no requirement judges, unless it is listed with its reason in openapi/unjudged.yaml. */
export const unjudgedStatements = (read: ReadDocuments, { messages, operations }: ContractData, listed: readonly string[]): string[] =>
  unjudgedIn(messages, operations)
    .filter(({ place }) => !listed.includes(place))
    .map(({ message, keyword, place }) => {
      const text = `"${keyword}" names no requirement; give it an x-requirement, or list "${place}" with its reason in openapi/unjudged.yaml`;
      return `${placeOf(read, message, keyword) ?? fileOf('provider')}: ${text}`;
    });

/** Where a message has a keyword: at its operation, if it is not found. */
function placeOf({ documents, locate }: ReadDocuments, message: string, keyword: string): string | undefined {
  const [operationId = ''] = message.split(' ', 1);
  const has = ({ object }: { object: object }) => Object.hasOwn(object, keyword);
  if (message === 'manifest') {
    const found = [...objectsIn(documents.manifest)].find(has);
    return locate('manifest', found ? `${found.pointer}/${segment(keyword)}` : '');
  }
  return placedIn({ documents, locate }, operationId, (one) => (has(one) ? `${one.pointer}/${segment(keyword)}` : undefined));
}
