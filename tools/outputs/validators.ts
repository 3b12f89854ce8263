import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { transformSync } from 'esbuild';
import { valueNames } from '../../engine/contract/documents.ts';
import { header } from './header.ts';

/** Schemas that are compiled with the contract that has them, or are a part of another. */
const elsewhere = ['catalogue', 'manifest', 'recording', ...valueNames] as string[];

/** Leaves the words out of a schema: they decide nothing. */
const withoutWords = (key: string, value: unknown) => (key === 'description' && typeof value === 'string' ? undefined : value);

/** One CommonJS file with a compiled validator for each schema: no command compiles a schema when it starts. Nobody reads it, so its names are short. */
export function validatorOutputs(root: string): Map<string, string> {
  const folder = join(root, 'specs/schemas');
  const ajv = new Ajv2020({ allErrors: true, strictRequired: false, allowUnionTypes: true, code: { source: true } });
  formats.default(ajv);
  const names: Record<string, string> = {};
  for (const file of readdirSync(folder)) {
    const name = file.replace('.schema.json', '');
    if (elsewhere.includes(name)) continue;
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8'), withoutWords);
    ajv.addSchema(schema);
    names[name] = schema.$id;
  }
  names.recording = `${names.report}#/$defs/Recording`;
  const { code } = transformSync(standalone.default(ajv, names), { minify: true, lineLimit: 200 });
  return new Map([['specs/generated/validators.cjs', `// ${header}\n${code}`]]);
}
