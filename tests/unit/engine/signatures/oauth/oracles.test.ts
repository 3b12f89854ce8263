import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import test from 'node:test';
import fc from 'fast-check';
import type OAuth10a from 'oauth-1.0a';
import type { SignatureMethod } from '../../../../../engine/contract/signature-methods.ts';
import { authorization, type OAuthCredentials } from '../../../../../engine/signatures/oauth/authorization.ts';
import { type Pair, percentEncode } from '../../../../../engine/signatures/oauth/encoding.ts';
import { verify } from '../../../../../engine/signatures/oauth/verify.ts';

const load = createRequire(import.meta.url);

type Parameters = Record<string, string | string[]>;
type Sign = (
  method: string,
  httpMethod: string,
  uri: string,
  parameters: Parameters,
  consumerSecret: string,
  tokenSecret?: string,
) => string;
type OAuthPrototype = {
  _normaliseRequestParams(parameters: Parameters): string;
  _getSignature(method: string, url: string, parameters: string, tokenSecret?: string): string;
};

const Other = load('oauth-1.0a') as typeof OAuth10a;
const { sign: oauthSign } = load('oauth-sign') as { sign: Sign };
const { OAuth } = load('oauth') as { OAuth: new (...settings: unknown[]) => OAuthPrototype };

const fixed = { nonce: 'n0nce', timestamp: '1700000000' };

type Case = { method: string; url: string; form: Pair[] };

const queryOf = ({ url }: Pick<Case, 'url'>): Pair[] => [...new URL(url).searchParams];

const uriOf = ({ url }: Case) => new URL(url).origin + new URL(url).pathname;

/** Every parameter of a request by its name, as these libraries take them. */
const byName = (pairs: Pair[]): Parameters => {
  const grouped: Record<string, string[]> = Object.create(null);
  for (const [name, value] of pairs) grouped[name] = [...(grouped[name] ?? []), value];
  return Object.fromEntries(Object.entries(grouped).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]));
};

const protocol = ({ consumerKey, token }: OAuthCredentials, method: SignatureMethod): Pair[] => [
  ['oauth_consumer_key', consumerKey],
  ...(token === undefined ? [] : [['oauth_token', token] as Pair]),
  ['oauth_signature_method', method],
  ['oauth_timestamp', fixed.timestamp],
  ['oauth_nonce', fixed.nonce],
  ['oauth_version', '1.0'],
];

const everything = ({ url, form }: Case, credentials: OAuthCredentials, method: SignatureMethod) =>
  byName([...queryOf({ url }), ...form, ...protocol(credentials, method)]);

/** The signature that each library makes for a request; they know different methods. */
const ORACLES: Record<
  string,
  { methods: SignatureMethod[]; sign: (request: Case, by: OAuthCredentials, method: SignatureMethod) => string }
> = {
  'oauth-1.0a': {
    methods: ['PLAINTEXT', 'HMAC-SHA1', 'HMAC-SHA512'],
    sign(request, by, method) {
      const digest = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256', 'HMAC-SHA512': 'sha512' };
      const hash = (base: string, key: string) =>
        method === 'PLAINTEXT' ? key : createHmac(digest[method], key).update(base).digest('base64');
      const library = new Other({
        consumer: { key: by.consumerKey, secret: by.consumerSecret },
        signature_method: method,
        hash_function: hash,
      });
      library.getNonce = () => fixed.nonce;
      library.getTimeStamp = () => Number(fixed.timestamp);
      // From a query it would take names as they are written, and a plus for a plus.
      const data = byName([...queryOf(request), ...request.form]);
      const token = by.token === undefined ? undefined : { key: by.token, secret: by.tokenSecret ?? '' };
      return library.authorize({ method: request.method, url: uriOf(request), data }, token as OAuth10a.Token).oauth_signature;
    },
  },
  'oauth-sign': {
    methods: ['PLAINTEXT', 'HMAC-SHA1'],
    sign: (request, by, method) =>
      oauthSign(method, request.method, uriOf(request), everything(request, by, method), by.consumerSecret, by.tokenSecret),
  },
  oauth: {
    methods: ['PLAINTEXT', 'HMAC-SHA1'],
    sign(request, by, method) {
      const library = new OAuth('', '', by.consumerKey, by.consumerSecret, '1.0', null, method);
      return library._getSignature(
        request.method,
        request.url,
        library._normaliseRequestParams(everything(request, by, method)),
        by.tokenSecret,
      );
    },
  },
};

const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.constantFrom('a', 'a1', 'a-b', 'A', 'é', '~', ' ', '+', '%41', "!*'()"),
);
// Their objects cannot hold a parameter of this name.
const name = word.filter((text) => text !== '__proto__');
const pair = fc.tuple(name, fc.oneof(fc.constant(''), word));
const written = fc.tuple(pair, fc.boolean()).map(([[key, value], plus]) => {
  const text = `${percentEncode(key)}=${percentEncode(value)}`;
  return plus ? text.replaceAll('%20', '+') : text;
});
const request: fc.Arbitrary<Case> = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
    origin: fc.constantFrom('https://api.example', 'http://api.example:8080', 'https://api.example:443', 'http://127.0.0.1:80'),
    path: fc.constantFrom('/', '/v2/self', '/v2/a%20b/(c)', '/v2/%C3%A9/'),
    query: fc.array(written, { maxLength: 5 }),
    form: fc.array(pair, { maxLength: 4 }),
  })
  .map(({ method, origin, path, query, form }) => ({
    method,
    url: `${origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    form,
  }));
const credentials: fc.Arbitrary<OAuthCredentials> = fc
  .record({ consumerKey: word, consumerSecret: word, token: fc.option(word, { nil: undefined }), tokenSecret: word })
  .map((drawn) => (drawn.token === undefined ? { ...drawn, tokenSecret: undefined } : drawn));

for (const [library, { methods, sign }] of Object.entries(ORACLES))
  for (const signatureMethod of methods)
    test(`${library} signs by ${signatureMethod} as we do, and we verify what it signs`, () => {
      fc.assert(
        fc.property(request, credentials, (given, by) => {
          const theirs = sign(given, by, signatureMethod);
          const ours = authorization(given, by, { ...fixed, signatureMethod });
          assert.equal(ours.parameters.at(-1)?.[1], theirs);
          const header = authorization(given, by, { ...fixed, signatureMethod, signature: () => theirs }).header;
          assert.equal(verify({ ...given, authorization: header }, () => by).ok, true);
        }),
        { numRuns: 300 },
      );
    });
