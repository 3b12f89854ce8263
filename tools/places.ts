import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compile } from '../engine/contract/compile.ts';
import { publishedContract } from '../engine/contract/contract.ts';
import { disagreements } from '../engine/contract/disagreements.ts';
import { documentNames, type OpenApi, operationsOf } from '../engine/contract/documents.ts';
import { inlined } from '../engine/contract/inline.ts';
import { readDocuments } from '../engine/contract/read.ts';
import { outdatedWords, type WrittenSurface } from '../engine/contract/rows.ts';
import { outdatedNames } from '../engine/contract/sentences.ts';
import { unjudgedIn } from '../engine/contract/unjudged.ts';

/** What is wrong between the documents and the rows: unknown ids, rows without a place, places without an id. */
export function wrongPlaces(root: string, surfaces: WrittenSurface[]): string[] {
  const read = readDocuments(root);
  const { documents } = read;
  const rows = surfaces.flatMap((surface) => surface.rows);
  const data = compile(documents);
  const problems = [
    ...disagreements(read, data, rows),
    ...outdatedWords(rows, data, () => 'rows'),
    ...outdatedNames(rows, data, publishedContract(), (id, pointer) => `${id}${pointer}`),
  ];
  const listed = readListed(root);
  const { messages, operations } = data;
  const unjudged = [
    ...unjudgedIn(messages, operations).map(({ place }) => place),
    ...documentNames.flatMap((name) => unownedOperations(documents[name])),
  ];
  for (const place of unjudged)
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
