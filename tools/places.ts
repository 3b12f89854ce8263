import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { disagreements } from '../engine/contract/choose.ts';
import { compile } from '../engine/contract/compile.ts';
import { documentNames, type OpenApi, operationsOf } from '../engine/contract/documents.ts';
import { inlined } from '../engine/contract/inline.ts';
import { ownersAt } from '../engine/contract/ownership.ts';
import { readDocuments } from '../engine/contract/read.ts';
import type { WrittenSurface } from '../engine/contract/rows.ts';
import { children, type Schema } from '../engine/contract/schema.ts';

/** What is wrong between the documents and the rows: unknown ids, rows without a place, places without an id. */
export function wrongPlaces(root: string, surfaces: WrittenSurface[]): string[] {
  const read = readDocuments(root);
  const { documents } = read;
  const problems = disagreements(
    read,
    surfaces.flatMap(({ rows }) => rows),
  );
  const listed = readListed(root);
  const messages = compile(documents).messages;
  const unowned = [
    ...Object.entries(messages).flatMap(([name, schema]) => unownedIn(name, schema)),
    ...documentNames.flatMap((name) => unownedOperations(documents[name])),
  ];
  for (const place of unowned)
    if (!listed.has(place))
      problems.push(
        `openapi: ${place} names no requirement; give it an x-requirement, or list it with its reason in openapi/unjudged.yaml`,
      );
  for (const place of listed.keys())
    if (!unowned.includes(place)) problems.push(`openapi/unjudged.yaml: ${place} has a requirement, or is gone; take it out of the list`);
  return problems;
}

const readListed = (root: string): Map<string, string> =>
  new Map(Object.entries(parse(readFileSync(join(root, 'openapi/unjudged.yaml'), 'utf8')) as Record<string, string>));

/** Keywords that state nothing themselves: they lead to other places, or hold only words. */
const silent = new Set(['properties', 'items', 'allOf', 'anyOf', 'oneOf', 'x-requirement', 'x-expected', 'x-media-type', 'required']);

/** The statements of a message that belong to no requirement. */
function unownedIn(message: string, root: Schema): string[] {
  const found: string[] = [];
  const visit = (schema: Schema, path: string[]) => {
    const isUnowned = (keyword: string) => ownersAt(root, path, keyword).length === 0;
    for (const keyword of Object.keys(schema))
      if (!silent.has(keyword) && !(keyword === 'type' && isFrame(path, schema)) && isUnowned(keyword))
        found.push(`${message}${placeOf(path)} ${keyword}`);
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

function unownedOperations(document: OpenApi): string[] {
  return Object.values(inlined(document, document.paths)).flatMap((item) =>
    operationsOf(item)
      .filter(
        ([, operation]) =>
          operation['x-requirement'] === undefined &&
          Object.values(operation.responses).every((response) => response['x-requirement'] === undefined),
      )
      .map(([, { operationId }]) => operationId),
  );
}
