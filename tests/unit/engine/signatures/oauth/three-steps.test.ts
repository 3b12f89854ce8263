import assert from 'node:assert/strict';
import test from 'node:test';
import { readTokenAnswer } from '../../../../../engine/signatures/oauth/three-steps.ts';

test('a form and JSON are read alike', () => {
  const form = readTokenAnswer('oauth_token=a%2Bb&oauth_token_secret=c+d&oauth_callback_confirmed=true\n');
  const json = readTokenAnswer('{"oauth_token":"a+b","oauth_token_secret":"c d","expires":3}');
  for (const answer of [form, json]) assert.deepEqual([answer.token, answer.tokenSecret], ['a+b', 'c d'], answer.encoding);
  assert.deepEqual([form.encoding, json.encoding], ['form', 'json']);
  assert.deepEqual(form.fields.at(-1), ['oauth_callback_confirmed', 'true']);
  assert.equal(json.fields.length, 2);
});

for (const [body, token, secret] of [
  ['oauth_token=t', 't', undefined],
  ['oauth_token=&oauth_token_secret=s', undefined, 's'],
  ['oauth_token=a&oauth_token=b&oauth_token_secret=s', undefined, 's'],
  ['{"oauth_token":1,"oauth_token_secret":"s"}', undefined, 's'],
  ['<!doctype html><p>Error</p>', undefined, undefined],
  ['{"oauth_token":', undefined, undefined],
  ['', undefined, undefined],
] as const)
  test(`a token is a text that is sent once: ${body}`, () => {
    const answer = readTokenAnswer(body);
    assert.deepEqual([answer.token, answer.tokenSecret], [token, secret]);
  });

test('a body is JSON where it is an object', () => {
  const encodings = (...bodies: string[]) => bodies.map((body) => readTokenAnswer(body).encoding);
  assert.deepEqual(encodings('\n {}', '[1]', '[{}]', '"x"', 'a{}'), ['json', 'form', 'form', 'form', 'form']);
});

test('an answer without a token has none, not even undefined', () => {
  assert.deepEqual(readTokenAnswer('a=1'), { encoding: 'form', fields: [['a', '1']] });
});
