import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { positionIn } from '../documents/text.ts';
import { UsageError } from '../documents/usage-error.ts';
import { parseYaml } from '../documents/yaml.ts';
import { type Documents, documentNames, valueNames } from './documents.ts';

type Name = keyof Documents;

export type ReadDocuments = ReturnType<typeof readDocuments>;

export const allNames: readonly Name[] = [...documentNames, 'manifest', ...valueNames];

const isValues = (name: Name): boolean => (valueNames as readonly string[]).includes(name);

export function fileOf(name: Name): string {
  if (name === 'manifest') return 'specs/schemas/manifest.schema.json';
  return isValues(name) ? `specs/values/${name}.yaml` : `openapi/${name}.yaml`;
}

/** The folder with the published contract. */
export const ownFolder = fileURLToPath(new URL('.', import.meta.resolve('#package')));

/** Reads the documents in a folder with the layout of this project; one from an older Assay has no values of its own. */
export function readDocuments(folder: string) {
  const pathOf = (name: Name) => (isValues(name) && !existsSync(join(folder, fileOf(name))) ? ownFolder : folder);
  const files = new Map(allNames.map((name) => [name, parseYaml(fileOf(name), bytesOf(join(pathOf(name), fileOf(name))))]));
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
