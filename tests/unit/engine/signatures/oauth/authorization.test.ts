import assert from 'node:assert/strict';
import test from 'node:test';
import {
  authorization,
  type OAuthCredentials,
  type SigningChoices,
  withParameters,
  writeAuthorization,
} from '../../../../../engine/signatures/oauth/authorization.ts';
import { decodeForm } from '../../../../../engine/signatures/oauth/encoding.ts';
import { parseAuthorization } from '../../../../../engine/signatures/oauth/header.ts';
import { protocolParametersOf, verify } from '../../../../../engine/signatures/oauth/verify.ts';

const credentials: OAuthCredentials = { consumerKey: 'ck', consumerSecret: 'c&s', token: 't', tokenSecret: 'té' };
const request = { method: 'POST', url: 'https://api.example/v2/self?b=1&a=%20', form: decodeForm('f=1+2') };
const fixed = { nonce: 'n', timestamp: 1_700_000_000 };

const sign = (choices: SigningChoices = {}, by = credentials) => authorization(request, by, { ...fixed, ...choices });
const check = (header: string, received: Partial<typeof request> = {}) =>
  verify({ ...request, ...received, authorization: header }, (consumerKey, token) =>
    consumerKey === 'ck' && token === 't' ? credentials : undefined,
  );
const outcome = (header: string, received: Partial<typeof request> = {}) => {
  const verification = check(header, received);
  return verification.ok || verification.wrong;
};
const names = (header: string) => parseAuthorization(header).parameters.map(([name]) => name);

const plain = [
  'oauth_consumer_key',
  'oauth_token',
  'oauth_signature_method',
  'oauth_timestamp',
  'oauth_nonce',
  'oauth_version',
  'oauth_signature',
];

for (const signatureMethod of ['PLAINTEXT', 'HMAC-SHA1', 'HMAC-SHA512'] as const)
  test(`${signatureMethod}: any form of the header verifies, a bent one does not`, () => {
    const outcomes = (...list: SigningChoices[]) => list.map((choices) => outcome(sign({ signatureMethod, ...choices }).header));
    assert.deepEqual(names(sign({ signatureMethod }).header), plain);
    assert.deepEqual(
      outcomes({}, { order: [6, 5, 4, 3, 2, 1, 0] }, { order: [3, 1, 2, 0, 6, 5, 4] }, { separator: ',' }, { realm: 'a "b"' }),
      Array(5).fill(true),
    );
    assert.deepEqual(outcomes({ omit: ['oauth_nonce', 'oauth_timestamp', 'oauth_version'] }, { extra: [['oauth_verifier', 'a b']] }), [
      true,
      true,
    ]);
    assert.deepEqual(outcomes({ signature: (right) => `${right.slice(1)}x` }, { omit: ['oauth_signature'] }), [
      'wrong-signature',
      'missing-parameter',
    ]);
    assert.equal(outcome(sign({ signatureMethod }, { ...credentials, tokenSecret: undefined }).header), 'wrong-signature');
    assert.equal(outcome(sign({ signatureMethod }, { ...credentials, consumerKey: 'other' }).header), 'unknown-credentials');
  });

test('a PLAINTEXT signature may be written without its encoding', () => {
  const { header } = sign({ signatureMethod: 'PLAINTEXT' });
  const asItIs = header.replace('c%2526s%26t%25C3%25A9', 'c%26s&t%C3%A9');
  assert.notEqual(asItIs, header);
  assert.equal(outcome(asItIs), true);
  assert.equal(outcome(asItIs.replace('c%26s', 'c%26x')), 'wrong-signature');
});

test('HMAC covers method, path, query, form and origin; PLAINTEXT covers none of them', () => {
  const others = [
    { method: 'GET' },
    { url: 'https://api.example/v2/other?b=1&a=%20' },
    { url: 'https://api.example/v2/self?b=2&a=%20' },
    { form: decodeForm('f=1') },
    { origin: 'https://other.example' },
  ];
  for (const signs of others) {
    assert.equal(outcome(sign({ signatureMethod: 'HMAC-SHA512', signs }).header), 'wrong-signature', JSON.stringify(signs));
    assert.equal(outcome(sign({ signatureMethod: 'PLAINTEXT', signs }).header), true);
  }
  assert.equal(outcome(sign({ signs: { method: 'get' } }).header, { method: 'GET' }), true);
});

test('omitted parameters are neither sent nor signed; no method named is PLAINTEXT', () => {
  const { header } = sign({
    signatureMethod: 'PLAINTEXT',
    omit: ['oauth_signature_method', 'oauth_nonce', 'oauth_timestamp', 'oauth_version'],
  });
  assert.deepEqual(names(header), ['oauth_consumer_key', 'oauth_token', 'oauth_signature']);
  assert.equal(outcome(header), true);
  assert.equal(outcome(sign({ signatureMethod: 'HMAC-SHA1', omit: ['oauth_signature_method'] }).header), 'wrong-signature');
});

test('the parameters are as good in the query and in the form', () => {
  const { parameters } = sign();
  const inQuery = { ...request, url: withParameters(`${request.url}#top`, parameters) };
  const inForm = { ...request, form: [...request.form, ...parameters] };
  assert.equal(verify(inQuery, () => credentials).ok, true);
  assert.equal(verify(inForm, () => credentials).ok, true);
  assert.equal(verify({ ...inQuery, method: 'GET' }, () => credentials).ok, false);
  assert.match(withParameters('http://h/', [['a b', '&']]), /^http:\/\/h\/\?a%20b=%26$/);
  assert.match(withParameters('http://h/?', [['a', '1']]), /^http:\/\/h\/\?a=1$/);
});

test('a fresh nonce each time, the time in seconds', () => {
  const of = (name: string, { parameters } = authorization(request, credentials)) => parameters.find(([known]) => known === name)?.[1];
  assert.notEqual(of('oauth_nonce'), of('oauth_nonce'));
  assert.match(of('oauth_timestamp') ?? '', /^\d{10}$/);
});

test('what cannot be verified is told apart', () => {
  const { header } = sign();
  assert.equal(check('Bearer abc').ok, false);
  assert.equal(outcome('Bearer abc'), 'no-parameters');
  assert.equal(outcome(`${header}, oauth_token="t"`), 'repeated-parameter');
  assert.equal(outcome(header.replace('HMAC-SHA512', 'HMAC-SHA256')), 'unknown-method');
  assert.equal(outcome(header.replace('oauth_consumer_key', 'oauth_key')), 'missing-parameter');
  assert.equal(outcome(header.replace('oauth_token', 'oauth_toke')), 'unknown-credentials');
});

test('an order that loses a pair is refused', () => assert.throws(() => sign({ order: [0, 1, 1, 2, 3, 4, 5] }), RangeError));

test('an order that names a pair twice, or one that is not there, is refused', () => {
  assert.throws(() => sign({ order: [0, 1, 2, 3, 4, 5, 6, 0] }), RangeError);
  assert.throws(() => sign({ order: [0, 1, 2, 3, 4, 5, 9] }), RangeError);
});

test('a header has a comma and a space between its pairs; quotes of the realm are escaped', () => {
  const pairs: [string, string][] = [
    ['a', '1'],
    ['b', ' '],
  ];
  assert.equal(writeAuthorization(pairs), 'OAuth a="1", b="%20"');
  assert.equal(writeAuthorization(pairs, { realm: 'a "b" \\', separator: ',' }), 'OAuth realm="a \\"b\\" \\\\",a="1",b="%20"');
});

test('what verifies needs no method, and says which methods there are', () => {
  const parameters = [
    ['oauth_consumer_key', 'ck'],
    ['oauth_signature', 'cs&'],
  ] as [string, string][];
  const header = writeAuthorization(parameters);
  const verified = (authorization: string) => verify({ ...request, authorization }, () => ({ consumerSecret: 'cs' }));
  assert.deepEqual(verified(header), { ok: true });
  assert.deepEqual(verified(`${header}, oauth_token="t"`), { ok: true });
  const unknown = verified(`${header}, oauth_signature_method="RSA-SHA1"`);
  assert.ok(!unknown.ok && unknown.says.endsWith('none of PLAINTEXT, HMAC-SHA1, HMAC-SHA512'));
});

test('the OAuth parameters are those of the one place that has them', () => {
  const signed: [string, string][] = [['oauth_signature', 's']];
  const form: [string, string][] = [['a', '1'], ...signed];
  const url = 'http://h/?b=2&oauth_token=t';
  const elsewhere = { header: undefined };
  assert.deepEqual(protocolParametersOf({ method: 'POST', url, form }), { place: 'form', parameters: signed, ...elsewhere });
  assert.deepEqual(protocolParametersOf({ method: 'POST', url }), { place: 'query', parameters: [['oauth_token', 't']], ...elsewhere });
  const { place, parameters, header } = protocolParametersOf({ method: 'POST', url, form, authorization: 'OAuth oauth_nonce="n"' });
  assert.deepEqual([place, parameters], ['header', [['oauth_nonce', 'n']]]);
  assert.deepEqual(header?.written, parameters);
});
