import { formEncoded } from '../reference/platform/encoding.ts';
import { conforming, type Decisions } from '../reference/platform/index.ts';
import { type Answer, json } from '../reference/platform/records.ts';
import { deciding, defineOddity } from './platform-oddity.ts';

const MINUTE = 60_000;
const PAGE = { 'content-type': 'text/html;charset=utf-8' };
const refusing = (refusal: Answer) => deciding({ refusesAccess: () => refusal, refusesToken: refusal });
const redirecting = (status: number) => deciding({ redirectsBrowser: (location) => ({ status, headers: { location } }) });
const asJson = (status: number) => deciding({ writesTokens: (fields) => json(Object.fromEntries(fields), status) });
/** No callback is configured, so Assay has to find one. */
const withCallbacks = (callbackOf: Decisions['callbackOf']) =>
  defineOddity({ platform: { callbackOf }, configuration: { oauth: { callback_url: undefined } } });

/** How tokens are given out, checked and refused. */
export const accessOddities = {
  'tokens-as-json': asJson(200),
  'tokens-as-json-created': asJson(201),
  'tokens-labelled-as-text': deciding({
    writesTokens: (fields) => ({ ...conforming.writesTokens(fields), headers: { 'content-type': 'text/plain;charset=utf-8' } }),
  }),
  'tokens-with-more-fields': deciding({
    requestTokenFields: (token) => [['xoauth_lifetime', '600'], ...conforming.requestTokenFields(token), ['empty', '']],
  }),
  'token-and-verifier-with-reserved-characters': deciding({
    makesToken: () => `${conforming.makesToken()}+/=&é ~`,
    makesSecret: () => `${conforming.makesSecret()}%26&"é`,
    makesVerifier: () => `a+b/c=&%20é?#${conforming.makesVerifier()}`,
  }),
  'verifier-of-six-digits': deciding({ makesVerifier: () => String(Math.trunc(Math.random() * 900_000) + 100_000) }),
  'secrets-with-reserved-characters': defineOddity({
    platform: {},
    people: { consumerSecret: 'p&ss w=rd+/%41"é', userTokenSecret: 't&ken=s+cret/%26é' },
  }),
  'refuses-with-400': refusing(json({ message: 'The signature is not valid' }, 400)),
  'refuses-with-403': refusing(json({ error: 'forbidden', code: 'auth.forbidden' }, 403)),
  'refuses-with-a-page': refusing({ status: 401, headers: PAGE, body: '<h1>Unauthorized</h1>' }),
  'refuses-with-nothing': refusing({ status: 401 }),
  'refuses-with-a-redirect': refusing({ status: 302, headers: { location: 'https://console.platform.example/login' } }),
  'refuses-with-a-challenge': refusing({ status: 401, headers: { 'www-authenticate': 'OAuth realm="platform", Bearer' }, body: 'no' }),
  'authorize-redirects-with-301': redirecting(301),
  'authorize-redirects-with-303': redirecting(303),
  'authorize-redirects-with-307': redirecting(307),
  'authorize-redirects-with-308': redirecting(308),
  'authorize-returns-more': deciding({
    returnedParameters: (token, verifier) => [
      ['state', ''],
      ...conforming.returnedParameters(token, verifier).reverse(),
      ['user', token.user?.id ?? ''],
    ],
  }),
  'authorize-writes-spaces-as-plus': deciding({
    makesVerifier: () => `two words ${conforming.makesVerifier()}`,
    writesReturn: (parameters) => new URLSearchParams(parameters).toString(),
  }),
  'authorize-leaves-equals-signs': deciding({
    makesVerifier: () => `${conforming.makesVerifier()}==`,
    writesReturn: (parameters) => formEncoded(parameters).replaceAll('%3D', '='),
  }),
  'authorize-refuses-with-a-redirect': deciding({
    refusesToAuthorise: { status: 302, headers: { location: 'https://console.platform.example/error?problem=token' } },
  }),
  'callback-without-a-query': defineOddity({ platform: {}, people: { callbackUrl: 'http://127.0.0.1:9' } }),
  'callback-with-a-fragment': defineOddity({ platform: {}, people: { callbackUrl: 'http://127.0.0.1:9/back?a=b#done' } }),
  'callback-is-demanded': withCallbacks((given, consumer) => (given === undefined ? undefined : conforming.callbackOf(given, consumer))),
  'callback-is-demanded-and-registered': withCallbacks((given, { callbackUrl }) =>
    given === callbackUrl || given === 'oob' ? callbackUrl : undefined,
  ),
  'callback-is-registered-only': withCallbacks((given, { callbackUrl }) =>
    given === undefined || given === callbackUrl ? callbackUrl : undefined,
  ),
  'nonces-are-used-once': deciding({
    isFirstUse: ({ oauth_nonce, oauth_consumer_key }, { nonces }) => {
      const used = `${oauth_consumer_key} ${oauth_nonce}`;
      if (oauth_nonce === undefined) return true;
      return !nonces.has(used) && Boolean(nonces.add(used));
    },
  }),
  'old-timestamps-are-refused': deciding({
    isTimely: ({ oauth_timestamp }) => oauth_timestamp === undefined || Math.abs(Date.now() - Number(oauth_timestamp) * 1000) < 5 * MINUTE,
  }),
  'nonce-and-timestamp-are-demanded': deciding({
    isTimely: ({ oauth_nonce, oauth_timestamp }) => Boolean(oauth_nonce) && /^\d+$/.test(oauth_timestamp ?? ''),
  }),
  'one-user-token-for-each-user': deciding({
    grants: (token, state) =>
      state.userTokens.find(({ consumer, user }) => consumer === token.consumer && user === token.user) ?? conforming.grants(token, state),
  }),
  'request-token-may-be-exchanged-again': deciding({
    findsToExchange: (token, { requestTokens }) => requestTokens.find((known) => known.token === token),
  }),
  'api-tokens-at-the-main-address': deciding({ takesApiTokens: () => true }),
  'oauth-at-the-bridge': deciding({ takesOAuth: () => true }),
  'api-token-without-its-scheme': deciding({ readsApiToken: (header) => /^(?:Bearer +)?([\w-]+)$/i.exec(header ?? '')?.[1] }),
  'refuses-unknown-query-parameters': deciding({
    objectsToQuery: (query) => (query === '' ? undefined : json({ message: 'unknown query parameter' }, 400)),
  }),
  'refuses-query-parameters-without-a-value': deciding({
    objectsToQuery: (query) => (/(^|&)[^=]*=?(&|$)/.test(query) && query !== '' ? json({ message: 'empty parameter' }, 422) : undefined),
  }),
  'headers-name-the-token': deciding({ extraHeaders: () => ({ 'x-token-name': 'ci' }) }),
};
