import assert from 'node:assert/strict';
import test from 'node:test';
import { ajvFor } from '../../../../engine/contract/ajv.ts';
import { violations } from '../../../../engine/contract/ownership.ts';
import type { Schema, Validate } from '../../../../engine/contract/schema.ts';

function found(schema: Schema, value: unknown) {
  const validate = ajvFor().compile(schema) as Validate;
  return validate(value)
    ? []
    : violations(schema, validate.errors ?? []).map(({ keyword, pointer, owners }) => ({ keyword, pointer, owners }));
}

test('a value that no branch of a choice takes is told once, by the choice', () => {
  const schema: Schema = { 'x-requirement': 'a/b', type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'object' }] } };
  assert.deepEqual(found(schema, ['par', 7]), [{ keyword: 'anyOf', pointer: '/1', owners: ['a/b'] }]);
  assert.deepEqual(found(schema, ['par', {}]), []);
});

test('a value of a wrong type has no other violation', () => {
  const schema: Schema = { 'x-requirement': 'a/b', type: 'string', const: 'EU' };
  assert.deepEqual(found(schema, 7), [{ keyword: 'type', pointer: '', owners: ['a/b'] }]);
  assert.deepEqual(found(schema, 'eu'), [{ keyword: 'const', pointer: '', owners: ['a/b'] }]);
});
