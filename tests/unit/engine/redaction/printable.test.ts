import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { printable } from '../../../../engine/redaction/printable.ts';

it('shows what could drive a terminal or break a file', () => {
  const shown = {
    '\x1b[31mred\x07\x7f\x9b': '\\x1b[31mred\\x07\\x7f\\x9b',
    'a\u202eb\u2066c\u2028d\ufeff': 'a\\u202eb\\u2066c\\u2028d\\ufeff',
    '\ud800x\udc00 \uffff': '\\ud800x\\udc00 \\uffff',
    '\u{e0041}': '\\u{e0041}',
    'naïve 日本 😀 👩‍💻 نص': 'naïve 日本 😀 👩‍💻 نص',
    'a\r\n\tb': 'a\\x0d\\x0a\\x09b',
  };
  for (const [text, expected] of Object.entries(shown)) assert.equal(printable(text), expected);
});

it('keeps lines where asked', () => {
  assert.equal(printable('a\r\n\tb\x00', { keep: 'lines' }), 'a\\x0d\n\tb\\x00');
});

it('leaves nothing unprintable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = printable(text);
      assert.doesNotMatch(shown, /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
      assert.equal(printable(shown), shown);
    }),
  );
});

it('starts no line that a CI system takes for a command', () => {
  const shown = {
    '::error::gone': ':\\x3aerror::gone',
    'fine\n \t::set-output name=a::b': 'fine\n \t:\\x3aset-output name=a::b',
    'a ##[error]b': 'a #\\x23[error]b',
    'a ##vso[task.setvariable]b ##teamcity[x]': 'a #\\x23vso[task.setvariable]b #\\x23teamcity[x]',
    'a::b, ::1 and ## head': 'a::b, ::1 and ## head',
  };
  for (const [text, expected] of Object.entries(shown)) assert.equal(printable(text, { keep: 'lines' }), expected);
});
