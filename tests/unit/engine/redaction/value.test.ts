import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';
import { markCleared, unclearedTextsIn } from '../../../../engine/redaction/value.ts';

const SECRETS = ['first-secret', 'zweites/Geheimnis 2', '4711471147'];

function knowing(): ReturnType<typeof createRedactor> {
  const redactor = createRedactor();
  for (const [index, secret] of SECRETS.entries()) redactor.learn(secret, `s${index}`);
  return redactor;
}

describe('a value', () => {
  it('has every one of many items hidden, and no other touched', () => {
    const items = Array.from({ length: 230 }, (_, index) => ({ body: index % 60 === 59 ? `<${SECRETS[0]}>` : `<${index}>`, index }));
    const shown = knowing().value(items);
    assert.deepEqual(
      shown,
      items.map((one) => (one.index % 60 === 59 ? { ...one, body: '<[redacted:s0]>' } : one)),
    );
  });

  it('is not read across the end of a text', () => {
    const items = ['first-', 'secret', ['Zmlyc3Qt', 'c2VjcmV0'], { zweites: '/Geheimnis 2' }, '4711', 471147];
    assert.deepEqual(knowing().value(items), items);
  });

  it('is cut where it is nested too deeply, in a list too', () => {
    let deep: unknown = 'first-secret';
    for (let depth = 0; depth < 600; depth += 1) deep = [deep];
    const text = JSON.stringify(knowing().value([{ deep }, 'fine']));
    assert.ok(text.includes('nested too deeply') && text.includes('fine') && !text.includes('first-secret'));
  });

  it('may contain the words of a cut and is still read', () => {
    assert.deepEqual(unclearedTextsIn({ a: '[cut: nested too deeply]', b: [7] }), new Set(['a', '[cut: nested too deeply]', 'b', '7']));
    assert.equal(unclearedTextsIn(JSON.parse(`${'['.repeat(600)}${']'.repeat(600)}`)), undefined);
  });

  it('what was cleared is not looked at again, and a copy of it is', () => {
    const message = { body: 'a long answer' };
    markCleared(message);
    assert.deepEqual(unclearedTextsIn({ message, other: { body: 'another' } }), new Set(['message', 'other', 'body', 'another']));
    assert.equal(unclearedTextsIn({ message: { ...message } })?.has('a long answer'), true);
  });
});
