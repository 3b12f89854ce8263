import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sentHeaders, withHeaderValues } from '../../../../runs/live/headers.ts';
import type { Io } from '../../../../runs/run.ts';

const [KEY, NONE] = ['KEY', 'NONE'].map((name) => `\${${name}}`);

test('a header takes its value from the argument, a variable or a file', (t) => {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-header-'));
  t.after(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, 'key'), 'from=a:file\n');
  const io = { cwd, env: { KEY: 'from a variable' } } as unknown as Io;
  const values = (...texts: string[]) => sentHeaders(withHeaderValues(texts, io));
  assert.deepEqual(values('X-A: a=b', `X-B=${KEY}`, `X-C=Bearer ${KEY}`, 'X-D=@key', `X-E: @key ${KEY}`), [
    ['X-A', 'a=b'],
    ['X-B', 'from a variable'],
    ['X-C', 'Bearer from a variable'],
    ['X-D', 'from=a:file'],
    ['X-E', `@key ${KEY}`],
  ]);
  for (const [text, message] of [
    ['X-A', /takes "Name: value"/],
    ['X-A=written out', /takes "Name: value"/],
    [`X-A=${NONE}`, /X-A: \$\{NONE\} is not set/],
    ['X-A=@none', /^none: no such file$/],
  ] as const)
    assert.throws(() => values(text), { message });
});
