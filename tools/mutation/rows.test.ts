import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digests, merged } from './rows.ts';

const source = (path: string, text = '') => ({ path, text, imports: [] });
const score = (killed: number) => ({ mutants: 10, killed, timeout: 0, survived: 10 - killed, listed: 0, percent: 10 * killed });
const tree = [source('engine/judge.ts'), source('rules/a/one.ts'), source('rules/a/two.ts'), source('rules/b/one.ts')];

test('a part that was tried takes the place of its own rows, and leaves the others', () => {
  const published = {
    engine: { ...score(7), digest: 'old' },
    'rules/a': { ...score(8), digest: 'old' },
    'rules/gone': { ...score(1), digest: '' },
  };
  const rows = merged(published, { 'rules/a': score(9), 'rules/b': score(5) }, tree, tree.slice(1));
  const { 'rules/a': a, 'rules/b': b } = digests(tree);
  assert.deepEqual(rows, { engine: published.engine, 'rules/a': { ...score(9), digest: a }, 'rules/b': { ...score(5), digest: b } });
});

test('a folder of which only some files were tried keeps its row', () => {
  const published = { 'rules/a': { ...score(8), digest: 'old' } };
  assert.deepEqual(merged(published, { 'rules/a': score(9) }, tree, tree.slice(2, 3)), published);
});

test('a digest changes with a text and with a name', () => {
  const of = (path: string, text: string) => digests([source(path, text)])['rules/a'];
  assert.equal(new Set([of('rules/a/one.ts', ''), of('rules/a/one.ts', 'x'), of('rules/a/two.ts', 'x')]).size, 3);
});
