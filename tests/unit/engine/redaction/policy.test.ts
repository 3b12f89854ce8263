import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isWorthHiding, weaknessOf } from '../../../../engine/redaction/policy.ts';

const trivial = [
  '',
  'ab',
  'true',
  'False',
  'eu',
  'EU',
  '0',
  '8080',
  '-1',
  '65535',
  '1.2.3',
  'v18.2',
  '127.0.0.1',
  'localhost',
  'production',
  'aaaaaaaa',
  '********',
];
const secret = ['a1b2', '123456', 'hunter2', 'https://db.example/x', 'true-secret', '0.123456'];

it('tells what is worth hiding', () => {
  assert.deepEqual(trivial.filter(isWorthHiding), []);
  assert.deepEqual(secret.filter(isWorthHiding), secret);
});

it('tells why a secret cannot be kept out of a report', () => {
  const published = ['acme-database', 'https://test.acme.example/resources'];
  assert.equal(weaknessOf('seven77', published), 'is shorter than 8 characters');
  for (const one of ['resources', 'acme.example', 'acme-database']) assert.match(String(weaknessOf(one, published)), /a part of the id/);
  for (const one of ['postgresql', 'Production', 'aaaaaaaa']) assert.match(String(weaknessOf(one, published)), /a common word/);
  for (const one of ['eight888', 'a'.repeat(40)]) assert.equal(weaknessOf(one, published), undefined);
});
