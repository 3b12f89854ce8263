import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMistakes } from '../../../../engine/signatures/mistakes.ts';
import { addresses } from '../../../../engine/signatures/oauth/mistakes/addresses.ts';
import { encodings } from '../../../../engine/signatures/oauth/mistakes/encodings.ts';
import { parameters } from '../../../../engine/signatures/oauth/mistakes/parameters.ts';
import { signatures } from '../../../../engine/signatures/oauth/mistakes/signatures.ts';
import { signOnChanges } from '../../../../engine/signatures/sso/mistakes.ts';

const ways = { oauth: { ...addresses, ...encodings, ...parameters, ...signatures }, sso: signOnChanges };

for (const way of ['oauth', 'sso'] as const) {
  const known: Record<string, () => object> = Object.fromEntries(Object.keys(ways[way]).map((name) => [name, () => ({})]));
  const mistakes = readMistakes(way, known);

  test(`${way}: every change has words, and no other mistake has any`, () => {
    assert.deepEqual(mistakes.map(({ name }) => name).sort(), Object.keys(known).sort());
  });

  test(`${way}: every mistake says what is wrong, what is right, and how to fix it`, () => {
    for (const { name, aspect, does, right, fix } of mistakes)
      for (const words of [aspect, does, right, fix]) assert.ok(words, `${name} lacks words`);
  });

  test(`${way}: a mistake that nothing is known to change is refused`, () => {
    assert.throws(() => readMistakes(way, {}), /nothing is known to change for/);
  });
}
