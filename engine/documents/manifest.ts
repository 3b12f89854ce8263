import { fillIn } from './environment.ts';
import { type JsonDocument, type Position, parseJson } from './json.ts';
import { valueAt } from './pointer.ts';
import { UsageError } from './usage-error.ts';

/** A manifest as it was written, for rules to judge and problems to point into. */
export interface ManifestDocument {
  json: JsonDocument;
  /** The object in it, variables filled in; empty when the file holds none. */
  object: Record<string, unknown>;
  /** The id of the manifest that was pushed before. */
  previousId?: string;
  /** The value at a JSON pointer, or undefined. */
  value(pointer: string): unknown;
  locate(pointer: string): Position;
}

type Environment = Record<string, string | undefined>;

export function parseManifest(file: string, bytes: Uint8Array, env: Environment, previousId?: string): ManifestDocument {
  const json = parseJson(file, bytes);
  const { value, unset } = fillIn(json.value, env);
  const [first] = unset;
  if (first) {
    const { line, column } = json.locate(first.pointer);
    throw new UsageError(`${file}:${line}:${column}: \${${first.name}} is not set in the environment; set ${first.name} and try again`);
  }
  const object = isObject(value) ? value : {};
  return {
    json,
    object,
    ...(previousId !== undefined && { previousId }),
    value: (pointer) => valueAt(object, pointer),
    locate: json.locate,
  };
}

/** The id of a manifest that is not under test: what is wrong with it is the user's to mend. */
export function readPreviousId(file: string, bytes: Uint8Array, env: Environment): string {
  const id = parseManifest(file, bytes, env).value('/id');
  if (typeof id !== 'string') throw new UsageError(`${file}: expected the manifest pushed before, got a file without an "id"`);
  return id;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
