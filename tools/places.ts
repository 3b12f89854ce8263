import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compile } from '../engine/contract/compile.ts';
import { documentNames, type OpenApi, operationsOf } from '../engine/contract/documents.ts';
import { inlined } from '../engine/contract/inline.ts';
import { readDocuments } from '../engine/contract/read.ts';
import type { readCatalogue } from '../engine/contract/rows.ts';
import { unjudgedIn } from '../engine/contract/unjudged.ts';
import { wrongStatements } from '../engine/contract/wrong-statements.ts';

/** What is wrong between the documents and the rows: unknown ids, rows without a place, places without an id. */
export function wrongPlaces(root: string, { surfaces, placed }: Pick<ReturnType<typeof readCatalogue>, 'surfaces' | 'placed'>): string[] {
  const read = readDocuments(root);
  const { documents } = read;
  const rows = surfaces.flatMap((surface) => surface.rows);
  const data = compile(documents);
  const listed = readListed(root);
  const placeOf = (id: string, pointer: string) => placed.find(({ row }) => row.id === id)?.where(pointer) ?? id;
  const problems = wrongStatements(read, data, rows, [...listed.keys()], { placeOf });
  const { messages, operations } = data;
  const unowned = documentNames.flatMap((name) => unownedOperations(documents[name]));
  const unjudged = [...unjudgedIn(messages, operations).map(({ place }) => place), ...unowned];
  for (const place of unowned)
    if (!listed.has(place))
      problems.push(
        `openapi: ${place} names no requirement; give it an x-requirement, or list it with its reason in openapi/unjudged.yaml`,
      );
  for (const place of listed.keys())
    if (!unjudged.includes(place)) problems.push(`openapi/unjudged.yaml: ${place} has a requirement, or is gone; take it out of the list`);
  return problems;
}

const readListed = (root: string): Map<string, string> =>
  new Map(Object.entries(parse(readFileSync(join(root, 'openapi/unjudged.yaml'), 'utf8')) as Record<string, string>));

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
