import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requirements } from '../../../../engine/catalogue/catalogue.ts';
import { statedBy } from '../../../../engine/contract/stated.ts';

test('every requirement that documents judge has a way to fail, with what they want', () => {
  const judged = requirements().filter(({ documents }) => documents);
  assert.ok(judged.length > 30);
  assert.deepEqual(
    judged.filter(({ id }) => statedBy(id).length === 0 || statedBy(id).some(([, wanted]) => wanted === '')).map(({ id }) => id),
    [],
  );
});

test('a part of a schema has words of its own', () => {
  assert.deepEqual(statedBy('manifest/password-is-long')[0], ['minLength', '35 characters or more']);
});
