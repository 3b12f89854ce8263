import { readFileSync } from 'node:fs';

/** An operation of the OpenAPI documents, with the addresses that it can be called at. */
export interface Operation {
  document: 'provider' | 'vendor' | 'platform';
  operation: string;
  method: string;
  /** With variables in braces: those of the address, then those of the path. */
  urls: [string, ...string[]];
  /** A status, a range such as 2XX, or default. */
  statuses: string[];
}

let loaded: Operation[] | undefined;

/** Every operation; read once. */
export function operations(): Operation[] {
  const file = new URL(import.meta.resolve('#specs/generated/operations.json'));
  loaded ??= (JSON.parse(readFileSync(file, 'utf8')) as { operations: Operation[] }).operations;
  return loaded;
}
