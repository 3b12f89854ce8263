import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { kind, show, withoutCredentials } from '../../../../engine/documents/show.ts';

describe('a value in a message', () => {
  const shown: [value: unknown, text: string][] = [
    [undefined, 'nothing'],
    ['x', '"x"'],
    ['https://user:word@acme.example/x', '"https://***@acme.example/x"'],
    ['//user:w@rd@acme.example', '"//***@acme.example"'],
    ['//@acme.example', '"//***@acme.example"'],
    ['user:word@acme.example', '"***@acme.example"'],
    ['me@acme.example: hello', '"me@acme.example: hello"'],
    ['hello: user:word@acme.example', '"hello: user:word@acme.example"'],
    [{ url: 'a:b@c' }, '{"url":"***@c"}'],
    ['x'.repeat(200), `"${'x'.repeat(116)}…`],
  ];
  for (const [value, text] of shown) it(`is ${text.slice(0, 40)}`, () => assert.equal(show(value), text));

  it('has no credentials, as the patterns for them tell', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', '//', ':', '@', 'a', ' ', '\n'), { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const expected = text.includes('//') ? text.replace(/\/\/.*@/s, '//***@') : text.replace(/^\S+:\S*@/, '***@');
        assert.equal(show(text), JSON.stringify(expected));
      }),
      { numRuns: 2000 },
    );
  });

  it('is named where it is nested too deeply to be written', () => {
    assert.equal(show(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)), 'an array, nested too deeply to be shown');
  });

  it('is shown in one pass, however long it is', () => {
    for (const piece of [':', '//', 'a:', '@', '//@']) assert.ok(show(piece.repeat(500_000)).length <= 120);
  });
});

describe('the kind of a value', () => {
  for (const [value, text] of [
    [undefined, 'nothing'],
    [null, 'null'],
    ['', 'an empty string'],
    ['x', 'a string'],
    [[], 'an array'],
    [{}, 'an object'],
    [0, 'a number'],
    [false, 'a boolean'],
  ] as const)
    it(`is ${text}`, () => assert.equal(kind(value), text));
});

describe('a long value', () => {
  it('is cut beyond 120 characters, quotes included', () => {
    assert.equal(show('x'.repeat(118)), `"${'x'.repeat(118)}"`);
    assert.equal(show('x'.repeat(119)), `"${'x'.repeat(116)}…`);
  });

  it('that cannot be written for another reason is a mistake of ours', () => assert.throws(() => show(1n), TypeError));
});

describe('credentials in an address', () => {
  for (const [text, expected] of [
    ['a:@b', '***@b'],
    [':a@b', ':a@b'],
    ['a@b:c', 'a@b:c'],
    ['a:b @c', 'a:b @c'],
    ['//a/b', '//a/b'],
    ['a@b//c', 'a@b//c'],
    ['@//x', '@//x'],
  ] as const)
    it(`are left out of ${text}: ${expected}`, () => assert.equal(withoutCredentials(text), expected));
});
