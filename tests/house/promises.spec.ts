import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../support/command.ts';

test('the security model names tests that exist', () => {
  const text = readFileSync(join(root, 'docs/security-model.md'), 'utf8');
  const named = [...text.matchAll(/\| `(tests\/[\w./-]+)`: (.+?) *\|$/gm)];
  expect(named.length).toBeGreaterThan(10);
  for (const [, file = '', title = ''] of named) expect.soft(readFileSync(join(root, file), 'utf8'), file).toContain(title);
});
