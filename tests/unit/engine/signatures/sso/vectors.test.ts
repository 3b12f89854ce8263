import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { joinedString, signatureOf } from '../../../../../engine/signatures/sso/form.ts';

type Vector = { name: string; inputs: Record<string, string>; joined: string; signature: string };

const { vectors } = JSON.parse(readFileSync('specs/vectors/sso.json', 'utf8')) as { vectors: Vector[] };

test('there are vectors', () => assert.ok(vectors.length >= 12));

for (const { name, inputs, joined, signature } of vectors)
  test(`vector: ${name}`, () => {
    const { id = '', user_id: userId = '', email = '', 'nav-data': navData = '', sso_salt: salt = '', timestamp = '' } = inputs;
    const signOn = { id, userId, email, navData, timestamp };
    assert.equal(joinedString(signOn, salt), joined);
    assert.equal(signatureOf(signOn, salt), signature);
    assert.equal(execFileSync('sha512sum', { input: joined, encoding: 'utf8' }).slice(0, 128), signature);
  });
