import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { problemOf } from '../documents/schema.ts';
import { valueNames } from './documents.ts';
import type { ReadDocuments } from './read.ts';

/** What is wrong with the values of a contract, each with its place. */
export function wrongValues({ documents, locate }: ReadDocuments): string[] {
  const ajv = new Ajv2020({ allErrors: true });
  return valueNames.flatMap((name) => {
    const schema = JSON.parse(readFileSync(new URL(import.meta.resolve(`#specs/schemas/${name}.schema.json`)), 'utf8'));
    const validate = ajv.compile(schema);
    validate(documents[name]);
    return (validate.errors ?? [])
      .map((error) => problemOf(error, documents[name]))
      .map(({ pointer, text }) => `${locate(name, pointer)}: ${text}`);
  });
}
