import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { decoders } from '../../../../engine/redaction/decoders.ts';
import { encodedParts } from '../../../../engine/redaction/encoded.ts';
import { draws } from '../../share.ts';
import { redactorOf, spellings } from './spellings.ts';

const unitsOf = (text: string) => Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

test('a text without escapes has no part to decode', () => {
  const plain = 'Thu, 01 Jan 2026 00:00:00 GMT, id=7&name=x, a-b, 0a1b2c3d-1111-4222-8333-444455556666, camelCaseBead';
  assert.deepEqual(encodedParts(plain, 100), []);
});

test('every escape that a decoder reads is in a part', () => {
  const unit = fc.constantFrom(...'%\\&=\0\r\n:- \t0aFuxn#;"{}g1'.split(''), '&amp;', '&#', '68:', '=\r\n');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      const units = unitsOf(text);
      const isRead = decoders.some(({ triggers, read }) => units.some((at, place) => triggers.includes(at) && read(units, place)));
      if (isRead) assert.notDeepEqual(encodedParts(text, 10), [], JSON.stringify(text));
    }),
    { numRuns: draws(5000) },
  );
});

test('a part is as wide as a form around its escape, and parts that meet are one', () => {
  const gap = 'x'.repeat(2000);
  const [first, second, ...more] = encodedParts(`${gap}%41${gap}%42%43${gap}`, 100);
  assert.ok(first && first.from < 1900 && first.from > 1000 && first.to > 2103 && first.to < 3000);
  assert.ok(second && second.from < 3903 && second.to > 4109 && more.length === 0);
  assert.equal(encodedParts(`%41${' '.repeat(5000)}%42`, 100).length, 1);
});

test('a secret is found in every encoding, also far from the rest of a long text', () => {
  const secret = 'Xy9/+hunter2 "canary" of é';
  const far = 'words that say nothing, '.repeat(200);
  for (const [name, spell] of Object.entries(spellings))
    for (const text of [`${far}#${spell(secret)}#${far}`, `%41${far}#${spell(secret)}#`])
      assert.deepEqual(redactorOf(secret).has(text), ['s0'], name);
});
