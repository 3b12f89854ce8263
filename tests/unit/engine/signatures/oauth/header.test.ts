import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { writeAuthorization } from '../../../../../engine/signatures/oauth/authorization.ts';
import { parseAuthorization } from '../../../../../engine/signatures/oauth/header.ts';

const kinds = (header: string | undefined) =>
  parseAuthorization(header).problems.map(({ kind, name }) => (name ? `${kind} ${name}` : kind));

for (const [header, ...problems] of [
  ['OAuth oauth_a="1"'],
  ['OAuth oauth_a="1",oauth_b="2"'],
  ['OAuth oauth_a="1" , oauth_b="2"'],
  ['oauth\ta = "1",\r\n  oauth_b="%C3%A9"'],
  ['OAuth realm="a \\"b\\", c", oauth_a="1"'],
  ['OAuth oauth_a=""'],
  ['Basic eDp5', 'not-oauth'],
  ['OAuthx oauth_a="1"', 'not-oauth'],
  ['', 'not-oauth'],
  ['OAuth', 'no-pairs'],
  ['OAuth ', 'no-pairs'],
  ['OAuth oauth_a=1', 'not-quoted oauth_a'],
  ['OAuth oauth_a=1, oauth_b="2"', 'not-quoted oauth_a'],
  ['OAuth oauth_a="1" oauth_b="2"', 'missing-comma oauth_a'],
  ['OAuth oauth_a="1"oauth_b="2"', 'missing-comma oauth_a'],
  ['OAuth oauth_a="1",', 'empty-pair'],
  ['OAuth oauth_a="1",,oauth_b="2"', 'empty-pair'],
  ['OAuth ,oauth_a="1"', 'empty-pair'],
  ['OAuth oauth_a, oauth_b="2"', 'no-value oauth_a'],
  ['OAuth oauth_a=, oauth_b="2"', 'no-value oauth_a'],
  ['OAuth oauth_a', 'no-value oauth_a'],
  ['OAuth ="1"', 'no-name'],
  ['OAuth "1"', 'no-name'],
  ['OAuth oauth_a="1', 'not-closed oauth_a'],
  ['OAuth oauth_a="x+y"', 'not-encoded oauth_a'],
  ['OAuth oauth_a="x/y="', 'not-encoded oauth_a'],
  ['OAuth oauth_a="x y"', 'not-encoded oauth_a'],
  ['OAuth oauth_a="100%"', 'not-encoded oauth_a'],
  ['OAuth oauth_a="é"', 'not-encoded oauth_a'],
  ['OAuth oauth_a="%FF"', 'not-utf-8 oauth_a'],
  ['OAuth oauth_a="1", oauth_a="2"', 'repeated oauth_a'],
  ['OAuth realm="1", realm="2"', 'repeated realm'],
  ['OAuth oauth_a=x+y oauth_b="2",', 'not-quoted oauth_a', 'missing-comma oauth_a', 'not-encoded oauth_a', 'empty-pair'],
] as [string, ...string[]][])
  test(`header ${JSON.stringify(header)}: ${problems.join(', ') || 'well formed'}`, () => assert.deepEqual(kinds(header), problems));

test('no header is a problem too', () => assert.deepEqual(kinds(undefined), ['missing']));

test('parameters are decoded, the realm stands apart', () => {
  const { parameters, written, realm } = parseAuthorization(
    'OAuth realm="a \\"b\\"", oauth_signature="x%2By%3D%26+", oauth_token="%C3%A9"',
  );
  assert.equal(realm, 'a "b"');
  assert.deepEqual(parameters, [
    ['oauth_signature', 'x+y=&+'],
    ['oauth_token', 'é'],
  ]);
  assert.deepEqual(written[0], ['oauth_signature', 'x%2By%3D%26+']);
});

const word = fc.string({ unit: 'grapheme', minLength: 1 });

test('what we write is read again, without a problem', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(word, fc.string({ unit: 'grapheme' })), { selector: ([name]) => Buffer.from(name).toString(), minLength: 1 }),
      fc.constantFrom<',' | ', '>(',', ', '),
      fc.option(word, { nil: undefined }),
      (pairs, separator, realm) => {
        fc.pre(pairs.every(([name]) => name.toLowerCase() !== 'realm'));
        const parsed = parseAuthorization(writeAuthorization(pairs, { separator, ...(realm !== undefined && { realm }) }));
        assert.deepEqual(parsed.problems, []);
        assert.deepEqual(parsed.parameters, pairs);
        assert.equal(parsed.realm, realm);
      },
    ),
  );
});

test('any text is read to its end, and no value is told', () => {
  const text = fc
    .array(fc.constantFrom('a', 'realm', '=', '"', ',', ' ', '\\', '%', '%2', '%FF', 'é', '\n'))
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (rest) => {
      const { parameters, written } = parseAuthorization(`OAuth ${rest}`);
      assert.equal(parameters.length, written.length);
    }),
    { numRuns: 1000 },
  );
  assert.ok(
    !JSON.stringify(parseAuthorization('OAuth oauth_signature=s3cr3t/, x="s3cr3t" "s3cr3t"s3cr3t==" s3cr3t').problems).includes('s3cr3t'),
  );
});

for (const [header, ...problems] of [
  [undefined, { kind: 'missing', expected: 'an Authorization header', got: 'none' }],
  ['Basic eDp5', { kind: 'not-oauth', expected: 'a header that starts with OAuth', got: 'Basic' }],
  [' Bearer abc', { kind: 'not-oauth', expected: 'a header that starts with OAuth', got: 'Bearer' }],
  // A word alone, or one with digits, may be a secret.
  ['abc', { kind: 'not-oauth', expected: 'a header that starts with OAuth', got: 'another text' }],
  ['abc1 def', { kind: 'not-oauth', expected: 'a header that starts with OAuth', got: 'another text' }],
  ['1abc def', { kind: 'not-oauth', expected: 'a header that starts with OAuth', got: 'another text' }],
  ['OAuth', { kind: 'no-pairs', expected: 'key="value" pairs after OAuth', got: 'nothing' }],
  ['OAuth,oauth_a="1"', { kind: 'empty-pair', expected: 'a pair on either side of a comma', got: 'nothing' }],
  ['OAuth oauth_a="1", ', { kind: 'empty-pair', expected: 'a pair on either side of a comma', got: 'a comma at the end' }],
  ['OAuth "1"', { kind: 'no-name', expected: 'a name before each value', got: 'a value alone' }],
  ['OAuth oauth_a', { kind: 'no-value', name: 'oauth_a', expected: 'a value after each name', got: 'a name alone' }],
  ['OAuth oauth_a=', { kind: 'no-value', name: 'oauth_a', expected: 'a value after each name', got: 'nothing' }],
  ['OAuth oauth_a=1', { kind: 'not-quoted', name: 'oauth_a', expected: 'a value in double quotes', got: 'no quotes' }],
  ['OAuth oauth_a="1', { kind: 'not-closed', name: 'oauth_a', expected: 'a double quote at the end of the value', got: 'none' }],
  ['OAuth REALM=1', { kind: 'not-quoted', name: 'REALM', expected: 'a value in double quotes', got: 'no quotes' }],
  ['OAuth oauth_a1=1', { kind: 'not-quoted', expected: 'a value in double quotes', got: 'no quotes' }],
  ['OAuth x-realm=1', { kind: 'not-quoted', expected: 'a value in double quotes', got: 'no quotes' }],
  ['OAuth oauth_a="1"; oauth_b="2"; c="3"', { kind: 'missing-comma', expected: 'a comma between two pairs', got: 'a semicolon' }],
  ['OAuth oauth_a="1" b="2"', { kind: 'missing-comma', name: 'oauth_a', expected: 'a comma between two pairs', got: 'none' }],
  ['OAuth oauth_a="%2"', { kind: 'not-encoded', name: 'oauth_a', expected: 'percent-encoded text', got: 'characters that need an escape' }],
] as const)
  test(`what is told of ${JSON.stringify(header) ?? 'no header'}`, () => assert.deepEqual(parseAuthorization(header).problems, problems));

test('a value without a name is no parameter', () => {
  assert.deepEqual(parseAuthorization('OAuth ="1", a="2"').parameters, [['a', '2']]);
  assert.deepEqual(parseAuthorization('OAuth "1"').parameters, []);
});
