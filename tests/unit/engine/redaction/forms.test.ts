import assert from 'node:assert/strict';
import test from 'node:test';
import { formsOf } from '../../../../engine/redaction/forms.ts';

const textsOf = (secret: string) => formsOf(secret).map(({ text }) => text);
const base64 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64').replace(/=+$/, '');

test('a secret as it stands, in a form, and in hex and Base64 of each way to write it', () => {
  const texts = textsOf('a b<c>&"\'d');
  const written = ['a b<c>&"\'d', 'a b<c>&\\"\'d', "a%20b%3Cc%3E%26%22'd", "a+b%3Cc%3E%26%22'd"];
  const html = ["a b&lt;c&gt;&amp;&quot;'d", 'a b&lt;c&gt;&amp;&quot;&#39;d'];
  for (const one of [...written, ...html]) {
    const hex = Buffer.from(one).toString('hex');
    assert.ok(texts.includes(hex) && texts.includes(hex.toUpperCase()), `hex of ${one}`);
    const inBase64 = base64(one);
    assert.ok(
      texts.some((text) => text.length > 3 && inBase64.startsWith(text)),
      `Base64 of ${one}`,
    );
  }
  assert.ok(texts.includes('a b<c>&"\'d') && texts.includes('a+b<c>&"\'d'));
});

test('the bytes of Latin-1 only where there are such', () => {
  const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex');
  assert.ok(textsOf('caf\u00e9-secret').includes(hexOf('caf\u00e9-secret')));
  assert.ok(textsOf('xcaf\u00e9').includes(hexOf('xcaf\u00e9')));
  assert.ok(!textsOf('\u20accaf\u00e9-secret').includes(hexOf('\u20accaf\u00e9-secret')));
  assert.ok(!textsOf('caf\u00e9-secret\u20ac').includes(hexOf('caf\u00e9-secret\u20ac')));
});

test('half a character reads as the mark for it', () => {
  assert.ok(textsOf('secret\ud83d').includes('secret\ufffd'));
});

test('Base64 by what stands before it: which neighbours hold some of its bits', () => {
  const [first, second, third] = formsOf('sixsix').filter(
    ({ before, after, alone, text }) => !alone && (before || after || text === base64('sixsix')),
  );
  assert.deepEqual(first, { text: 'c2l4c2l4', before: false, after: false, alone: false });
  assert.deepEqual(second, { text: 'NpeHNpe', before: true, after: true, alone: false });
  assert.deepEqual(third, { text: 'zaXhzaX', before: true, after: true, alone: false });
});

test('a short secret counts as a whole word only, in all its forms', () => {
  const forms = formsOf('five5');
  assert.deepEqual(
    forms.map(({ alone }) => alone),
    forms.map(() => true),
  );
  const hex = Buffer.from('five5').toString('hex');
  assert.deepEqual(
    textsOf('five5'),
    ['five5', 'Zml2ZTU=', 'Zml2ZTU', hex, hex.toUpperCase(), 'MZUXMZJV', 'mzuxmzjv'].filter((text, at, all) => all.indexOf(text) === at),
  );
  assert.ok(formsOf('sixsix').some(({ alone, text }) => !alone && text === 'sixsix'));
});
