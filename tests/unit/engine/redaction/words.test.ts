import assert from 'node:assert/strict';
import test from 'node:test';
import { maskEmail, maskEmails } from '../../../../engine/redaction/mask.ts';
import { secretsIn } from '../../../../engine/redaction/parts.ts';
import { isWorthHiding } from '../../../../engine/redaction/policy.ts';
import { printable } from '../../../../engine/redaction/printable.ts';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';

test('a short secret is found beside anything but letters and digits', () => {
  const redactor = createRedactor();
  redactor.learn('x7q2z', 'pin');
  for (const edge of [' ', '+', '-', '/', '_', '=', '.', '\u00e9', '\u0080'])
    assert.equal(redactor.text(`a${edge}x7q2z${edge}b`), `a${edge}[redacted:pin]${edge}b`, JSON.stringify(edge));
  for (const edge of ['a', 'Z', '0', '9']) assert.equal(redactor.text(`${edge}x7q2z `), `${edge}x7q2z `);
  assert.equal(redactor.text(' x7q2zk'), ' x7q2zk');
});

test('Base64 is hidden with the padding that belongs to it, and no more', () => {
  const redactor = createRedactor();
  redactor.learn('canary-of-base64', 'key');
  const encoded = Buffer.from('canary-of-base64').toString('base64');
  assert.equal(encoded.slice(-2), '==');
  assert.equal(redactor.text(`<${encoded}>`), '<[redacted:key]>');
  assert.equal(redactor.text(`<${encoded}=>`), '<[redacted:key]=>');
});

test('words, versions and numbers that say nothing', () => {
  const nothing = ['production', 'EU', 'secret', '12345', '-1', '1.2.3', 'v20.20.2', '10.0.0.1', 'aaaa', 'ab', ''];
  assert.deepEqual(nothing.filter(isWorthHiding), []);
  const something = ['123456', '1.2.3.4.5', 'x1.2.3', '1.2.3x', 'abab', 'abc', 'v1.2.3.4567'];
  assert.deepEqual(
    something.filter((one) => !isWorthHiding(one)),
    [],
  );
});

test('an address with a password is a secret as a whole and in that part', () => {
  assert.deepEqual(secretsIn(' postgres://jane:hunter%402@db.example/x '), [
    'postgres://jane:hunter%402@db.example/x',
    'hunter%402',
    'hunter@2',
  ]);
  assert.deepEqual(secretsIn('see postgres://jane:hunter2@db.example'), ['see postgres://jane:hunter2@db.example', 'hunter2']);
  assert.deepEqual(secretsIn('https://db.example/x'), ['https://db.example/x']);
  assert.deepEqual(secretsIn('redis://:100%25%@h.example'), ['redis://:100%25%@h.example', '100%25%']);
});

test('an e-mail address, and what is none', () => {
  assert.equal(maskEmail('@example.com'), '@***');
  assert.equal(maskEmail('jane@a.b'), 'j***@a***.b');
  assert.equal(maskEmail('jane@localhost'), 'j***@l***');
  assert.equal(
    maskEmails('a @example.com b@-x.example c@example.com, d@1.example'),
    'a @example.com b@-x.example c***@e***.com, d***@1***.example',
  );
  assert.equal(maskEmails('x@y@example.com'), 'x@y***@e***.com');
});

test('what is unprintable is shown with as many digits as it takes', () => {
  assert.equal(printable('\u0000\u001b\u00ad\u061c\u200b\u{e0001}'), '\\x00\\x1b\\xad\\u061c\\u200b\\u{e0001}');
  assert.equal(printable('a\tb\nc\rd', { keep: 'lines' }), 'a\tb\nc\\x0dd');
});
