import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sentHeaders, withHeaderValues } from '../../../../runs/plan/headers.ts';
import type { Io } from '../../../../runs/run.ts';
import { pinsFor } from '../../../../runs/selection/project.ts';

const [KEY, NONE] = ['KEY', 'NONE'].map((name) => `\${${name}}`);

test('a header takes its value from the argument, a variable or a file', (t) => {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-header-'));
  t.after(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, 'key'), 'from=a:file\n');
  const io = { cwd, env: { KEY: 'from a variable' } } as unknown as Io;
  const values = (...texts: string[]) => sentHeaders(withHeaderValues(texts, io));
  assert.deepEqual(values('X-A: a=b', `X-B=${KEY}`, `X-C=Bearer ${KEY}`, 'X-D=@key', `X-E: @key ${KEY}`, `X-F: $${KEY}`), [
    ['X-A', 'a=b'],
    ['X-B', 'from a variable'],
    ['X-C', 'Bearer from a variable'],
    ['X-D', 'from=a:file'],
    ['X-E', '@key from a variable'],
    ['X-F', KEY],
  ]);
  for (const [text, message] of [
    ['X-A', /takes "Name: value"/],
    ['X-A=written out', /takes "Name: value"/],
    [`X-A=${NONE}`, /X-A: \$\{NONE\} is not set/],
    [`X-A: ${NONE}`, /X-A: \$\{NONE\} is not set/],
    ['X-A=@none', /^none: no such file$/],
  ] as const)
    assert.throws(() => values(text), { message });
});

test('a header of assay.yaml is filled in once', async (t) => {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-header-'));
  t.after(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, 'assay.yaml'), `options:\n  header: ["X-A: ${KEY}", "X-B: $${KEY}"]\n`);
  const io = { cwd, env: { KEY: `$${NONE} ${NONE} \${a b}` } } as unknown as Io;
  const pins = await pinsFor('certify', { header: { array: true } }, io);
  assert.deepEqual(sentHeaders(withHeaderValues(pins?.defaults.header as string[], io)), [
    ['X-A', io.env.KEY],
    ['X-B', KEY],
  ]);
});
