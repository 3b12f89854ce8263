import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';
import { redactedValue } from '../../../../engine/redaction/value.ts';

const SECRETS = ['first-secret', 'zweites/Geheimnis 2', '4711471147'];

function knowing(): ReturnType<typeof createRedactor> {
  const redactor = createRedactor();
  for (const [index, secret] of SECRETS.entries()) redactor.learn(secret, `s${index}`);
  return redactor;
}

/** Each text by itself, whatever the others are. */
const oneByOne = (json: unknown) => redactedValue(json, { text: knowing().text, areClean: () => false });

const plain = fc.constantFrom('', 'a', 'first-', 'secret', 'a%20b', '\\u0041', '&amp;', 'line\r\nbreak', 'Zmlyc3Qtc2VjcmV', 'zweites');
const secret = fc.constantFrom(
  ...SECRETS,
  'zweites%2FGeheimnis%202',
  'zweites\\/Geheimnis 2',
  'Zmlyc3Qtc2VjcmV0',
  '66697273742d736563726574',
);
const leaf = fc.oneof(
  { weight: 8, arbitrary: plain },
  { weight: 1, arbitrary: secret },
  fc.integer(),
  fc.constantFrom(4711471147, null, true),
);
const item = fc.letrec((tie) => ({
  item: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('item'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(plain, secret), tie('item'), { noNullPrototype: true }),
  ),
})).item;

describe('a value', () => {
  it('is hidden as its texts are one by one', () => {
    const lists = fc.array(item, { maxLength: 120 });
    const hides = (json: unknown) => assert.deepEqual(knowing().value(json), oneByOne(json));
    fc.assert(fc.property(lists, hides), { numRuns: 100 });
    fc.assert(fc.property(fc.record({ play: leaf, exchanges: lists, observations: lists, facts: item }), hides), { numRuns: 100 });
  });

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
});
