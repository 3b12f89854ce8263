import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ambiguous, exportsOf } from '../../../tools/names.ts';

const found = (...files: [path: string, text: string][]) => ambiguous(files.flatMap(([path, text]) => exportsOf(path, text)));

test('a name that two files define is told, with both places', () => {
  const problems = found(['engine/a.ts', 'export type Call = string;'], ['rules/b.ts', '\nexport const Call = 1;']);
  assert.deepEqual(problems, ['rules/b.ts:2: "Call" means something else in engine/a.ts:1; give one of them another name']);
});

test('what is exported again, by default or for itself has one meaning', () => {
  const again = "export { Call } from './a.ts';\nexport default function main() {}\nconst other = 1;";
  assert.deepEqual(found(['engine/a.ts', 'export interface Call {}\nconst other = 2;'], ['engine/b.ts', again]), []);
  assert.deepEqual(found(['engine/a.ts', 'export function one(a: 1): 1;\nexport function one(a: 2): 2;']), []);
});

test('two things that mirror each other may share their words', () => {
  const files: [string, string][] = [
    ['engine/signatures/oauth/mistake.ts', 'export type Mistake = 1;'],
    ['engine/signatures/sso/mistake.ts', 'export type Mistake = 2;'],
  ];
  assert.deepEqual(found(...files), []);
  assert.equal(found(...files, ['rules/a.ts', 'export type Mistake = 3;']).length, 1);
});
