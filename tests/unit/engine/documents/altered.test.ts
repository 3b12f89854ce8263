import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { alterationOf, alterationsIn } from '../../../../engine/documents/altered.ts';

describe('how a text became another one', () => {
  const name = 'Acme & Söhne "Nord"';
  for (const [wanted, got, how] of [
    [name, 'Acme &amp; Söhne &quot;Nord&quot;', 'escaped for HTML'],
    [name, 'Acme &#38; S&#xf6;hne &#34;Nord&#34;', 'escaped for HTML'],
    [name, 'Acme%20%26%20S%C3%B6hne%20%22Nord%22', 'percent-encoded'],
    ['a b', 'a+b', 'percent-encoded, with plus signs for spaces'],
    ['a%20b', 'a b', 'percent-decoded once more'],
    ['a+b@example.com', 'a b@example.com', 'with spaces for plus signs'],
    ['key\n', 'key', 'without the white space around it'],
    ['Jane@Example.com', 'jane@example.com', 'in lower case'],
    ['é€', Buffer.from('é€').toString('latin1'), 'in UTF-8, read as Latin-1'],
    ['é€', '??', 'with question marks for letters beyond ASCII'],
    ['a', '"a"', 'in quotes'],
    ['r'.repeat(60), 'r'.repeat(36), 'cut short'],
    [name, name, undefined],
    [name, 'Other', undefined],
    ['0042', 42, undefined],
    ['a', '', undefined],
    ['a', '&#x110000;%', undefined],
  ] as const)
    it(`${JSON.stringify(got)}: ${how}`, () => assert.equal(alterationOf(wanted, got), how));

  it('is told by field, for known values only', () => {
    assert.deepEqual(alterationsIn({ a: 'X', b: 'y', c: undefined }, { a: 'x', b: 'z', c: 'c' }), { a: 'in lower case' });
    assert.equal(alterationsIn({ a: 'x' }, {}), undefined);
    assert.deepEqual(alterationsIn({ a: '' }, {}), { a: 'is an empty text' });
  });

  it('names where a known text is from', () => {
    const others = new Map([['old', 'before the update']]);
    assert.deepEqual(alterationsIn({ a: 'new' }, { a: 'old' }, others), { a: 'before the update' });
    assert.equal(alterationsIn({ a: 'new' }, { a: 'new' }, others), undefined);
  });
});
