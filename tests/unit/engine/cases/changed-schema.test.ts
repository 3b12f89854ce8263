import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { bodyOfParts, isLonger, ordinaryParts, provisioningSchema } from '../../../../engine/cases/bodies.ts';
import { fromSchema } from '../../../../engine/cases/from-schema.ts';
import { plainValue } from '../../../../engine/cases/plain.ts';
import { searchBodies } from '../../../../engine/cases/search.ts';
import { shaped, shapesOf } from '../../../../engine/cases/shapes.ts';
import { ajvFor } from '../../../../engine/contract/ajv.ts';
import type { Schema } from '../../../../engine/contract/schema.ts';

const shapes = shapesOf(0);

const plans = ['test', 'big'];
const run = (schema: Schema) => {
  let count = 0;
  return { plans, schema, addonId: () => `assay_${++count}`, callbackUrl: (id: string) => `https://platform.example/${id}` };
};

/** The published schema with some fields changed, added (a schema) or dropped (undefined), and some made optional. */
function changed(fields: Record<string, Schema | undefined>, optional: string[] = []): Schema {
  const published = provisioningSchema();
  const properties = Object.entries({ ...published.properties, ...fields }).filter((entry): entry is [string, Schema] => !!entry[1]);
  const names = properties.map(([name]) => name);
  return { ...published, properties: Object.fromEntries(properties), required: names.filter((name) => !optional.includes(name)) };
}

const drawnBodies = (schema: Schema, numRuns: number) => {
  const own = run(schema);
  return fc.sample(ordinaryParts(plans, schema), { seed: 5, numRuns }).map((parts) => bodyOfParts(parts, own));
};

/** Bodies as they are sent, each checked by Ajv. */
function bodies(schema: Schema, numRuns = 150): Record<string, unknown>[] {
  const isValid = ajvFor().compile(schema);
  const sent = [...drawnBodies(schema, numRuns), ...shaped(plans, schema).map(({ parts }) => bodyOfParts(parts, run(schema)))].map((body) =>
    JSON.parse(JSON.stringify(body)),
  );
  for (const body of sent) assert.ok(isValid(body), JSON.stringify([body, isValid.errors]));
  return sent;
}

const added: [what: string, schema: Schema, isVaried: (values: unknown[]) => boolean][] = [
  ['an integer', { type: 'integer', minimum: 3, maximum: 900 }, (values) => new Set(values).size > 20],
  ['a number', { type: 'number', minimum: 0 }, (values) => values.some((value) => !Number.isInteger(value))],
  ['a boolean', { type: 'boolean' }, (values) => new Set(values).size === 2],
  ['null', { type: 'null' }, (values) => values.every((value) => value === null)],
  ['a constant', { type: 'string', const: 'v2' }, (values) => values.every((value) => value === 'v2')],
  ['one of some', { enum: ['a', 'b', 7] }, (values) => new Set(values).size === 3],
  ['a pattern', { type: 'string', pattern: '^[A-Z]{3}-\\d+$' }, (values) => new Set(values).size > 20],
  ['a pattern that looks ahead', { type: 'string', pattern: '^(?!\\.{0,2}$)[^\\p{Cs}]*$' }, (values) => new Set(values).size > 20],
  ['an address', { type: 'string', format: 'uri' }, (values) => new Set(values).size > 20],
  ['a short text', { type: 'string', minLength: 2, maxLength: 5 }, (values) => new Set(values).size > 20],
  ['a text or nothing', { type: ['string', 'null'] }, (values) => values.includes(null) && values.some((value) => value !== null)],
  ['a list', { type: 'array', items: { type: 'string' }, minItems: 1 }, (values) => values.some((value) => (value as []).length > 1)],
  ['a list with an entry', { type: 'array', items: { type: 'string' }, contains: { const: 'eu' } }, (values) => values.length > 0],
  [
    'a map',
    { type: 'object', additionalProperties: { type: 'integer' } },
    (values) => values.some((value) => Object.keys(Object(value))[1]),
  ],
  [
    'an object',
    { type: 'object', required: ['id'], properties: { id: { type: 'string' }, tag: { type: 'string' } } },
    (values) => new Set(values.map((value) => 'tag' in Object(value))).size === 2,
  ],
  ['a schema in parts', { allOf: [{ type: 'string', minLength: 1 }, { minLength: 35 }] }, (values) => new Set(values).size > 20],
  ['a choice', { anyOf: [{ type: 'integer' }, { type: 'boolean' }] }, (values) => new Set(values.map((value) => typeof value)).size === 2],
  ['anything', {}, (values) => new Set(values.map((value) => typeof value)).size > 2],
];

for (const [what, schema, isVaried] of added) {
  test(`a field that a document adds is drawn: ${what}`, () => {
    assert.ok(isVaried(bodies(changed({ quota: schema })).map(({ quota }) => quota)));
    const isValid = ajvFor().compile(schema);
    for (const extent of ['bare', 'full'] as const) assert.ok(isValid(plainValue(schema, extent)), extent);
    assert.deepEqual(fc.sample(fromSchema(schema), { seed: 1, numRuns: 20 }), fc.sample(fromSchema(schema), { seed: 1, numRuns: 20 }));
  });
}

test('a field that a document makes optional is sometimes left out, and so that no client fills it in', () => {
  for (const name of ['addon_id', 'owner_name', 'user_id', 'options', 'region', 'callback_url']) {
    const sent = bodies(changed({}, [name]));
    assert.deepEqual(new Set(sent.map((body) => name in body)), new Set([true, false]), name);
  }
  const [left] = drawnBodies(changed({}, ['options']), 50).filter((one) => one.options === undefined);
  assert.ok(left && Object.hasOwn(left, 'options') && !isLonger(left));
});

test('a field that a document drops is not sent, and shapes of it are not tried', () => {
  for (const body of bodies(changed({ owner_name: undefined }))) assert.ok(!('owner_name' in body));
  const left = shaped(plans, changed({ owner_name: undefined })).map(({ what }) => what);
  assert.deepEqual(
    left,
    shapes.filter(({ changes }) => !('owner_name' in changes)).map(({ what }) => what),
  );
});

test('a field that a document renames is sent under its new name', () => {
  const schema = changed({ owner_id: undefined, organisation_id: { type: 'string' } });
  for (const body of bodies(schema)) assert.ok('organisation_id' in body && !('owner_id' in body) && typeof body.user_id === 'string');
});

test('a changed constant is sent', () => {
  for (const body of bodies(changed({ region: { type: 'string', const: 'US' } }))) assert.equal(body.region, 'US');
});

test('a field of another type, or with a pattern, is drawn from its schema', () => {
  for (const body of bodies(changed({ owner_id: { type: 'integer' } }))) assert.ok(Number.isInteger(body.owner_id));
  for (const body of bodies(changed({ callback_url: { type: 'integer' } }))) assert.ok(Number.isInteger(body.callback_url));
  for (const body of bodies(changed({ plan: { type: 'string', enum: ['s', 'm'] } }))) assert.match(String(body.plan), /^[sm]$/);
  for (const body of bodies(changed({ addon_id: { type: 'string', pattern: '^[0-9]+$' } }))) assert.match(String(body.addon_id), /^\d+$/);
  const names = bodies(changed({ owner_name: { type: 'string', maxLength: 9 } })).map(({ owner_name }) => String(owner_name));
  assert.ok(names.every((name) => [...name].length <= 9) && names.some((name) => /[^ -~]/.test(name)));
});

test('with a changed schema, shapes come first and what fails is made smaller', async () => {
  const schema = changed({ quota: { type: 'integer' }, code: { type: 'string', pattern: '^[A-Z]{3}$' } }, ['quota']);
  for (const { what, parts } of shaped(plans, schema))
    assert.ok(!isLonger(parts) === ordinaryParts(plans, schema).canShrinkWithoutContext(parts), what);
  const sent: string[] = [];
  const { smallest } = await searchBodies({
    ...run(schema),
    seed: 3,
    cases: 200,
    budget: 300,
    send: async (body, { what }) => {
      sent.push(what);
      return Number((body as { quota?: number }).quota) > 1000 ? 'refused' : 'accepted';
    },
  });
  assert.deepEqual(
    sent.slice(0, shapes.length),
    shapes.map(({ what }) => what),
  );
  const body: Record<string, unknown> = { ...smallest?.body };
  assert.deepEqual([body.quota, body.owner_name], [1001, 'a']);
});
