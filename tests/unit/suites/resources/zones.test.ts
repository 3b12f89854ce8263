import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compiledContract } from '../../../../engine/contract/ajv.ts';
import { contract, useContract } from '../../../../engine/contract/contract.ts';
import { readDocuments } from '../../../../engine/contract/read.ts';
import type { Answered } from '../../../../engine/recording/recording.ts';
import rule from '../../../../suites/resources/rules/zones/name-par-and-mtl.ts';

const published = contract();
after(() => useContract(published));

test('the zones to name are those of the document', () => {
  const list = { label: 'zones/list', answer: { status: 200, body: '["par", {"name": "mtl"}]' } } as unknown as Answered;
  const missing = () =>
    [rule.check([list])].flat().map((problem) => ('code' in problem && 'facts' in problem ? [problem.code, problem.facts] : problem));
  assert.deepEqual(missing(), []);
  const { documents } = readDocuments(dirname(fileURLToPath(import.meta.resolve('#package'))));
  const schemas = documents.platform.components?.schemas as Record<string, Record<string, unknown>>;
  Object.assign(schemas.ZoneList ?? {}, { 'x-names': ['par', 'lhr'] });
  useContract(compiledContract(documents));
  assert.deepEqual(missing(), [['not-named', { zone: 'lhr' }]]);
});
