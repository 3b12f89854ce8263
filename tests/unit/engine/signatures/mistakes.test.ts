import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Kinds, readSigning } from '../../../../engine/signatures/mistakes.ts';
import { requestKinds } from '../../../../engine/signatures/oauth/mistakes/request.ts';
import { signatureKinds } from '../../../../engine/signatures/oauth/mistakes/signature.ts';
import { rewriting } from '../../../../engine/signatures/rewriting.ts';
import { signOnKinds } from '../../../../engine/signatures/sso/mistakes.ts';

const known = { oauth: { ...requestKinds, ...signatureKinds }, sso: signOnKinds };

for (const way of ['oauth', 'sso'] as const) {
  const used = new Set<string>();
  const kinds: Kinds<object> = Object.fromEntries(Object.keys(known[way]).map((kind) => [kind, () => ({ used: used.add(kind) })]));
  const { mistakes } = readSigning(way, {}, kinds);

  test(`${way}: every kind of change is made`, () => {
    for (const { change } of mistakes) change({});
    assert.deepEqual([...used].sort(), Object.keys(kinds).sort());
  });

  test(`${way}: every mistake says what is wrong, what is right, and how to fix it`, () => {
    for (const { name, aspect, does, right, fix } of mistakes)
      for (const words of [aspect, does, right, fix]) assert.ok(words, `${name} lacks words`);
  });

  test(`${way}: a mistake of an unknown kind is refused`, () => {
    assert.throws(() => readSigning(way, {}, {}), /has the unknown kind/);
  });
}

test('a text is rewritten step by step, and by no word that is not known', () => {
  assert.equal(rewriting('percent-encoded', ['%20', '+'], 'lower-case')('A b'), 'a+b');
  assert.equal(rewriting()('A b'), 'A b');
  assert.throws(() => rewriting('bent'), /unknown rewrite step: bent/);
});
