import assert from 'node:assert/strict';
import test from 'node:test';
import { automaton } from '../../../../engine/redaction/automaton.ts';

/** Every pattern with the place where it ends, as a plain search finds them: at each place the longest first. */
function plainly(patterns: string[], text: string): string[] {
  const found: string[] = [];
  for (let end = 1; end <= text.length; end++)
    for (const pattern of patterns.toSorted((one, other) => other.length - one.length))
      if (text.slice(0, end).endsWith(pattern)) found.push(`${pattern}@${end}`);
  return found;
}

function found(patterns: string[], ...texts: string[]): string[] {
  const search = automaton(patterns.map((text) => ({ text })));
  const all: string[] = [];
  for (const text of texts) {
    all.length = 0;
    search.scan(text, (pattern, end) => {
      all.push(`${pattern.text}@${end}`);
      return false;
    });
  }
  return all;
}

const patterns = ['he', 'she', 'hers', 'his', 'e', '\u00e9t\u00e9', 't\u00e9', '\u0080x', '\u007fx', 's\u0080'];
const text = 'ushers this \u00e9t\u00e9 she\u0080x\u007fx hehehers\u0080x';

test('every pattern at every place, the longest first, whatever the alphabet', () => {
  assert.deepEqual(found(patterns, text), plainly(patterns, text));
});

test('the same once enough was read for a table of steps', () => {
  assert.deepEqual(found(patterns, 'x'.repeat(1000), text), plainly(patterns, text));
  assert.deepEqual(found(patterns, text, text, text), plainly(patterns, text));
});

test('more patterns than a table has room for', () => {
  const many = Array.from({ length: 4000 }, (_, index) => `${String(index * 7919).padStart(9, '0')}-end`);
  const read = `x${many[17]}y${many[3999]}`;
  assert.deepEqual(found(many, 'z'.repeat(100_000), read), plainly([many[17] ?? '', many[3999] ?? ''], read));
});

test('at one place nothing shorter is told once one is taken', () => {
  const taken: string[] = [];
  automaton(patterns.map((one) => ({ text: one }))).scan('she', ({ text: one }) => taken.push(one) > 0);
  assert.deepEqual(taken, ['she']);
});

test('nothing is found by no pattern, nor in no text', () => {
  assert.deepEqual(found([], text), []);
  assert.deepEqual(found(patterns, ''), []);
});
