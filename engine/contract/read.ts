import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { UsageError } from '../documents/usage-error.ts';
import { yamlPosition } from '../documents/yaml.ts';
import { type DocumentName, type Documents, documentNames } from './documents.ts';

type Name = DocumentName | 'manifest';

/** The documents of a contract as they stand in their files. */
export interface ReadDocuments {
  documents: Documents;
  /** File, line and column of a place: `openapi/vendor.yaml:12:5`. */
  locate(name: Name, pointer: string): string;
}

const fileOf = (name: Name): string => (name === 'manifest' ? 'specs/schemas/manifest.schema.json' : `openapi/${name}.yaml`);

/** Reads the documents below a folder that is laid out as this project is. */
export function readDocuments(folder: string): ReadDocuments {
  const names: Name[] = [...documentNames, 'manifest'];
  const files = new Map(names.map((name) => [name, readOne(folder, fileOf(name))]));
  const documents = Object.fromEntries(
    [...files].map(([name, { document }]) => [name, document.toJS({ maxAliasCount: 100 })]),
  ) as unknown as Documents;
  return {
    documents,
    locate(name, pointer) {
      const file = files.get(name);
      return `${fileOf(name)}:${file ? positionIn(file, pointer) : '1:1'}`;
    },
  };
}

interface Parsed {
  document: Document;
  lines: LineCounter;
}

function readOne(folder: string, file: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(textOf(join(folder, file)), { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    throw new UsageError(`${file}:${line}:${col}: ${error.message}`);
  }
  return { document, lines };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${path}: cannot be read; a contract has openapi/*.yaml and specs/schemas/manifest.schema.json`);
  }
}

function positionIn({ document, lines }: Parsed, pointer: string): string {
  const { line, column } = yamlPosition(document, lines, pointer);
  return `${line}:${column}`;
}
