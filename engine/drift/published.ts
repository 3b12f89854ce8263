import { parseJson } from '../documents/json.ts';
import { kind } from '../documents/show.ts';
import { positionIn } from '../documents/text.ts';
import { UsageError } from '../documents/usage-error.ts';
import { isObject, segment, valueAt } from '../documents/values.ts';
import { parseYaml } from '../documents/yaml.ts';

/** A value of a published document with its place. */
export type Located = { value: unknown; pointer: string };

/** An OpenAPI document that somebody publishes, as its file contains it. */
export interface Published {
  file: string;
  root: Record<string, unknown>;
  /** `api.yaml:12:5` */
  locate(pointer: string): string;
}

/** In bytes. */
export const largestDocument = 16 * 1024 * 1024;
const maxDepth = 200;

/** Reads an OpenAPI document of version 3.0 or 3.1, as JSON or YAML. */
export function readPublished(file: string, bytes: Uint8Array): Published {
  const { value, locate } = isJson(bytes) ? readJson(file, bytes) : readYaml(file, bytes);
  const at = (pointer: string) => positionIn(file, locate(pointer));
  if (!isObject(value)) throw new UsageError(`${at('')}: expected an OpenAPI document, got ${kind(value)}`);
  if (value.swagger !== undefined)
    throw new UsageError(`${at('/swagger')}: OpenAPI 2.0 is not read any more; convert the document to 3.0 first`);
  if (!/^3\.\d/.test(String(value.openapi)) || !isObject(value.paths))
    throw new UsageError(`${at('')}: expected an OpenAPI document of version 3.0 or 3.1 with paths`);
  return { file, root: value, locate: at };
}

const isJson = (bytes: Uint8Array): boolean => /^\uFEFF?\s*\{/.test(Buffer.from(bytes.subarray(0, 100)).toString());

function readJson(file: string, bytes: Uint8Array) {
  const document = parseJson(file, bytes);
  const { problem } = document;
  if (problem) throw new UsageError(`${positionIn(file, problem.position)}: expected JSON, got ${problem.got}`);
  return document;
}

function readYaml(file: string, bytes: Uint8Array) {
  const indents = new TextDecoder().decode(bytes).match(/^ *(- )*/gm) ?? [];
  if (indents.some(({ length }) => length > maxDepth * 2))
    throw new UsageError(`${file}: nested more than ${maxDepth} levels deep; Assay reads no deeper`);
  return parseYaml(file, bytes);
}

export const placeBelow = ({ value, pointer }: Located, key: string): Located => ({
  value: isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
  pointer: `${pointer}/${segment(key)}`,
});

/** Follows the references of a place, one after the other; a reference that leads out of the document is refused. */
export function resolved({ root, locate }: Published, place: Located): Located {
  const seen = new Set<string>();
  let { value, pointer } = place;
  while (isObject(value) && typeof value.$ref === 'string') {
    const { $ref } = value;
    if (!$ref.startsWith('#'))
      throw new UsageError(`${locate(pointer)}: "${$ref}" leads out of the document; bundle it into one file first`);
    if (seen.has($ref)) throw new UsageError(`${locate(pointer)}: "${$ref}" refers to itself`);
    seen.add($ref);
    const target = decodeURIComponent($ref.slice(1));
    const found = valueAt(root, target);
    if (found === undefined) throw new UsageError(`${locate(pointer)}: "${$ref}" refers to nothing`);
    value = found;
    pointer = target;
  }
  return { value, pointer };
}
