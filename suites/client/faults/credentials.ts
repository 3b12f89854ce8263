import type { RequirementId } from '../../../specs/generated/ids.ts';
import { conforming } from '../../../targets/reference/client/decisions.ts';
import { defineFault } from './fault.ts';

const bridge: RequirementId[] = ['client/sends-tokens-to-the-bridge'];
const header: RequirementId[] = ['client/header-is-well-formed'];
const moving: RequirementId[] = ['client/nonces-and-timestamps-move'];

/** API tokens sent to the wrong place, unreadable headers, constant nonces and timestamps. */
export const credentialFaults = {
  'token-to-the-main-address': defineFault({
    breaks: bridge,
    got: 'an API token in a bearer header',
    client: { bearer: (token, { main }) => ({ url: `${main}/v2/self`, headers: { authorization: `Bearer ${token}` } }) },
  }),
  'token-in-the-query': defineFault({
    breaks: bridge,
    got: 'the API token in the address',
    client: { bearer: (token, urls) => ({ url: `${urls.bridge}/v2/self?access_token=${token}`, headers: {} }) },
  }),
  'signed-for-the-bridge': defineFault({
    breaks: ['client/signs-for-the-main-address'],
    got: 'one at the bridge',
    client: { signsFor: ({ bridge }) => bridge },
  }),
  'token-by-another-scheme': defineFault({
    breaks: bridge,
    got: 'the API token in the authorization header',
    client: { bearer: (token, urls) => ({ url: `${urls.bridge}/v2/self`, headers: { authorization: `Token ${token}` } }) },
  }),
  'token-as-a-password': defineFault({
    breaks: bridge,
    got: 'the API token in the authorization header',
    client: {
      bearer: (token, urls) => ({ url: `${urls.bridge}/v2/self`, headers: { authorization: `Basic ${btoa(`token:${token}`)}` } }),
    },
  }),
  'token-encoded': defineFault({
    breaks: bridge,
    got: 'not a token of this platform',
    client: { bearer: (token, urls) => ({ url: `${urls.bridge}/v2/self`, headers: { authorization: `Bearer ${btoa(token)}` } }) },
  }),
  'token-tried-at-both-addresses': defineFault({
    breaks: bridge,
    got: 'the API token in the x-api-token header',
    client: { bearer: (token, { main }) => ({ url: `${main}/v2/self`, headers: { 'x-api-token': token } }) },
  }),
  'header-without-scheme': defineFault({ breaks: header, got: 'another text', client: { writesHeader: (pairs) => pairs.join(', ') } }),
  'header-without-commas': defineFault({
    breaks: header,
    got: 'none (oauth_consumer_key)',
    client: { writesHeader: (pairs) => `OAuth ${pairs.join(' ')}` },
  }),
  'header-with-a-comma-too-many': defineFault({
    breaks: header,
    got: 'a comma at the end',
    client: { writesHeader: (pairs) => `OAuth ${pairs.join(', ')},` },
  }),
  'header-without-quotes': defineFault({
    breaks: header,
    got: 'no quotes (oauth_consumer_key)',
    client: { writesPair: (name, value) => `${name}=${encodeURIComponent(value)}` },
  }),
  'header-in-single-quotes': defineFault({
    breaks: header,
    got: 'no quotes',
    client: { writesPair: (name, value) => `${name}='${encodeURIComponent(value)}'` },
  }),
  'header-not-encoded': defineFault({
    breaks: header,
    got: 'characters that need an escape',
    client: { writesPair: (name, value) => `${name}="${value}"` },
  }),
  'header-with-a-parameter-twice': defineFault({
    breaks: header,
    got: 'it twice (oauth_version)',
    client: { sends: (parameters) => [...parameters, ['oauth_version', '1.0']] },
  }),
  'nonce-and-time-fixed': defineFault({
    breaks: moving,
    got: 'a nonce that an earlier request had at the same time',
    client: { nonce: () => 'nonce', timestamp: shared },
  }),
  'time-of-the-build': defineFault({ breaks: moving, got: 'more than five minutes ago', client: { timestamp: () => '1700000000' } }),
  'time-ahead': defineFault({
    breaks: moving,
    got: 'more than five minutes ahead',
    client: { timestamp: () => String(Math.floor(Date.now() / 1000) + 3600) },
  }),
  'time-in-milliseconds': defineFault({
    breaks: moving,
    got: 'the time in milliseconds',
    client: { timestamp: () => String(Date.now()) },
  }),
  'time-in-words': defineFault({ breaks: moving, got: 'not a number', client: { timestamp: () => new Date().toISOString() } }),
  'no-nonce': defineFault({
    breaks: moving,
    got: 'no oauth_nonce',
    client: { ...without('oauth_nonce') },
  }),
};

/** The start of the current period of four minutes, so that several requests share it. */
function shared(): string {
  const now = Math.floor(Date.now() / 1000);
  return String(now - (now % 240));
}

/** Neither sends nor signs a parameter. */
function without(left: string) {
  return {
    covers: (...lists: Parameters<typeof conforming.covers>) => conforming.covers(...lists).filter(([name]) => name !== left),
    sends: (parameters: [string, string][]) => parameters.filter(([name]) => name !== left),
  };
}
