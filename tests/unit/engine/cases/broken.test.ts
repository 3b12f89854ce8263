import assert from 'node:assert/strict';
import test from 'node:test';
import { provisioningSchema } from '../../../../engine/cases/bodies.ts';
import { type Broken, broken, chosen, nonsenseBodies } from '../../../../engine/cases/broken.ts';
import { plainValue } from '../../../../engine/cases/plain.ts';
import { ajvFor } from '../../../../engine/contract/ajv.ts';
import { contract } from '../../../../engine/contract/contract.ts';
import type { Schema, Validate } from '../../../../engine/contract/schema.ts';

/** The keywords and pointers that Ajv finds broken. */
function found(validate: Validate, value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(({ keyword, instancePath, params }) =>
    keyword === 'required' ? `required ${instancePath}/${params.missingProperty}` : `${keyword} ${instancePath}`,
  );
}

const told = ({ keyword, pointer }: Broken) => `${keyword} ${pointer}`;

test('the samples of every message are valid, and each broken one breaks its keyword at its place', () => {
  let count = 0;
  for (const [name, schema] of Object.entries(contract().messages)) {
    const validate = contract().validators[name];
    assert.ok(validate);
    for (const extent of ['bare', 'full'] as const) {
      const valid = plainValue(schema, extent);
      assert.deepEqual(found(validate, valid), [], `${name}, ${extent}`);
      for (const one of broken(schema, valid)) {
        count += 1;
        assert.ok(found(validate, one.value).includes(told(one)), `${name}: ${one.what}, ${told(one)}`);
      }
    }
  }
  assert.ok(count > 300, String(count));
});

test('each keyword of a schema is broken once, and nothing else with it', () => {
  const schema: Schema = {
    type: 'object',
    required: ['id', 'size'],
    additionalProperties: false,
    properties: {
      id: { type: 'string', pattern: '^[a-z]+$' },
      size: { type: 'integer', minimum: 1, maximum: 9 },
      region: { type: 'string', const: 'EU' },
      kind: { enum: ['a', 'b'] },
      url: { type: 'string', format: 'uri' },
      text: { type: 'string', minLength: 2, maxLength: 4 },
      list: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2 },
      zones: { type: 'array', contains: { const: 'eu' } },
      map: { type: 'object', additionalProperties: { type: 'string' } },
      either: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      some: { not: { type: 'null' } },
    },
  };
  const validate = ajvFor().compile(schema) as Validate;
  const all = broken(schema, plainValue(schema, 'full'));
  const own = ['required /id', 'required /size', 'additionalProperties ', 'type ', 'pattern /id', 'type /id', 'minimum /size'];
  const more = [
    'maximum /size',
    'type /size',
    'const /region',
    'type /region',
    'enum /kind',
    'format /url',
    'type /url',
    'minLength /text',
  ];
  const last = ['maxLength /text', 'type /text', 'type /list/0', 'minItems /list', 'maxItems /list', 'type /list', 'contains /zones'];
  const rest = ['type /zones', 'type /map/KEY', 'type /map', 'anyOf /either', 'not /some'];
  assert.deepEqual(all.map(told).sort(), [...own, ...more, ...last, ...rest].sort());
  for (const one of all) {
    // Ajv tells as well what each branch and each entry lacks.
    const others = found(validate, one.value).filter(
      (error) => error !== told(one) && !/^(type|const) \/(either|zones|region)/.test(error),
    );
    assert.deepEqual(others, [], one.what);
  }
});

test('what is wrong is told in words', () => {
  const schema = provisioningSchema();
  const words = broken(schema, plainValue(schema)).map(({ what }) => what);
  for (const what of ['a body without plan', 'a body that is a number', 'a body with a number as plan', 'a body with "EU-other" as region'])
    assert.ok(words.includes(what), what);
});

test('a few are chosen by the seed, of different keywords first', () => {
  const schema = provisioningSchema();
  const all = broken(schema, plainValue(schema));
  assert.deepEqual(chosen(all, 3, 3), chosen(all, 3, 3));
  assert.notDeepEqual(chosen(all, 3, 3), chosen(all, 4, 3));
  for (const seed of [0, 7, -9]) assert.equal(new Set(chosen(all, seed, 3).map(({ keyword }) => keyword)).size, 3);
  assert.equal(chosen(all, 1, 5).length, 5);
  assert.deepEqual(chosen([], 1, 5), []);
});

test('nonsense is five bodies, none of them a provisioning request', () => {
  const callbackUrl = (id: string) => `https://platform.example/${id}`;
  const isValid = ajvFor().compile(provisioningSchema());
  const [text, ...others] = nonsenseBodies({ seed: 5, plans: ['test'], callbackUrl });
  assert.deepEqual(text, { what: 'a body that is not JSON', body: '{' });
  assert.equal(others.length, 4);
  for (const { what, body } of others) assert.ok(!isValid(JSON.parse(body)), what);
  const [, without] = others;
  assert.match(without?.what ?? '', /^a body without \w+$/);
  assert.ok(Object.keys(JSON.parse(without?.body ?? '')).length === 7);
});
