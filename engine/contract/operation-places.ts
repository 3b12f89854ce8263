import { segment, valueAt } from '../documents/values.ts';
import { type DocumentName, documentNames, type OperationObject, operationsOf } from './documents.ts';
import { objectsIn } from './nodes.ts';
import type { ReadDocuments } from './read.ts';

/** The operations of a document as it writes them, each with its pointer. */
export function placedOperations(
  documents: ReadDocuments['documents'],
  name: DocumentName,
): { operation: OperationObject; pointer: string }[] {
  return Object.entries(documents[name].paths ?? {}).flatMap(([path, item]) =>
    operationsOf(item ?? {}).map(([method, operation]) => ({ operation, pointer: `/paths/${segment(path)}/${method}` })),
  );
}

/** The first place below an operation that `find` knows: that of the operation itself, if it knows none. */
export function placedIn(
  { documents, locate }: ReadDocuments,
  operationId: string,
  find: (one: { object: Record<string, unknown>; pointer: string }) => string | undefined,
): string | undefined {
  for (const name of documentNames) {
    const operation = placedOperations(documents, name).find((one) => one.operation.operationId === operationId);
    if (!operation) continue;
    for (const one of reachable(documents[name], operation.pointer)) {
      const found = find(one);
      if (found !== undefined) return locate(name, found);
    }
    return locate(name, operation.pointer);
  }
  return undefined;
}

/** Every object below a place of a document, also behind references, each with its own pointer. */
function* reachable(document: unknown, from: string, seen = new Set<string>()): ReturnType<typeof objectsIn> {
  if (seen.has(from)) return;
  seen.add(from);
  for (const { object, pointer } of objectsIn(valueAt(document, from), from)) {
    yield { object, pointer };
    if (typeof object.$ref === 'string') yield* reachable(document, object.$ref.slice(1), seen);
  }
}
