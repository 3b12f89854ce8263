import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCatalogue, type WrittenSurface } from '../../../engine/contract/rows.ts';
import { namedBelow, wrongLabels } from '../../../tools/labels.ts';

const play = "export const one = play('a play', { records: { signOn: ['sso/known'] } }, async () => undefined);";

function found(rows: object[], rule = '', judged: { labels: string[] }[] = []): string[] {
  const root = mkdtempSync(join(tmpdir(), 'assay-labels-'));
  mkdirSync(join(root, 'suites/sso/rules'), { recursive: true });
  writeFileSync(join(root, 'suites/sso/plays.ts'), play);
  writeFileSync(join(root, 'suites/sso/rules/a.ts'), rule);
  try {
    return wrongLabels(root, [{ surface: 'sso', title: '', target: 'provider', rows, judged } as unknown as WrittenSurface]);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a label that no play declares is refused in a rule, with its line', () => {
  assert.deepEqual(found([], "defineRule({\n  reads: ['sso/known', 'sso/invented'],\n});"), [
    'suites/sso/rules/a.ts:2: no play records "sso/invented"; name a label that a play declares',
  ]);
  assert.deepEqual(found([], "defineRule({ reads: 'manifest' });"), []);
});

test('a label that no play declares is refused in a row', () => {
  const said = (part: object) => found([{ id: 'sso/a', ...part }]);
  const problem = 'suites/sso/requirements.yaml: sso/a: no play records "sso/invented"; name a label that a play declares';
  assert.deepEqual(said({ rule: { kind: 'is-refused', reads: ['sso/invented'] } }), [problem]);
  assert.deepEqual(said({ documents: { reads: ['sso/invented'] } }), [problem]);
  assert.deepEqual(said({ evidence: { controls: ['sso/known', 'sso/invented'] } }), [problem]);
  assert.deepEqual(said({ evidence: { refused: ['sso/invented'] } }), [problem]);
  assert.deepEqual(said({ evidence: { controls: ['sso/known'] } }), []);
  assert.deepEqual(found([], '', [{ labels: ['sso/invented'] }]).length, 1);
});

test('the labels of our own rows and rules are declared', () => {
  assert.deepEqual(wrongLabels('.', readCatalogue('.').surfaces), []);
});

test('what knows no surface names no label and no requirement', () => {
  const known = new Set(['sso/known']);
  const said = (text: string) => namedBelow('fixtures/as-platform/a.ts', text, known).map((line) => line.split(';')[0]);
  assert.deepEqual(said("one();\nrecord('sso/known', seen);"), [
    "fixtures/as-platform/a.ts:2: names 'sso/known', which only suites/ may know",
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a file
  assert.deepEqual(said('record(`sso/${kind}`, seen);'), ['fixtures/as-platform/a.ts:1: names `sso/${, which only suites/ may know']);
  assert.deepEqual(said("send('/sso/login', 'known');"), []);
});
