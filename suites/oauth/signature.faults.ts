import { type Pair, percentDecoded } from '../../targets/reference/platform/encoding.ts';
import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';
import type { Incoming, Parameters } from '../../targets/reference/platform/records.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/platform.ts';

const BAD_SIGNATURE = 'oauth/refuses-a-bad-signature';
const PLAINTEXT = 'oauth/signs-api-calls-with-plaintext';
const HMAC: RequirementId[] = ['oauth/signs-api-calls-with-hmac-sha1', 'oauth/signs-api-calls-with-hmac-sha512'];
const HEADER = 'oauth/reads-any-header-form';
const QUERY = 'oauth/verifies-any-query';

const isApi = ({ path }: Incoming) => !path.includes('/oauth/');
const isHmac = (parameters: Parameters) => conforming.methodOf(parameters).startsWith('HMAC');

/** Accepts what the reference accepts, and also a signature of another reading of the call. */
const orAs = (others: (request: Incoming) => Incoming[]): Partial<Decisions> => ({
  isSigned: (request, parameters, secrets, state) =>
    conforming.isSigned(request, parameters, secrets, state) ||
    (isApi(request) &&
      isHmac(parameters) &&
      others(request).some((other) => conforming.isSigned(other, parameters, secrets, { ...state, decide: conforming }))),
});

const orWhen = (isEnough: (request: Incoming, parameters: Parameters) => boolean): Partial<Decisions> => ({
  isSigned: (request, parameters, secrets, state) =>
    isEnough(request, parameters) || conforming.isSigned(request, parameters, secrets, state),
});

const unknown = (method: string): Partial<Decisions> => ({
  signatureMethods: (request) => conforming.signatureMethods(request).filter((known) => known !== method),
});

/** Compares only one side of a PLAINTEXT signature. */
const plaintextSide = (side: 0 | 1): Partial<Decisions> => ({
  isSigned: (request, parameters, secrets, state) => {
    if (!isApi(request) || isHmac(parameters)) return conforming.isSigned(request, parameters, secrets, state);
    return parameters.oauth_signature?.split('&')[side] === conforming.signingKey(secrets).split('&')[side];
  },
});

/** Verifies calls to the API with another base string, also for one method only. */
const verifying = (platform: Partial<Decisions>, method = ''): Fault =>
  defineFault({
    breaks: [QUERY],
    platform: {
      isSigned: (request, parameters, secrets, state) => {
        const isWrong = isApi(request) && (method === '' || conforming.methodOf(parameters) === method);
        return conforming.isSigned(request, parameters, secrets, isWrong ? { ...state, decide: { ...state.decide, ...platform } } : state);
      },
    },
  });

const joined = (pairs: Pair[]) => pairs.map((pair) => pair.join('=')).join('&');
const encoding = (encode: (text: string) => string): Partial<Decisions> => ({
  normalises: (pairs) => joined(pairs.map((pair): Pair => [encode(pair[0]), encode(pair[1])]).sort(byNameAndValue)),
});
const encodedPairs = (pairs: Pair[]) => pairs.map((pair): Pair => [conforming.encodesSegment(pair[0]), conforming.encodesSegment(pair[1])]);
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byNameAndValue = ([a, x]: Pair, [b, y]: Pair) => order(a, b) || order(x, y);
const sorting = (compare: (one: Pair, other: Pair) => number): Partial<Decisions> => ({
  normalises: (pairs) => joined(encodedPairs(pairs).sort(compare)),
});
const reading = (signedQuery: Decisions['signedQuery']) => verifying({ signedQuery });

const pathsOf = (own: string) => [own, '/v2/self', '/v2/summary', '/v4/products/zones', '/v2/selfie', '/v2/self/', '/v2/self/other', '/'];

export const signatureFaults = {
  'plaintext-unknown': defineFault({
    breaks: ['oauth/issues-a-request-token-with-plaintext', PLAINTEXT],
    platform: unknown('PLAINTEXT'),
  }),
  'hmac-sha1-unknown': defineFault({
    breaks: ['oauth/issues-a-request-token-with-hmac-sha1', 'oauth/signs-api-calls-with-hmac-sha1'],
    platform: unknown('HMAC-SHA1'),
  }),
  'hmac-sha512-unknown': defineFault({
    breaks: ['oauth/issues-a-request-token-with-hmac-sha512', 'oauth/signs-api-calls-with-hmac-sha512'],
    platform: unknown('HMAC-SHA512'),
  }),
  'hmac-always-by-sha1': defineFault({
    breaks: ['oauth/issues-a-request-token-with-hmac-sha512', 'oauth/signs-api-calls-with-hmac-sha512'],
    platform: { hmac: (_hash, text, key) => conforming.hmac('sha1', text, key) },
  }),
  'hmac-sha512-in-hex': defineFault({
    breaks: ['oauth/issues-a-request-token-with-hmac-sha512', 'oauth/signs-api-calls-with-hmac-sha512'],
    platform: {
      hmac: (hash, text, key) => {
        const digest = conforming.hmac(hash, text, key);
        return hash === 'sha512' ? Buffer.from(digest, 'base64').toString('hex') : digest;
      },
    },
  }),
  'signature-unchecked-on-the-api': defineFault({ breaks: [BAD_SIGNATURE, PLAINTEXT, ...HMAC], platform: orWhen(isApi) }),
  'signature-unchecked-for-applications-and-invoices': defineFault({
    breaks: [BAD_SIGNATURE],
    platform: orWhen(({ path }) => /\/organisations\//.test(path)),
  }),
  'header-wants-its-order-with-plaintext': defineFault({
    breaks: [HEADER],
    platform: {
      readsHeader: (header) =>
        header.includes('PLAINTEXT') && header.indexOf('oauth_consumer_key=') > header.indexOf('oauth_signature=')
          ? undefined
          : conforming.readsHeader(header),
    },
  }),
  'signature-checked-once-for-each-token': defineFault({
    breaks: [BAD_SIGNATURE, PLAINTEXT, ...HMAC],
    platform: {
      isSigned: (request, parameters, secrets, state) => {
        const token = `trusted ${parameters.oauth_token}`;
        const isRight = conforming.isSigned(request, parameters, secrets, state);
        if (isApi(request) && isRight) state.nonces.add(token);
        return isRight || (isApi(request) && state.nonces.has(token));
      },
    },
  }),
  'empty-signature-accepted': defineFault({
    breaks: [BAD_SIGNATURE],
    may: [PLAINTEXT, ...HMAC],
    platform: orWhen((_request, { oauth_signature }) => oauth_signature === ''),
  }),
  'signature-left-out': defineFault({
    breaks: [BAD_SIGNATURE],
    may: [PLAINTEXT, ...HMAC],
    platform: orWhen((_request, { oauth_signature }) => oauth_signature === undefined),
  }),
  'signature-unchecked-from-the-machine-itself': defineFault({
    breaks: [BAD_SIGNATURE],
    platform: orWhen(({ headers }) => headers['x-forwarded-for'] === '127.0.0.1'),
  }),
  'signature-unchecked-for-a-method-that-is-unknown': defineFault({
    breaks: [BAD_SIGNATURE],
    platform: orWhen((request, parameters) => !conforming.signatureMethods(request).includes(conforming.methodOf(parameters))),
  }),
  'call-without-a-token-is-the-first-users': defineFault({
    breaks: [BAD_SIGNATURE],
    may: [PLAINTEXT, ...HMAC],
    platform: {
      findsToken: (token, state) =>
        conforming.findsToken(token, state) ?? state.userTokens.map((known) => ({ ...known, secret: '' })).find(() => token === ''),
    },
  }),
  'consumer-key-without-case': defineFault({
    breaks: ['oauth/refuses-a-wrong-consumer'],
    platform: {
      findsConsumer: (key, _request, { consumers }) => consumers.find((consumer) => consumer.key.toLowerCase() === key.toLowerCase()),
    },
  }),
  'hmac-does-not-cover-the-query-of-applications': defineFault({
    breaks: [BAD_SIGNATURE],
    platform: orAs((request) => (/\/applications$/.test(request.path) ? [{ ...request, query: '' }] : [])),
  }),
  'expectation-opens-the-api': defineFault({
    breaks: ['oauth/refuses-a-missing-header'],
    may: [BAD_SIGNATURE, 'oauth/refuses-a-wrong-consumer', 'bearer/refuses-a-bad-token'],
    platform: {
      identifies: (request, state) => (request.headers.expect === undefined ? conforming.identifies(request, state) : state.users[0]),
    },
  }),
  'plaintext-without-the-token-secret': defineFault({ breaks: [PLAINTEXT], may: [BAD_SIGNATURE], platform: plaintextSide(0) }),
  'plaintext-without-the-consumer-secret': defineFault({ breaks: [PLAINTEXT], may: [BAD_SIGNATURE], platform: plaintextSide(1) }),
  'plaintext-compared-on-eight-characters': defineFault({
    breaks: [PLAINTEXT],
    may: [BAD_SIGNATURE],
    platform: {
      plaintext: (key) => key.slice(0, 8),
      isSameSignature: (given, expected) => conforming.isSameSignature(expected.length === 8 ? given.slice(0, 8) : given, expected),
    },
  }),
  'hmac-without-the-token-secret': defineFault({
    breaks: HMAC,
    may: [BAD_SIGNATURE],
    platform: {
      isSigned: (request, parameters, secrets, state) =>
        conforming.isSigned(request, parameters, secrets, state) ||
        (isHmac(parameters) && conforming.isSigned(request, parameters, { ...secrets, token: '' }, state)),
    },
  }),
  'hmac-does-not-cover-the-method': defineFault({
    breaks: HMAC,
    may: [BAD_SIGNATURE],
    platform: orAs((request) => ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({ ...request, method }))),
  }),
  'hmac-does-not-cover-the-path': defineFault({
    breaks: HMAC,
    may: [BAD_SIGNATURE],
    platform: orAs((request) => pathsOf(request.path).map((path) => ({ ...request, path }))),
  }),
  'hmac-does-not-cover-the-query': defineFault({
    breaks: HMAC,
    may: [BAD_SIGNATURE],
    platform: orAs((request) => [{ ...request, query: '' }]),
  }),
  'unknown-consumer-on-the-api': defineFault({
    breaks: ['oauth/refuses-a-wrong-consumer'],
    platform: {
      findsConsumer: (key, request, state) =>
        conforming.findsConsumer(key, request, state) ?? (key !== '' && isApi(request) ? state.consumers[0] : undefined),
    },
  }),
  'token-of-another-consumer': defineFault({ breaks: ['oauth/keeps-consumers-apart'], platform: { isTokenOf: () => true } }),
  'header-wants-its-order': defineFault({
    breaks: [HEADER],
    platform: {
      readsHeader: (header) =>
        header.indexOf('oauth_consumer_key=') < header.indexOf('oauth_signature=') ? conforming.readsHeader(header) : undefined,
    },
  }),
  'header-wants-a-space-after-the-comma': defineFault({
    breaks: [HEADER],
    platform: { readsHeader: (header) => (/",\S/.test(header) ? undefined : conforming.readsHeader(header)) },
  }),
  'query-left-out-of-the-signature': defineFault({
    breaks: [QUERY],
    may: [...HMAC, BAD_SIGNATURE],
    platform: { signedQuery: () => [] },
  }),
  'base-string-leaves-marks-unencoded': verifying({
    ...encoding(encodeURIComponent),
    baseString: (...parts) => parts.map(encodeURIComponent).join('&'),
  }),
  'base-string-leaves-marks-unencoded-with-hmac-sha1': verifying(encoding(encodeURIComponent), 'HMAC-SHA1'),
  'base-string-leaves-marks-unencoded-with-hmac-sha512': verifying(encoding(encodeURIComponent), 'HMAC-SHA512'),
  'base-string-encodes-the-tilde': verifying(encoding((text) => conforming.encodesSegment(text).replaceAll('~', '%7E'))),
  'base-string-writes-spaces-as-plus': verifying(encoding((text) => conforming.encodesSegment(text).replaceAll('%20', '+'))),
  'query-sorted-by-name-only': verifying(sorting(([one], [other]) => order(one, other))),
  'query-sorted-as-one-text': verifying(sorting((one, other) => order(one.join('='), other.join('=')))),
  'query-keeps-the-last-of-a-repeated-name': reading((request) => Object.entries(Object.fromEntries(conforming.signedQuery(request)))),
  'query-loses-empty-values': reading((request) => conforming.signedQuery(request).filter(([, value]) => value !== '')),
  'query-takes-a-plus-sign-as-it-is': reading(({ query }) =>
    query
      .split('&')
      .filter(Boolean)
      .map((part): Pair => {
        const [name = '', ...value] = part.split('=').map((side) => percentDecoded(side) ?? side);
        return [name, value.join('=')];
      }),
  ),
  'query-decoded-twice': reading((request) =>
    conforming.signedQuery(request).map(([name, value]): Pair => [percentDecoded(name) ?? name, percentDecoded(value) ?? value]),
  ),
};
