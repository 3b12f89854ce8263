import assert from 'node:assert/strict';
import test from 'node:test';
import { decoders, isBase64 } from '../../../../engine/redaction/decoders.ts';

const [percent, backslash, entity, wrapping] = decoders;

const unitsOf = (text: string) => Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** What stands at a place of the text: how wide it is, and what it means; undefined where it is no escape. */
function reading(decoder: (typeof decoders)[number] | undefined, text: string, at = 0): [width: number, means: string] | undefined {
  const found = decoder?.read(unitsOf(text), at);
  return found && [found.width, String.fromCharCode(...found.means)];
}

const is = (decoder: (typeof decoders)[number] | undefined, rows: [text: string, wanted: [number, string] | undefined][]) => {
  for (const [text, wanted] of rows) assert.deepEqual(reading(decoder, text), wanted, JSON.stringify(text));
};

test('each decoder looks at the characters that begin its escapes', () => {
  const triggers = decoders.map((decoder) => String.fromCharCode(...decoder.triggers));
  assert.deepEqual(triggers, ['%', '\\', '&', '\r\n', '\0', '=', '=', ':- ']);
});

test('percent-encoding: a character of UTF-8 of one to four bytes', () => {
  is(percent, [
    ['%41', [3, 'A']],
    ['%2f', [3, '/']],
    ['%7F', [3, '\u007f']],
    ['%C3%A9', [6, 'é']],
    ['%c2%80', [6, '\u0080']],
    ['%E2%82%AC', [9, '€']],
    ['%ef%bf%bd', [9, '\ufffd']],
    ['%F0%9F%98%80', [12, '😀']],
    ['%F4%8F%BF%BF', [12, '\u{10ffff}']],
    ['%41%42', [3, 'A']],
  ]);
});

test('percent-encoding: a byte that is no UTF-8 stands for itself', () => {
  is(percent, [
    ['%E9', [3, 'é']],
    ['%C3', [3, 'Ã']],
    ['%C3x', [3, 'Ã']],
    ['%C3%41', [3, 'Ã']],
    ['%C3%C3', [3, 'Ã']],
    ['%C1%80', [3, 'Á']],
    ['%BF', [3, '¿']],
    ['%E2%82', [3, 'â']],
    ['%E2%82%41', [3, 'â']],
    ['%F0%9F%98', [3, 'ð']],
    ['%F4%90%80%80', [3, 'ô']],
    ['%F5%80%80%80', [3, 'õ']],
    ['%FF', [3, 'ÿ']],
  ]);
});

test('percent-encoding: what is none', () => {
  is(percent, [
    ['%', undefined],
    ['%4', undefined],
    ['%4g', undefined],
    ['%g4', undefined],
    ['%/0', undefined],
    ['%:0', undefined],
    ['%@0', undefined],
    ['41', undefined],
  ]);
});

test('escapes of a string: letters, two, four and up to six digits', () => {
  is(backslash, [
    ['\\n', [2, '\n']],
    ['\\b', [2, '\b']],
    ['\\f', [2, '\f']],
    ['\\r', [2, '\r']],
    ['\\t', [2, '\t']],
    ['\\v', [2, '\v']],
    ['\\0', [2, '\0']],
    ['\\"', [2, '"']],
    ["\\'", [2, "'"]],
    ['\\`', [2, '`']],
    ['\\\\', [2, '\\']],
    ['\\/', [2, '/']],
    ['\\x41', [4, 'A']],
    ['\\u0041', [6, 'A']],
    ['\\u00e9', [6, 'é']],
    ['\\u00E9x', [6, 'é']],
    ['\\u{41}', [6, 'A']],
    ['\\u{1F600}', [9, '😀']],
    ['\\u{10ffff}', [10, '\u{10ffff}']],
    ['\\u{FFFF}', [8, '\uffff']],
  ]);
});

test('escapes of a string: what is none', () => {
  is(backslash, [
    ['\\', undefined],
    ['\\q', undefined],
    ['\\x4', undefined],
    ['\\x4g', undefined],
    ['\\u004', undefined],
    ['\\u{}', undefined],
    ['\\u{41', undefined],
    ['\\u{110000}', undefined],
    ['\\u{0000041}', undefined],
    ['\\u(41}', undefined],
  ]);
});

test('character references: by number, by name, without their semicolon where they are numbers', () => {
  is(entity, [
    ['&#65;', [5, 'A']],
    ['&#65', [4, 'A']],
    ['&#65x', [4, 'A']],
    ['&#x41;', [6, 'A']],
    ['&#X41;', [6, 'A']],
    ['&#x41', [5, 'A']],
    ['&#128512;', [9, '😀']],
    ['&#x10FFFF;', [10, '\u{10ffff}']],
    ['&#00000065;', [11, 'A']],
    ['&amp;', [5, '&']],
    ['&AMP;', [5, '&']],
    ['&lt;', [4, '<']],
    ['&gt;', [4, '>']],
    ['&quot;', [6, '"']],
    ['&apos;', [6, "'"]],
    ['&nbsp;', [6, '\u00a0']],
    ['&sol;', [5, '/']],
    ['&bsol;', [6, '\\']],
    ['&plus;', [6, '+']],
    ['&equals;', [8, '=']],
    ['&lt;&gt;', [4, '<']],
  ]);
});

test('character references: what is none', () => {
  is(entity, [
    ['&', undefined],
    ['&amp', undefined],
    ['&;', undefined],
    ['&unknown;', undefined],
    ['&longer1;', undefined],
    ['&#;', undefined],
    ['&#a;', undefined],
    ['&#x;', undefined],
    ['&#xg;', undefined],
    ['&#1114112;', undefined],
    ['&#x110000;', undefined],
  ]);
});

test('a line break counts as none inside a run of Base64, with the blanks that follow it', () => {
  const rows: [text: string, at: number, wanted: [number, string] | undefined][] = [
    ['ab\r\ncd', 2, [2, '']],
    ['ab\ncd', 2, [1, '']],
    ['ab\rcd', 2, [1, '']],
    ['ab\n \t cd', 2, [4, '']],
    ['ab\r\n cd', 2, [3, '']],
    ['a=\ncd', 2, undefined],
    ['ab\n=d', 2, undefined],
    ['ab\n', 2, undefined],
    ['\ncd', 0, undefined],
    ['ab\n\ncd', 2, undefined],
    ['ab\r\n\r\ncd', 2, undefined],
  ];
  for (const [text, at, wanted] of rows) assert.deepEqual(reading(wrapping, text, at), wanted, JSON.stringify(text));
});

test('the characters of Base64, also of its kind for URLs', () => {
  const all = Array.from({ length: 0x180 }, (_, unit) => unit).filter((unit) => isBase64(unit));
  assert.equal(String.fromCharCode(...all), '+-/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz');
  assert.equal(isBase64(undefined), false);
});
