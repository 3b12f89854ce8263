import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { documentNames } from '../../../engine/contract/documents.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const read = (name: string) => readFileSync(new URL(`openapi/${name}.yaml`, import.meta.resolve('#package')), 'utf8');

/** Every schema of a document with the path to it: components, bodies, parameters, and the schemas inside them. */
function* schemas(value: unknown, path: string): Generator<[path: string, schema: unknown]> {
  if (!isObject(value) && !Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${path}/${key}`;
    if (key === 'schema') yield* within(inner, here);
    else if (path.endsWith('/components') && key === 'schemas') {
      for (const [name, schema] of Object.entries(inner as Json)) yield* within(schema, `${here}/${name}`);
    } else yield* schemas(inner, here);
  }
}

/** Left out: `additionalProperties: true`, which says no more than its absence. */
function* within(schema: unknown, path: string): Generator<[string, unknown]> {
  yield [path, schema];
  if (!isObject(schema)) return;
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* within(inner, `${path}/properties/${name}`);
  for (const key of ['items', 'additionalProperties']) if (isObject(schema[key])) yield* within(schema[key], `${path}/${key}`);
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    for (const [index, inner] of ((schema[key] ?? []) as unknown[]).entries()) yield* within(inner, `${path}/${key}/${index}`);
}

const anything = [null, true, false, 0, -1.5, '', 'text', [], [null], [1, 'a'], {}, { a: null }, { id: {} }];

for (const name of documentNames) {
  describe(`openapi/${name}.yaml`, () => {
    const text = read(name);
    const id = `https://assay.example/openapi/${name}`;
    const document = parse(text.replaceAll('#/components/schemas/', `${id}#/$defs/`)) as { components: { schemas: Json } };
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    formats.default(ajv);
    ajv.addVocabulary(['x-assumption', 'x-not-shown', 'x-source', 'x-requirement', 'x-expected', 'x-names', 'x-should']);
    ajv.addSchema({ $id: id, $defs: document.components.schemas });
    const all = [...schemas(document, '')];

    it('is a valid OpenAPI document', async () => {
      const { valid, errors } = await new Validator().validate(parse(text) as Json);
      assert.ok(valid, JSON.stringify(errors));
    });

    it('has component schemas', () => assert.ok(Object.keys(document.components.schemas).length > 0));

    for (const schema of Object.keys(document.components.schemas)) {
      it(`has a schema ${schema} that compiles strictly`, () => {
        assert.equal(typeof ajv.compile({ $ref: `${id}#/$defs/${schema}` }), 'function');
      });
    }

    it('has no schema that accepts everything and does not say why', () => {
      const open = all.filter(([, schema]) => {
        if (isObject(schema) && schema['x-not-shown']) return false;
        const accepts = ajv.compile(schema as Json);
        return anything.every((value) => accepts(value));
      });
      assert.deepEqual(
        open.map(([path]) => path),
        [],
      );
    });

    it('has no object without any stated field that does not say why', () => {
      const bare = all.filter(([, schema]) => {
        if (!isObject(schema) || schema.type !== 'object' || schema['x-not-shown']) return false;
        return !schema.properties && !isObject(schema.additionalProperties) && schema.additionalProperties !== false;
      });
      // What a zone's record holds is said at the zone around it.
      assert.deepEqual(
        bare.map(([path]) => path).filter((path) => path !== '/components/schemas/Zone/anyOf/1'),
        [],
      );
    });
  });
}
