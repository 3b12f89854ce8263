import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compile } from '../engine/contract/compile.ts';
import { documentNames, type OpenApi, operationsOf } from '../engine/contract/documents.ts';
import { inlined } from '../engine/contract/inline.ts';
import { ownersAt } from '../engine/contract/ownership.ts';
import { namedBy } from '../engine/contract/places.ts';
import { readDocuments } from '../engine/contract/read.ts';
import { children, type Schema } from '../engine/contract/schema.ts';
import { segment } from '../engine/document/pointer.ts';
import type { Surface } from './catalogue.ts';

/** What is wrong between the documents and the rows: unknown ids, rows without a place, places without an id. */
export function wrongPlaces(root: string, surfaces: Surface[]): string[] {
  const { documents, locate } = readDocuments(root);
  const rows = surfaces.flatMap((surface) => surface.rows);
  const known = new Set(rows.filter((row) => row.level).map(({ id }) => id));
  const used = new Set<string>();
  const problems: string[] = [];
  for (const name of [...documentNames, 'manifest'] as const) {
    for (const { pointer, ids } of mentions(documents[name])) {
      for (const id of ids) {
        used.add(id);
        if (!known.has(id))
          problems.push(`${locate(name, pointer)}: no row is named "${id}"; add it to specs/requirements, or correct the id`);
      }
    }
  }
  for (const { id, documents: isByDocuments } of rows)
    if (isByDocuments && !used.has(id))
      problems.push(`specs/requirements: ${id} is judged by the documents, and no place of theirs names it (x-requirement)`);
  const listed = readListed(root);
  const messages = compile(documents).messages;
  const open = [
    ...Object.entries(messages).flatMap(([name, schema]) => ownerless(name, schema)),
    ...documentNames.flatMap((name) => ownerlessOperations(documents[name])),
  ];
  for (const place of open)
    if (!listed.has(place))
      problems.push(
        `openapi: ${place} names no requirement; give it an x-requirement, or list it with its reason in openapi/unjudged.yaml`,
      );
  for (const place of listed.keys())
    if (!open.includes(place)) problems.push(`openapi/unjudged.yaml: ${place} has a requirement, or is gone; take it out of the list`);
  return problems;
}

const readListed = (root: string): Map<string, string> =>
  new Map(Object.entries(parse(readFileSync(join(root, 'openapi/unjudged.yaml'), 'utf8')) as Record<string, string>));

/** Every x-requirement of a document, with the pointer of what carries it. */
function mentions(value: unknown, pointer = ''): { pointer: string; ids: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'x-requirement' in value ? [{ pointer: `${pointer}/x-requirement`, ids: namedBy(value as Schema) }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => (key === 'x-requirement' ? [] : mentions(inner, `${pointer}/${segment(key)}`))),
  ];
}

/** Keywords that hold no statement of their own: they lead to other places, or only words. */
const silent = new Set(['properties', 'items', 'allOf', 'anyOf', 'oneOf', 'x-requirement', 'x-expected', 'x-media-type', 'required']);

/** The statements of a message that no requirement answers for. */
function ownerless(message: string, root: Schema): string[] {
  const found: string[] = [];
  const visit = (schema: Schema, path: string[]) => {
    const isOpen = (keyword: string) => ownersAt(root, path, keyword).length === 0;
    for (const keyword of Object.keys(schema))
      if (!silent.has(keyword) && !(keyword === 'type' && isFrame(path, schema)) && isOpen(keyword))
        found.push(`${message}${placeOf(path)} ${keyword}`);
    for (const [steps, child] of children(schema)) visit(child, [...path, ...steps]);
  };
  visit(root, []);
  return found;
}

/** How a message is laid out is not what the contract says; an object with required fields is missed by each of them. */
const isFrame = (path: readonly string[], { required }: Schema): boolean =>
  required !== undefined || (path.includes('content') ? !path.includes('body') : path[1] === 'status' || path.length < 3);

const placeOf = (path: readonly string[]): string =>
  path
    .filter((step, at) => step !== 'properties' || path[at - 1] === 'properties')
    .map((step) => `/${step}`)
    .join('');

function ownerlessOperations(document: OpenApi): string[] {
  return Object.values(inlined(document, document.paths)).flatMap((item) =>
    operationsOf(item)
      .filter(
        ([, one]) =>
          one['x-requirement'] === undefined && Object.values(one.responses).every((response) => response['x-requirement'] === undefined),
      )
      .map(([, { operationId }]) => operationId),
  );
}
