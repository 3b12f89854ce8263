import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, it } from 'node:test';
import { enveloped, isSignedBy, keyId, payloadOf } from '../../../../engine/bundle/statement.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const statement = { says: 'grün' };

describe('an envelope', () => {
  const envelope = enveloped(statement, privateKey);

  it('signs type and payload as DSSE has it', () => {
    const payload = JSON.stringify(statement);
    const bytes = Buffer.from(`DSSEv1 28 application/vnd.in-toto+json ${Buffer.byteLength(payload)} ${payload}`);
    assert.ok(verify(null, bytes, publicKey, Buffer.from(envelope.signatures[0]?.sig ?? '', 'base64')));
    assert.deepEqual(JSON.parse(payloadOf(envelope)), statement);
  });

  it('is signed by its key and by no other', () => {
    assert.equal(isSignedBy(envelope, publicKey), true);
    assert.equal(isSignedBy(envelope, generateKeyPairSync('ed25519').publicKey), false);
    assert.equal(isSignedBy({ ...envelope, payload: Buffer.from('{}').toString('base64') }, publicKey), false);
    assert.equal(keyId(privateKey), keyId(createPublicKey(privateKey)));
  });

  it('is unsigned without a key', () => {
    assert.deepEqual(enveloped(statement).signatures, []);
    assert.equal(isSignedBy(enveloped(statement), publicKey), false);
  });
});
