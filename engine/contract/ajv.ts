import { hash } from 'node:crypto';
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type ContractData, compile } from './compile.ts';
import type { Contract } from './contract.ts';
import type { Documents } from './documents.ts';
import { formats } from './formats.ts';
import type { Schema, Validate } from './schema.ts';

export function ajvFor(options: { source?: boolean } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    allowMatchingProperties: true,
    ...(options.source && { code: { source: true, lines: true, formats: _`formats` } }),
  });
  // Ajv takes these for words, or follows what is no part of OpenAPI 3.1: a document that has them is refused.
  for (const keyword of ['readOnly', 'writeOnly', 'nullable', 'contentEncoding', 'contentMediaType', 'contentSchema'])
    ajv.removeKeyword(keyword);
  ajv.addVocabulary(['x-requirement', 'x-expected', 'x-media-type', 'x-names', 'example']);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

const compiled = new Map<string, Contract>();

/** Compiles changed documents at run time; each process compiles the same documents only once. */
export function compiledContract(documents: Documents): Contract {
  const data = compile(documents);
  const digest = hash('sha256', JSON.stringify(data));
  const known = compiled.get(digest) ?? { ...data, validators: validatorsOf(data) };
  compiled.set(digest, known);
  return known;
}

function validatorsOf({ messages }: ContractData): Contract['validators'] {
  const ajv = ajvFor();
  const compiledAs = (name: string, schema: Schema): Validate => {
    try {
      return ajv.compile(schema) as Validate;
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  };
  return Object.fromEntries(Object.entries(messages).map(([name, schema]) => [name, compiledAs(name, schema)]));
}
