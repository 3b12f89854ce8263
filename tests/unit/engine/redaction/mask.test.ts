import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { maskEmail, maskEmails, maskName } from '../../../../engine/redaction/mask.ts';

it('masks an address and a name', () => {
  assert.equal(maskEmail('jane.doe+x@mail.example.com'), 'j***@m***.com');
  assert.equal(maskEmail('😀x@localhost'), '😀***@l***');
  assert.equal(maskName('Jane van  Döe'), 'J*** v***  D***');
  assert.equal(maskName(''), '');
});

it('masks addresses in text', () => {
  const masked = {
    '{"owner_email":"jane@example.com","n":1}': '{"owner_email":"j***@e***.com","n":1}',
    'email=jane%40example.com&id=1': 'email=j***%40e***.com&id=1',
    'From: <Jörg@exämple.de>, bob@a.b-c.io.': 'From: <J***@e***.de>, b***@a***.io.',
    'git+ssh://git@git.example/app_1.git': 'git+ssh://git@git.example/app_1.git',
    'pnpm@9.1.0 @scope/x a@b': 'pnpm@9.1.0 @scope/x a@b',
  };
  for (const [text, expected] of Object.entries(masked)) assert.equal(maskEmails(text), expected);
});

it('leaves the addresses that we made up', () => {
  assert.equal(
    maskEmails('a@ours.example b@theirs.example', (email) => email.endsWith('@ours.example')),
    'a@ours.example b***@t***.example',
  );
});

it('masks what is masked no further, in time', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const masked = maskEmails(`<${email}>`);
      assert.equal(maskEmails(masked), masked);
    }),
  );
  for (const piece of ['a', 'a@', 'a%40', 'a.', '@a.']) maskEmails(piece.repeat(500_000));
});
