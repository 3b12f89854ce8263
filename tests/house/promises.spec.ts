import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../support/command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const model = read('docs/security-model.md');

/** The rows of every table of promises: what is promised, and the tests that check it. */
const promises = [...model.matchAll(/^\| promise \| test \|\n\|[- |]+\n((?:\|.*\n)+)/gm)].flatMap(([, rows = '']) =>
  rows
    .trim()
    .split('\n')
    .map((row) => / \| (?=[^|]*\|$)(.*) \|$/.exec(row)?.[1] ?? ''),
);

test('every test that the security model names exists', () => {
  const named = [...model.matchAll(/`(tests\/[\w./-]+)`(?:: _([^_…]+)_)?/g)];
  expect(named.length).toBeGreaterThan(60);
  for (const [, file = '', title = ''] of named) expect.soft(read(file), file).toContain(title);
});

test('every promise of the security model names a test that exists', () => {
  expect(promises.length).toBeGreaterThan(30);
  for (const tests of promises) {
    const named = [...tests.matchAll(/`(tests\/[\w./-]+)`(?:: ([^;]+))?/g)];
    expect.soft(named.length, tests).toBeGreaterThan(0);
    for (const [, file = '', title = ''] of named) expect.soft(read(file), file).toContain(title.replace(/,$/, ''));
  }
});
