import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { type FormFields, type SignOn, signatureOf, unsignedForm } from '../../../../../engine/signatures/sso/form.ts';
import { inferMistake } from '../../../../../engine/signatures/sso/infer.ts';

const secrets = { salt: 'c0ffee', password: 'p455' };
const signOn: SignOn = { id: 'res_1', userId: 'user_1', email: 'jane@example.com', navData: 'nav', timestamp: '1700000000123' };

const sha = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
const hmac = (algorithm: string, text: string) => createHmac(algorithm, secrets.salt).update(text).digest('hex');
const inferred = (fields: FormFields, of: SignOn = signOn) => {
  const found = inferMistake({ ...unsignedForm(of), ...fields }, secrets);
  return found === 'right' ? found : found.map(({ name }) => name);
};

describe('a sequence of values that nobody would guess', () => {
  const text = 'jane@example.com:c0ffee:res_1';
  for (const [what, signature, ...wanted] of [
    ['by the digest of the contract', sha('sha512', text), 'hashes-email-salt-id'],
    ['by SHA-1', sha('sha1', text), 'hashes-email-salt-id+sha1'],
    // A salt in the sequence is no value of the string there, but the key.
    ['by HMAC-SHA256', hmac('sha256', '1700000000123:res_1'), 'hashes-salt-timestamp-id+hmac-sha256'],
    ['that leaves out two values', sha('sha512', 'res_1:user_1:c0ffee:1700000000123'), 'hashes-id-user-id-salt-timestamp'],
  ] as const)
    it(what, () => assert.deepEqual(inferred({ signature }), wanted));

  it('is told as the longest of those that make the same text', () => {
    const doubled = { ...signOn, email: 'res_1:user_1' };
    assert.deepEqual(inferred({ signature: sha('sha512', 'c0ffee:res_1:user_1') }, doubled), ['hashes-salt-id-user-id']);
  });

  it('says what it hashes, and what the contract does', () => {
    const found = inferMistake({ ...unsignedForm(signOn), signature: sha('sha256', '1700000000123:c0ffee:nav') }, secrets);
    const [{ sentence, fix } = assert.fail('nothing found')] = found === 'right' ? [] : found;
    assert.equal(
      sentence,
      'Your service hashes timestamp:sso_salt:nav-data, and uses SHA-256; the contract hashes id:user_id:email:nav-data:sso_salt:timestamp, and uses plain SHA-512.',
    );
    assert.equal(fix, 'Join the values in the order id, user_id, email, nav-data, sso_salt, timestamp. Replace SHA-256 by SHA-512.');
  });
});

describe('of several explanations', () => {
  const inSeconds = { ...signOn, timestamp: '1700000000' };

  it('none is told that sends another timestamp than the form has', () =>
    assert.deepEqual(inferred({ signature: signatureOf(inSeconds, secrets.salt) }), ['seconds-hashed']));

  it('one mistake comes before two, and likely pairs before others', () => {
    const older = 'res_1:c0ffee:1700000000';
    assert.deepEqual(inferred({ token: sha('sha1', older) }), ['older-token+seconds-hashed']);
    assert.deepEqual(inferred({ signature: sha('sha1', 'res_1:c0ffee:1700000000123') }), ['older-digest-as-signature']);
  });

  it('all are told that the values do not tell apart', () => {
    const twins = { ...signOn, email: 'user_1' };
    assert.deepEqual(inferred({ signature: sha('sha512', 'res_1:user_1:nav:c0ffee:1700000000123') }, twins), [
      'email-left-out',
      'user-id-left-out',
    ]);
  });
});

describe('an older token', () => {
  const token = sha('sha1', 'res_1:c0ffee:1700000000123');

  it('explains a form without a signature', () => {
    assert.deepEqual(inferred({ token }), ['older-token']);
    assert.deepEqual(inferred({ token, signature: '' }), ['older-token']);
  });

  it('does not explain a wrong signature beside it, nor does the hash of nothing', () =>
    assert.deepEqual(inferred({ token, signature: sha('sha512', '') }), []));
});

describe('the long search', () => {
  const ofLength = (length: number) => {
    const signature = (email: string) => sha('md5', ['res_1', 'user_1', email, 'nav', 'c0ffee', '1700000000123'].join('/'));
    const rest = ['res_1', 'user_1', 'nav', '1700000000123', signature('')].join('').length;
    const email = 'x'.repeat(length - rest);
    return inferred({ signature: signature(email) }, { ...signOn, email });
  };

  it('is made for a form of 10,000 characters', () => assert.deepEqual(ofLength(10_000), ['md5+joined-with-slashes']));

  it('is not made for a longer one', () => assert.deepEqual(ofLength(10_001), []));
});
