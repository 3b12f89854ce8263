import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compiledContract } from '../../../../engine/contract/ajv.ts';
import { readDocuments } from '../../../../engine/contract/read.ts';

test('the same documents are compiled once, changed ones again', () => {
  const [one, other, changed] = [1, 2, 3].map(() => readDocuments('.').documents);
  assert.ok(one && other && changed);
  const first = compiledContract(one);
  assert.equal(compiledContract(other), first);
  changed.manifest.required = ['id'];
  assert.notEqual(compiledContract(changed), first);
});
