import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { certify } from '../../../library/index.ts';

const id = 'manifest/id-is-present';

test('runs at once in one process are each judged by their own edition', async (t) => {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-editions-'));
  t.after(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, 'mild.yaml'), `edition: 2031-01\nrows:\n  - { id: ${id}, level: should }\n`);
  writeFileSync(join(cwd, 'strict.yaml'), 'edition: 2032-01\nrows:\n  - { id: manifest/is-a-json-object, level: should }\n');
  // A manifest without an id cannot be used for calls, so only the manifest is judged.
  const judged = async (edition?: string) => {
    const options = { cwd, out: `report-${edition}`, ...(edition !== undefined && { edition }) };
    const report = await certify({ api: {} } as never, options as never);
    return [report.edition, report.requirements.find((one) => one.id === id)?.level];
  };
  const alone = await judged();
  const atOnce = await Promise.all([judged('mild.yaml'), judged(), judged('strict.yaml'), judged('mild.yaml')]);
  assert.deepEqual(atOnce, [['2031-01', 'should'], alone, ['2032-01', 'must'], ['2031-01', 'should']]);
  assert.deepEqual(await judged(), alone);
});
