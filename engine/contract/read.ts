import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Files of a contract that nobody would read. */
export function strangeFiles(folder: string): string[] {
  const known = [...allNames.map(fileOf), 'openapi/unjudged.yaml'];
  const filesIn = (part: string) =>
    existsSync(join(folder, part)) ? readdirSync(join(folder, part)).map((name) => `${part}/${name}`) : [];
  const unread = ['openapi', 'specs/values'].flatMap(filesIn).filter((path) => /\.(ya?ml|json)$/.test(path) && !known.includes(path));
  const misnamed = filesIn('specs/questions').filter((path) => /\.(yml|json)$/.test(path));
  return [
    ...unread.map(
      (path) => `${path}: Assay reads ${known.filter((one) => dirname(one) === dirname(path)).join(', ')} here, and no other file`,
    ),
    ...misnamed.map((path) => `${path}: Assay reads files that end in .yaml here`),
  ];
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError(`${path}: cannot be read; a contract has openapi/*.yaml and specs/schemas/manifest.schema.json`);
  }
}
