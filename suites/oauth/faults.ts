import type { Pair } from '../../targets/reference/platform/encoding.ts';
import { formEncoded } from '../../targets/reference/platform/encoding.ts';
import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';
import type { RequestToken } from '../../targets/reference/platform/records.ts';
import { defineFault, type RequirementId } from '../shared/faults/platform.ts';

const EVERY_METHOD: RequirementId[] = [
  'oauth/issues-a-request-token-with-plaintext',
  'oauth/issues-a-request-token-with-hmac-sha1',
  'oauth/issues-a-request-token-with-hmac-sha512',
];
const ISSUES = 'oauth/issues-a-request-token';
const VERIFIER = 'oauth/authorize-redirects-with-verifier';
const RETURNS = 'oauth/authorize-returns-to-the-application';
const EXCHANGES = 'oauth/exchanges-the-verifier';

const without = (fields: Pair[], name: string) => fields.filter(([field]) => field !== name);

/** Limits a fault to one step, so that the other steps still work. */
const atStep = (step: string, path: string) => path.endsWith(`/${step}`);

const refusing = (method: string, breaks: RequirementId) =>
  defineFault({
    breaks: [breaks],
    platform: {
      signatureMethods: (request) =>
        conforming.signatureMethods(request).filter((known) => known !== method || !atStep('request_token', request.path)),
    },
  });

const openedBy = (isEnough: (token: RequestToken) => boolean): Partial<Decisions> => ({
  findsToken: (token, state) =>
    conforming.findsToken(token, state) ?? state.requestTokens.find((known) => known.token === token && isEnough(known)),
  actsFor: ({ user }, { users }) => user ?? users[0],
});

export const tokenFlowFaults = {
  'request-token-without-its-secret': defineFault({
    breaks: [ISSUES],
    may: EVERY_METHOD,
    blocks: true,
    platform: { requestTokenFields: (token) => without(conforming.requestTokenFields(token), 'oauth_token_secret') },
  }),
  'request-token-by-get-only': defineFault({
    breaks: [ISSUES],
    may: EVERY_METHOD,
    blocks: true,
    platform: { tokenMethods: (path) => (atStep('request_token', path) ? ['GET'] : conforming.tokenMethods(path)) },
  }),
  'tokens-below-data': defineFault({
    breaks: [ISSUES],
    may: [...EVERY_METHOD, EXCHANGES],
    blocks: true,
    platform: {
      writesTokens: (fields) => ({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: Object.fromEntries(fields) }),
      }),
    },
  }),
  'no-request-token-with-plaintext': refusing('PLAINTEXT', 'oauth/issues-a-request-token-with-plaintext'),
  'no-request-token-with-hmac-sha1': refusing('HMAC-SHA1', 'oauth/issues-a-request-token-with-hmac-sha1'),
  'no-request-token-with-hmac-sha512': refusing('HMAC-SHA512', 'oauth/issues-a-request-token-with-hmac-sha512'),
  'request-token-repeated-until-it-is-used': defineFault({
    breaks: ['oauth/request-tokens-are-fresh'],
    platform: {
      issues: (token, state) =>
        state.requestTokens.find(({ consumer, verifier }) => consumer === token.consumer && verifier === undefined) ??
        conforming.issues(token, state),
    },
  }),
  'request-token-for-an-unknown-consumer': defineFault({
    breaks: ['oauth/refuses-a-wrong-consumer'],
    platform: {
      findsConsumer: (key, request, state) =>
        conforming.findsConsumer(key, request, state) ??
        (key !== '' && atStep('request_token', request.path) ? state.consumers[0] : undefined),
    },
  }),
  'request-token-without-a-header': defineFault({
    breaks: ['oauth/refuses-a-missing-header'],
    platform: {
      readsParameters: (request, state) => {
        const [first] = state.consumers;
        const isBare = request.headers.authorization === undefined && atStep('request_token', request.path);
        return isBare && first
          ? { oauth_consumer_key: first.key, oauth_signature: `${first.secret}&` }
          : conforming.readsParameters(request, state);
      },
    },
  }),
  'request-token-without-a-right-signature': defineFault({
    breaks: ['oauth/refuses-a-bad-signature'],
    platform: { isSigned: (request, ...rest) => atStep('request_token', request.path) || conforming.isSigned(request, ...rest) },
  }),

  'authorize-without-a-verifier': defineFault({
    breaks: [VERIFIER],
    may: [EXCHANGES],
    blocks: true,
    platform: { returnedParameters: (...given) => without(conforming.returnedParameters(...given), 'oauth_verifier') },
  }),
  'authorize-returns-an-empty-verifier': defineFault({
    breaks: [VERIFIER],
    blocks: true,
    platform: { returnedParameters: (token) => conforming.returnedParameters(token, '') },
  }),
  'authorize-without-the-token': defineFault({
    breaks: [VERIFIER],
    may: ['oauth/returns-the-same-token'],
    blocks: true,
    platform: { returnedParameters: (...given) => without(conforming.returnedParameters(...given), 'oauth_token') },
  }),
  'authorize-returns-in-the-fragment': defineFault({
    breaks: [VERIFIER],
    may: [EXCHANGES, 'oauth/returns-the-same-token', RETURNS],
    blocks: true,
    platform: { returnsTo: ({ callback }, query) => `${callback}#${query}` },
  }),
  'authorize-shows-the-verifier-on-a-page': defineFault({
    breaks: [VERIFIER],
    may: [EXCHANGES, 'oauth/returns-the-same-token', RETURNS],
    blocks: true,
    platform: {
      redirectsBrowser: (location) => ({
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: `<p>Copy the oauth_verifier into your application: ${new URL(location).searchParams.get('oauth_verifier')}</p>`,
      }),
    },
  }),
  'authorize-does-not-encode': defineFault({
    breaks: [VERIFIER],
    may: [EXCHANGES],
    platform: {
      makesVerifier: () => `${conforming.makesVerifier()} <${conforming.makesVerifier()}>`,
      writesReturn: (parameters) => parameters.map((pair) => pair.join('=')).join('&'),
    },
  }),
  'authorize-for-an-unknown-token': defineFault({
    breaks: [VERIFIER],
    platform: {
      findsToAuthorise: (token, state) => {
        const [consumer] = state.consumers;
        const known = conforming.findsToAuthorise(token, state);
        return known ?? (consumer && { token, secret: '', consumer, callback: consumer.callbackUrl, isExchanged: false });
      },
    },
  }),
  'authorize-returns-another-token': defineFault({
    breaks: ['oauth/returns-the-same-token'],
    blocks: true,
    platform: {
      returnedParameters: (_token, verifier) => [
        ['oauth_token', conforming.makesToken()],
        ['oauth_verifier', verifier],
      ],
    },
  }),
  'authorize-encodes-the-token-twice': defineFault({
    breaks: ['oauth/returns-the-same-token'],
    blocks: true,
    platform: {
      makesToken: () => `${conforming.makesToken()}+/=`,
      writesReturn: (parameters) =>
        formEncoded(parameters.map(([name, value]) => [name, name === 'oauth_token' ? encodeURIComponent(value) : value])),
    },
  }),
  'authorize-returns-to-the-console': defineFault({
    breaks: [RETURNS],
    platform: { returnsTo: (_token, query, { baseUrl }) => `${baseUrl}/console/authorised?${query}` },
  }),
  'authorize-drops-the-query-of-the-callback': defineFault({
    breaks: [RETURNS],
    platform: { returnsTo: ({ callback }, query) => `${callback.split('?', 1).join()}?${query}` },
  }),

  'access-token-without-its-secret': defineFault({
    breaks: [EXCHANGES],
    blocks: true,
    platform: { userTokenFields: (token) => without(conforming.userTokenFields(token), 'oauth_token_secret') },
  }),
  'access-token-unknown-to-the-api': defineFault({
    breaks: [EXCHANGES],
    blocks: true,
    platform: { grants: (token, state) => conforming.grants(token, { ...state, userTokens: [] }) },
  }),
  'access-token-by-get-only': defineFault({
    breaks: [EXCHANGES],
    blocks: true,
    platform: { tokenMethods: (path) => (atStep('access_token', path) ? ['GET'] : conforming.tokenMethods(path)) },
  }),
  'exchange-verified-without-the-temporary-secret': defineFault({
    breaks: [EXCHANGES],
    blocks: true,
    platform: { secretOfExchange: () => '' },
  }),
  'any-verifier-accepted': defineFault({
    breaks: ['oauth/refuses-a-wrong-verifier'],
    platform: { isVerifier: (given) => Boolean(given) },
  }),
  'verifier-compared-when-it-is-there': defineFault({
    breaks: ['oauth/refuses-a-missing-verifier'],
    platform: { isVerifier: (given, { verifier }) => !given || given === verifier },
  }),
  'empty-verifier-accepted': defineFault({
    breaks: ['oauth/refuses-a-missing-verifier'],
    platform: { isVerifier: (given, { verifier }) => given === '' || given === verifier },
  }),
  'verifier-of-any-flow-accepted': defineFault({
    breaks: ['oauth/refuses-an-unauthorised-token'],
    platform: {
      isAuthorised: () => true,
      isVerifier: (given, _token, { requestTokens }) => Boolean(given) && requestTokens.some(({ verifier }) => verifier === given),
    },
  }),
  'exchange-without-the-user': defineFault({
    breaks: ['oauth/refuses-an-unauthorised-token'],
    platform: { isAuthorised: () => true, isVerifier: (given, { verifier }) => verifier === undefined || given === verifier },
  }),
  'temporary-token-opens-the-api': defineFault({ breaks: ['oauth/refuses-a-request-token-on-the-api'], platform: openedBy(() => true) }),
  'authorised-temporary-token-opens-the-api': defineFault({
    breaks: ['oauth/refuses-a-request-token-on-the-api'],
    platform: openedBy(({ verifier, isExchanged }) => verifier !== undefined && !isExchanged),
  }),
  'exchanged-temporary-token-opens-the-api': defineFault({
    breaks: ['oauth/refuses-a-request-token-on-the-api'],
    platform: openedBy(({ isExchanged }) => isExchanged),
  }),
};
