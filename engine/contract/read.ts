import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionIn } from '../documents/text.ts';
import { UsageError } from '../documents/usage-error.ts';
import { parseYaml } from '../documents/yaml.ts';
import { type DocumentName, type Documents, documentNames } from './documents.ts';

type Name = DocumentName | 'manifest';

export type ReadDocuments = ReturnType<typeof readDocuments>;

export const allNames: readonly Name[] = [...documentNames, 'manifest'];

export const fileOf = (name: Name): string => (name === 'manifest' ? 'specs/schemas/manifest.schema.json' : `openapi/${name}.yaml`);

/** Reads the documents in a folder with the layout of this project. */
export function readDocuments(folder: string) {
  const files = new Map(allNames.map((name) => [name, parseYaml(fileOf(name), bytesOf(join(folder, fileOf(name))))]));
  return {
    documents: Object.fromEntries([...files].map(([name, { value }]) => [name, value])) as unknown as Documents,
    /** File, line and column of a place: `openapi/vendor.yaml:12:5`. */
    locate: (name: Name, pointer: string): string => positionIn(fileOf(name), files.get(name)?.locate(pointer) ?? { line: 1, column: 1 }),
  };
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError(`${path}: cannot be read; a contract has openapi/*.yaml and specs/schemas/manifest.schema.json`);
  }
}
