import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { requiredFields } from '../../../../../engine/contract/contract.ts';
import { decodeForm } from '../../../../../engine/signatures/oauth/encoding.ts';
import { formOf, isRight, joinedString, serialiseForm, signedForm, signOnOf } from '../../../../../engine/signatures/sso/form.ts';

const who = { id: 'res_1', userId: 'user_1', email: 'jane@example.com' };

test('a signed form has the six fields, in the order of the table', () => {
  const form = signedForm({ ...who, salt: 'salt', timestamp: 1_700_000_000_123 });
  assert.deepEqual(Object.keys(form), requiredFields('signOn'));
  assert.equal(form.timestamp, '1700000000123');
  assert.equal(form['nav-data'], '');
  assert.match(form.signature ?? '', /^[0-9a-f]{128}$/);
  assert.ok(isRight(form, 'salt'));
  assert.ok(!isRight(form, 'other'));
});

test('the joined string is that of the contract', () => {
  assert.equal(joinedString({ ...who, navData: '', timestamp: '1' }, 'salt'), 'res_1:user_1:jane@example.com::salt:1');
});

test('a form is encoded once, with + for a space', () => {
  const form = { email: 'Jane+x@example.com', user_id: 'a b&c:%é' };
  assert.equal(serialiseForm(form), 'email=Jane%2Bx%40example.com&user_id=a+b%26c%3A%25%C3%A9');
});

test('a form is decoded once', () => {
  assert.deepEqual(decodeForm('?a=1&&b=%252B+%2B&a=2&c=100%&d'), [
    ['?a', '1'],
    ['b', '%2B +'],
    ['a', '2'],
    ['c', '100%'],
    ['d', ''],
  ]);
  assert.deepEqual(
    formOf(decodeForm('a=1&a=2&__proto__=x')),
    Object.fromEntries([
      ['__proto__', 'x'],
      ['a', '1'],
    ]),
  );
});

test('what is serialised is read back, and stays right', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, text, text, text, (id, userId, email, navData, salt) => {
      const form = signedForm({ id, userId, email, navData, timestamp: 1_700_000_000_000, salt });
      const received = formOf(decodeForm(serialiseForm(form)));
      assert.deepEqual(received, form);
      assert.ok(isRight(received, salt));
    }),
  );
});

test('a form may be given as pairs, so that a field can be sent twice', () => {
  assert.equal(
    serialiseForm([
      ['id', '1'],
      ['id', '2'],
    ]),
    'id=1&id=2',
  );
});

test('a field that a form does not have counts as empty', () => {
  assert.deepEqual(signOnOf({}), { id: '', userId: '', email: '', navData: '', timestamp: '' });
});
