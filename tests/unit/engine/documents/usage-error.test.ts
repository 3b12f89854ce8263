import assert from 'node:assert/strict';
import test from 'node:test';
import { UsageError, unwritable } from '../../../../engine/documents/usage-error.ts';

test('what cannot be written is told with its code, and with what to do', () => {
  const told = unwritable('out/report.json', Object.assign(new Error('no'), { code: 'EACCES' }));
  assert.ok(told instanceof UsageError);
  assert.deepEqual(
    [told.name, told.message, (told as NodeJS.ErrnoException).code],
    ['UsageError', 'out/report.json: cannot be written (EACCES); name another folder with --out', 'EACCES'],
  );
  const other = unwritable('x', new Error('no'), 'name another file');
  assert.deepEqual(
    [other.message, (other as NodeJS.ErrnoException).code],
    ['x: cannot be written (unknown); name another file', 'unknown'],
  );
});
