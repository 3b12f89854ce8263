import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { documentNames } from '../../engine/contract/documents.ts';
import { header } from './header.ts';

type Json = Record<string, unknown>;

/** TypeScript types of the OpenAPI documents and of our own schemas. */
export async function typeOutputs(root: string): Promise<Map<string, string>> {
  const outputs = new Map<string, string>();
  for (const name of documentNames) {
    const document = parse(readFileSync(join(root, `openapi/${name}.yaml`), 'utf8')) as OpenAPI3;
    outputs.set(`openapi/generated/${name}.ts`, await types(document));
  }
  outputs.set('specs/generated/schemas.ts', await types(schemasAsOpenApi(join(root, 'specs/schemas'))));
  return outputs;
}

/** Each schema of a document is exported under its own name. */
const options = { silent: true, rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true };

async function types(document: OpenAPI3): Promise<string> {
  return `// ${header}\n\n${astToString(await openapiTS(document, options))}`;
}

/** Puts each schema and its definitions under components, which is where openapi-typescript looks for them. */
function schemasAsOpenApi(folder: string): OpenAPI3 {
  const files = readdirSync(folder).filter((file) => file.endsWith('.schema.json'));
  const read = files.map((file) => ({ file, schema: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json }));
  const titles = new Map(read.map(({ file, schema }) => [file, schema.title as string]));
  const schemas: Json = {};
  for (const { schema } of read) {
    const { $defs = {}, $schema, $id, title, ...rest } = schema;
    Object.assign(schemas, relink({ ...($defs as Json), [title as string]: rest }, titles));
  }
  return { openapi: '3.1.0', info: { title: 'schemas', version: '1' }, paths: {}, components: { schemas } } as OpenAPI3;
}

function relink(value: unknown, titles: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => relink(item, titles));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === '$ref' ? component(String(inner), titles) : relink(inner, titles)]),
  );
}

function component(reference: string, titles: Map<string, string>): string {
  const [file = '', fragment = ''] = reference.split('#');
  return `#/components/schemas/${fragment.split('/').pop() || titles.get(file)}`;
}
