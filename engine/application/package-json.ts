import { type JsonDocument, parseJson } from '../documents/json.ts';
import { isObject } from '../documents/manifest.ts';
import { valueAt } from '../documents/pointer.ts';
import type { Application, SourceFile } from './application.ts';

const parsed = new WeakMap<SourceFile, JsonDocument>();

/** package.json as it was written; undefined where there is none. */
export function packageDocument(application: Application): JsonDocument | undefined {
  const file = application.file('package.json');
  if (!file) return undefined;
  const document = parsed.get(file) ?? parseJson(file.path, Buffer.from(file.text));
  parsed.set(file, document);
  return document;
}

/** The value at a pointer of package.json; undefined where it is not an object. */
export function packageValue(application: Application, pointer: string): unknown {
  const value = packageDocument(application)?.value;
  return isObject(value) ? valueAt(value, pointer) : undefined;
}
