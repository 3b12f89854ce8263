import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compile } from './compile.ts';
import type { Contract } from './contract.ts';
import type { Documents } from './documents.ts';
import { formats } from './formats.ts';
import type { Validate } from './schema.ts';

/** Ajv as the contract's messages need it. */
export function ajvFor(options: { source?: boolean } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    ...(options.source && { code: { source: true, lines: true, formats: _`formats` } }),
  });
  ajv.addVocabulary(['x-requirement', 'x-expected', 'x-media-type', 'x-names']);
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate);
  return ajv;
}

/** The contract of changed documents, compiled here and now. */
export function compiledContract(documents: Documents): Contract {
  const data = compile(documents);
  const ajv = ajvFor();
  const validators = Object.fromEntries(Object.entries(data.messages).map(([name, schema]) => [name, ajv.compile(schema) as Validate]));
  return { ...data, validators };
}
