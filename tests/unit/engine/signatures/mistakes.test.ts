import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Changes, type Kinds, readMistakes } from '../../../../engine/signatures/mistakes.ts';
import { requestChanges, requestKinds } from '../../../../engine/signatures/oauth/mistakes/request.ts';
import { signatureChanges, signatureKinds } from '../../../../engine/signatures/oauth/mistakes/signature.ts';
import { signOnChanges, signOnKinds } from '../../../../engine/signatures/sso/mistakes.ts';

const ways = {
  oauth: { kinds: { ...requestKinds, ...signatureKinds }, changes: { ...requestChanges, ...signatureChanges } },
  sso: { kinds: signOnKinds, changes: signOnChanges },
};

for (const way of ['oauth', 'sso'] as const) {
  const used = new Set<string>();
  const kinds: Kinds<object> = Object.fromEntries(
    Object.keys(ways[way].kinds).map((kind) => [
      kind,
      (...given) =>
        () => ({ kind: used.add(kind), given }),
    ]),
  );
  const changes: Changes<object> = Object.fromEntries(Object.keys(ways[way].changes).map((name) => [name, () => ({})]));
  const mistakes = readMistakes(way, kinds, changes);

  test(`${way}: every change has words, and every kind of change is made`, () => {
    const names = mistakes.map(({ name }) => name);
    for (const name of Object.keys(changes)) assert.ok(names.includes(name), name);
    for (const { change } of mistakes) change({});
    assert.deepEqual([...used].sort(), Object.keys(kinds).sort());
  });

  test(`${way}: every mistake says what is wrong, what is right, and how to fix it`, () => {
    for (const { name, aspect, does, right, fix } of mistakes)
      for (const words of [aspect, does, right, fix]) assert.ok(words, `${name} lacks words`);
  });

  test(`${way}: a mistake that nothing is known to change is refused`, () => {
    assert.throws(() => readMistakes(way, {}, {}), /nothing is known to change for/);
  });
}
