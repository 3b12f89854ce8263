import { isObject } from '../documents/manifest.ts';
import { segment } from '../documents/pointer.ts';
import { UsageError } from '../documents/usage-error.ts';
import { type DocumentName, documentNames, type OperationObject, operationsOf } from './documents.ts';
import type { ReadDocuments } from './read.ts';

/** What a document lacks to be one of a contract, with its place. */
export function brokenParts({ documents, locate }: ReadDocuments): string[] {
  return documentNames.flatMap((name) => {
    const { paths, servers } = (documents[name] ?? {}) as { paths?: unknown; servers?: unknown };
    if (!isObject(paths)) return [`${locate(name, '/paths')}: expected an OpenAPI document with paths`];
    if (!Array.isArray(servers)) return [`${locate(name, '/servers')}: expected a list of servers`];
    return placedOperations(documents, name).flatMap(({ operation, pointer }) => {
      if (typeof operation?.operationId !== 'string') return [`${locate(name, pointer)}: an operation needs an operationId`];
      return isObject(operation.responses) ? [] : [`${locate(name, pointer)}: ${operation.operationId} needs responses`];
    });
  });
}

function placedOperations(documents: ReadDocuments['documents'], name: DocumentName): { operation: OperationObject; pointer: string }[] {
  return Object.entries(documents[name].paths).flatMap(([path, item]) =>
    operationsOf(item ?? {}).map(([method, operation]) => ({ operation, pointer: `/paths/${segment(path)}/${method}` })),
  );
}

/** An error in compiling, at the place that it names: a reference, or a message of an operation. */
export function placedError({ documents, locate }: ReadDocuments, error: unknown): UsageError {
  const text = error instanceof Error ? error.message : String(error);
  const [, reference] = /^"([^"]+)" /.exec(text) ?? [];
  const [operationId = ''] = text.split(' ', 1);
  for (const name of [...documentNames, 'manifest'] as const) {
    const pointer =
      reference !== undefined
        ? placeOfReference(documents[name], reference)
        : name === 'manifest'
          ? text.startsWith('manifest: ')
            ? ''
            : undefined
          : placedOperations(documents, name).find(({ operation }) => operation.operationId === operationId)?.pointer;
    if (pointer !== undefined) return new UsageError(`${locate(name, pointer)}: ${text}`);
  }
  return new UsageError(`the contract cannot be compiled: ${text}`);
}

function placeOfReference(value: unknown, reference: string, pointer = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ((value as { $ref?: unknown }).$ref === reference) return `${pointer}/$ref`;
  for (const [key, part] of Object.entries(value)) {
    const found = placeOfReference(part, reference, `${pointer}/${segment(key)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
