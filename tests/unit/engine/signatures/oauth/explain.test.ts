import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { decodeForm } from '../../../../../engine/signatures/oauth/encoding.ts';
import { parseAuthorization } from '../../../../../engine/signatures/oauth/header.ts';
import { MISTAKES, NOT_ENCODED, recipeOf, SINGLES } from '../../../../../engine/signatures/oauth/recipes.ts';
import { seenIn } from '../../../../../engine/signatures/oauth/scheme.ts';
import { type Explanation, explainSignature } from '../../../../../engine/signatures/oauth/verify.ts';
import { draws, isWhole } from '../../../share.ts';
import { anyCall } from './any-call.ts';
import { FAULTY } from './client-mistakes.ts';
import { type ClientCall, type FaultyClient, headerBy, straight, urlOf } from './faulty-client.ts';

const requestOf = (call: ClientCall) => ({
  method: call.verb,
  url: urlOf(call),
  form: call.form === undefined ? undefined : decodeForm(call.form),
  body: call.form ?? call.json,
  ...(call.proxied && { origin: 'https://public.example' }),
});

const secretsOf = ({ consumer, token }: ClientCall) => ({ consumerSecret: consumer[1], tokenSecret: token?.[1] });

const explained = (bend: Partial<FaultyClient>, call: ClientCall) =>
  explainSignature({ ...requestOf(call), authorization: headerBy({ ...straight, ...bend }, call) }, secretsOf(call));

const namesIn = (explanation: Explanation) =>
  explanation.verdict === 'wrong' ? explanation.recipes.map(({ name }) => name) : [explanation.verdict];

const seed = fc.readConfigureGlobal().seed ?? Date.now();

test('a recipe says what is wrong and what to change, each in whole sentences', () => {
  assert.equal(new Set(MISTAKES.map(({ name }) => name)).size, MISTAKES.length);
  assert.ok(MISTAKES.length >= 100);
  for (const { name, sentence, fix } of [...SINGLES, ...NOT_ENCODED]) {
    assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.match(sentence, /^The client .+; RFC 5849 .+ \(§[\d.]+\)\.$/);
    assert.match(fix, /^[A-Z].*\.$/);
  }
});

test('a request that is signed rightly is never accused', () => {
  fc.assert(
    fc.property(anyCall, (call) => {
      const { verdict, problems } = explained({}, call);
      assert.deepEqual([verdict, problems], ['right', []]);
    }),
    { numRuns: draws(1000) },
  );
});

/** `npm run prove` takes the whole measure. */
const WANTED = isWhole ? 200 : 10;
const drawn: { call: ClientCall; right: string }[] = [];

/** The same calls for every mistake, drawn when one asks for them. */
function* calls() {
  for (let start = 0; start < 8000; start += 100) {
    if (start === drawn.length)
      drawn.push(...fc.sample(anyCall, { numRuns: 100, seed: seed + start }).map((call) => ({ call, right: headerBy(straight, call) })));
    yield* drawn.slice(start, start + 100);
  }
}

for (const [mistake, bend] of Object.entries(FAULTY))
  test(`names ${mistake}`, () => {
    let made = 0;
    const missed: string[] = [];
    for (const { call, right } of calls()) {
      const { sends, quote, write } = bend;
      const shown = { ...straight, ...(sends && { sends }), ...(quote && { quote, ...(write && { write }) }) };
      if (headerBy({ ...straight, ...bend }, call) === (sends || quote ? headerBy(shown, call) : right)) continue;
      made += 1;
      const names = namesIn(explained(bend, call));
      if (!names.includes(mistake)) missed.push(`${names} for ${JSON.stringify(call)}`);
      if (made === WANTED) break;
    }
    assert.equal(made, WANTED);
    assert.ok(missed.length <= WANTED / 100, `seed ${seed}: ${missed.length} missed, such as ${missed[0]}`);
  });

const telling: ClientCall = {
  verb: 'POST',
  scheme: 'https',
  host: 'Api.example',
  port: '8080',
  path: '/v2/a%20b',
  query: "b=1+2&a=%C3%A9&a=1&~=('/)*&%2B=&B=2&c.d=1",
  form: 'f=x+y&g=',
  json: undefined,
  realm: 'Photos',
  proxied: false,
  method: 'HMAC-SHA512',
  more: { oauth_version: '1.0', oauth_callback: 'http://a.example/' },
  consumer: ['c+k', 'c s'],
  token: ['t/k', 't&s'],
};

for (const [one, other] of [
  ['query-left-out', 'key-not-encoded'],
  ['http-for-https', 'hex-for-base64'],
  ['sha1-signs', 'plus-for-space'],
  ['unsorted-header-query-form', 'token-secret-left-out'],
  ['port-dropped', 'lower-case-method'],
] as const)
  test(`names two mistakes at once: ${one} and ${other}`, () => {
    assert.deepEqual(
      namesIn(explained({ ...FAULTY[one], ...FAULTY[other] }, telling))
        .join()
        .split('+')
        .toSorted(),
      [one, other].toSorted(),
    );
  });

test('a telling request tells single mistakes apart', () => {
  for (const [mistake, bend] of Object.entries(FAULTY)) {
    const names = namesIn(explained(bend, telling));
    if (names[0] !== 'right') assert.equal(names[0], mistake);
  }
});

test('every mistake changes the signature of some request, and no other changes it so everywhere', () => {
  const { form, ...plain } = telling;
  const shown: ClientCall[] = [
    { ...telling, path: '/v2/A/', query: `${telling.query}&a1=1&a=0&oauth_verifier=v&oauth_body_hash=h` },
    { ...telling, query: '*=~&access_token=t', consumer: ['c', "c ~/('*é"] },
    { ...telling, path: '/v2/%41', more: { oauth_callback: 'a+b%2B c', oauth_consumer_secret: 'c' } },
    { ...telling, verb: 'PUT', scheme: 'http', host: '127.0.0.1', port: '80', proxied: true, token: undefined, more: {} },
    { ...telling, scheme: 'http', host: 'localhost', port: '', method: 'HMAC-SHA1' },
    { ...plain, form: undefined, json: '{"a":1}', more: {} },
  ];
  const signatures = shown.map((call) => {
    const inMilliseconds = headerBy(straight, call).replace('"1700000000"', '"1700000000417"');
    const parsed = parseAuthorization(inMilliseconds.replaceAll('%20', '+'));
    const hosts = { host: 'inside.example', forwarded: 'front.example:8080', page: 'page.example' };
    const seen = seenIn({ ...requestOf(call), hosts }, parsed, parsed.parameters, secretsOf(call));
    return { right: recipeOf().sign(seen), of: SINGLES.map(({ sign }) => sign(seen)) };
  });
  const prints = SINGLES.map((_, index) => signatures.map(({ of }) => of[index]).join());
  const right = signatures.map((signature) => signature.right).join();
  const same = SINGLES.filter((_, index) => prints[index] === right || prints.indexOf(prints[index] ?? '') !== index);
  assert.deepEqual(
    same.map(({ name }) => name),
    [],
  );
});

test('what is signed with other secrets is explained by nothing', () => {
  const request = requestOf(telling);
  const authorization = headerBy(straight, telling);
  const found = explainSignature({ ...request, authorization }, { consumerSecret: 'other', tokenSecret: 'secrets' });
  assert.deepEqual(namesIn(found), []);
});

test('what cannot be looked into is unreadable, with a reason', () => {
  const request = requestOf(telling);
  for (const header of [
    undefined,
    'Bearer abc',
    'OAuth oauth_consumer_key="a"',
    'OAuth oauth_consumer_key="a", oauth_signature="b", oauth_signature_method="RSA-SHA1"',
  ])
    assert.equal(explainSignature({ ...request, authorization: header }, secretsOf(telling)).verdict, 'unreadable', header);
});

test('a header that is not well formed is told beside a right signature', () => {
  const header = headerBy(straight, telling).replace(/, /g, ' ');
  const { verdict, problems } = explainSignature({ ...requestOf(telling), authorization: header }, secretsOf(telling));
  assert.equal(verdict, 'right');
  assert.ok(problems.length > 0 && problems.every(({ kind }) => kind === 'missing-comma'));
});

test('parameters in the query are looked into as well', () => {
  const query = new URLSearchParams(
    parseAuthorization(headerBy({ ...straight, ...FAULTY['ampersand-missing'] }, { ...telling, query: '' })).parameters,
  );
  const request = { ...requestOf({ ...telling, query: '' }) };
  const found = explainSignature({ ...request, url: `${request.url}?${query}` }, secretsOf(telling));
  assert.deepEqual(namesIn(found), ['ampersand-missing']);
  assert.deepEqual(found.problems, []);
});

test('a problem of the header is no mistake of the signature, unless it is the signature that is not encoded', () => {
  const header = headerBy(straight, telling);
  for (const odd of [header.replace(/oauth_signature="([^"]*)"/, 'oauth_signature=$1'), header.replace('http%3A', 'http:')]) {
    const { verdict, problems } = explainSignature({ ...requestOf(telling), authorization: odd }, secretsOf(telling));
    assert.deepEqual([verdict, problems.length], ['right', 1]);
  }
  const both = explained({ ...FAULTY['signature-not-encoded'], ...FAULTY['ampersand-missing'] }, telling);
  assert.deepEqual(namesIn(both), ['ampersand-missing']);
});

test('a long request is searched for one mistake, a huge one for none', () => {
  const two = { ...FAULTY['query-left-out'], ...FAULTY['key-not-encoded'] };
  const long = (length: number): ClientCall => ({ ...telling, path: `/${'x'.repeat(length)}` });
  assert.deepEqual(namesIn(explained(FAULTY['ampersand-missing'] ?? {}, long(20_000))), ['ampersand-missing']);
  assert.deepEqual(namesIn(explained(two, long(20_000))), []);
  assert.deepEqual(namesIn(explained(FAULTY['ampersand-missing'] ?? {}, long(500_000))), []);
});
