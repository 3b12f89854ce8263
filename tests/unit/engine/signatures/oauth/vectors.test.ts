import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { formIn, percentEncode } from '../../../../../engine/signatures/oauth/encoding.ts';
import { parseAuthorization } from '../../../../../engine/signatures/oauth/header.ts';
import { baseBy, type OAuthSecrets, STANDARD, seenIn, signBy } from '../../../../../engine/signatures/oauth/scheme.ts';
import { verify } from '../../../../../engine/signatures/oauth/verify.ts';

type Vector = {
  name: string;
  method: string;
  url: string;
  origin?: string;
  contentType?: string;
  body?: string;
  header: string;
  secrets: OAuthSecrets;
  baseString: string;
  signature: string;
};

const { vectors } = JSON.parse(readFileSync('specs/vectors/oauth.json', 'utf8')) as { vectors: Vector[] };

test('there are vectors', () => assert.ok(vectors.length >= 12));

for (const { name, method, url, origin, contentType, body = '', header, secrets, baseString, signature } of vectors)
  test(`vector: ${name}`, () => {
    const request = { method, url, origin, form: formIn(body, contentType) };
    const parsed = parseAuthorization(header);
    assert.deepEqual(parsed.problems, []);
    const seen = seenIn(request, parsed, parsed.parameters, secrets);
    assert.equal(baseBy(STANDARD, seen), baseString);
    assert.equal(signBy(STANDARD, seen), signature);
    assert.equal(verify({ ...request, authorization: header }, () => secrets).ok, true);
    const key = `${percentEncode(secrets.consumerSecret)}&${percentEncode(secrets.tokenSecret ?? '')}`;
    const named = parsed.parameters.find(([known]) => known === 'oauth_signature_method')?.[1] ?? 'PLAINTEXT';
    if (named === 'PLAINTEXT') return assert.equal(signature, key);
    const digest = named === 'HMAC-SHA1' ? '-sha1' : '-sha512';
    assert.equal(execFileSync('openssl', ['dgst', digest, '-hmac', key, '-binary'], { input: baseString }).toString('base64'), signature);
  });
