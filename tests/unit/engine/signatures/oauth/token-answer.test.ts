import assert from 'node:assert/strict';
import test from 'node:test';
import { readTokenAnswer } from '../../../../../engine/signatures/oauth/token-answer.ts';

const problems = (body: string, type?: string) => readTokenAnswer(body, type).problems.map(({ name, got }) => `${name}: ${got}`);

test('a form and JSON are read alike', () => {
  const form = readTokenAnswer('oauth_token=a%2Bb&oauth_token_secret=c+d&oauth_callback_confirmed=true\n', 'text/plain');
  const json = readTokenAnswer('{"oauth_token":"a+b","oauth_token_secret":"c d","expires":3}', 'application/json; charset=utf-8');
  for (const answer of [form, json])
    assert.deepEqual([answer.token, answer.tokenSecret, answer.problems], ['a+b', 'c d', []], answer.encoding);
  assert.deepEqual([form.encoding, json.encoding], ['form', 'json']);
  assert.deepEqual(form.fields.at(-1), ['oauth_callback_confirmed', 'true']);
  assert.equal(json.fields.length, 2);
});

test('what is missing is told, without a value', () => {
  assert.deepEqual(problems('oauth_token=t'), ['oauth_token_secret: nothing']);
  assert.deepEqual(problems('oauth_token=&oauth_token_secret=s'), ['oauth_token: an empty text']);
  assert.deepEqual(problems('oauth_token=a&oauth_token=b&oauth_token_secret=s'), ['oauth_token: it more than once']);
  assert.deepEqual(problems('{"oauth_token":1,"oauth_token_secret":"s"}'), ['oauth_token: a number']);
  assert.deepEqual(problems('<!doctype html><p>Error</p>', 'text/html'), ['oauth_token: nothing', 'oauth_token_secret: nothing']);
  assert.deepEqual(problems('oauth_token=t&oauth_token_secret=s', 'application/json'), ['Content-Type: another text']);
  assert.deepEqual(problems('{"oauth_token":', 'application/json').length, 3);
  assert.deepEqual(problems(''), ['oauth_token: nothing', 'oauth_token_secret: nothing']);
  assert.equal(readTokenAnswer('oauth_token=t').token, 't');
});

test('a body is JSON where it is an object, whatever its type says', () => {
  const encodings = (...bodies: string[]) => bodies.map((body) => readTokenAnswer(body).encoding);
  assert.deepEqual(encodings('\n {}', '[1]', '[{}]', '"x"', 'a{}'), ['json', 'form', 'form', 'form', 'form']);
});

test('a type is one of JSON by its end', () => {
  const form = 'oauth_token=t&oauth_token_secret=s';
  for (const type of ['application/json ; charset=utf-8', ' Application/Problem+JSON']) assert.equal(problems(form, type).length, 1, type);
  for (const type of ['application/jsonp', 'json', 'text/plain', '']) assert.deepEqual(problems(form, type), [], type);
});

test('an answer without a token has none, not even undefined', () => {
  assert.deepEqual(readTokenAnswer('a=1'), {
    encoding: 'form',
    fields: [['a', '1']],
    problems: [
      { name: 'oauth_token', expected: 'a text', got: 'nothing' },
      { name: 'oauth_token_secret', expected: 'a text', got: 'nothing' },
    ],
  });
});
