import { type JsonDocument, parseJson } from '../../../engine/documents/json.ts';
import { isObject, valueAt } from '../../../engine/documents/values.ts';
import type { Application } from '../../../engine/judging/application.ts';

/** Parsed once, because a file of a megabyte takes seconds, and many rules read it. */
const documents = new WeakMap<Application, JsonDocument | undefined>();

/** Undefined when there is no package.json. */
export function packageDocument(application: Application): JsonDocument | undefined {
  const file = application.file('package.json');
  if (!documents.has(application)) documents.set(application, file && parseJson(file.path, Buffer.from(file.text)));
  return documents.get(application);
}

/** The value at a JSON pointer; undefined when package.json is not an object. */
export function packageValue(application: Application, pointer: string): unknown {
  const value = packageDocument(application)?.value;
  return isObject(value) ? valueAt(value, pointer) : undefined;
}

/** What `packageManager` declares; the version is without its checksum. */
export function declaredManager(application: Application): { name: string; version: string } | undefined {
  const field = packageValue(application, '/packageManager');
  const [, name, version] = (typeof field === 'string' && /^([^@\s]+)@([^\s+]+)(\+\S*)?$/.exec(field)) || [];
  return name === undefined || version === undefined ? undefined : { name, version };
}

/** NaN when the version does not start with a number. */
export const major = (version: string): number => Number(/^\d+/.exec(version)?.[0] ?? Number.NaN);
