import { randomBytes } from 'node:crypto';
import { type Pair, percentEncode } from './encoding.ts';
import { type OAuthRequest, STANDARD, seenIn, signBy } from './scheme.ts';
import type { OAuthSecrets, SignatureMethod } from './signature.ts';

export interface OAuthCredentials extends OAuthSecrets {
  consumerKey: string;
  token?: string | undefined;
}

/** Where a signed request may differ from the plain one, for those who try what a platform makes of it. */
export interface SigningChoices {
  /** HMAC-SHA512 unless told. */
  signatureMethod?: SignatureMethod;
  nonce?: string;
  /** Seconds since 1970. */
  timestamp?: number | string;
  /** Names of OAuth parameters that are neither signed nor sent. */
  omit?: readonly string[];
  realm?: string;
  /** More OAuth parameters: oauth_callback, oauth_verifier. */
  extra?: Pair[];
  /** Of the pairs, by their indexes. */
  order?: readonly number[];
  separator?: ',' | ', ';
  /** What is sent in place of the right signature. */
  signature?: (right: string) => string;
  /** What is signed in place of the request that is sent. */
  signs?: Partial<OAuthRequest>;
}

/** Signs a request: the header, and the same parameters, decoded, for the query or for a form. Without a token secret, the key has none. */
export function authorization(request: OAuthRequest, credentials: OAuthCredentials, choices: SigningChoices = {}) {
  const { signatureMethod = 'HMAC-SHA512', omit = [], signs, signature = (right) => right, order } = choices;
  const unsigned = protocolParameters(credentials, signatureMethod, choices).filter(([name]) => !omit.includes(name));
  const seen = seenIn({ ...request, ...signs }, { parameters: unsigned, written: [] }, unsigned, credentials);
  const signed: Pair = ['oauth_signature', signature(signBy(STANDARD, { ...seen, signatureMethod }))];
  const sent = omit.includes('oauth_signature') ? unsigned : [...unsigned, signed];
  const parameters = order ? inOrder(sent, order) : sent;
  return { header: writeAuthorization(parameters, choices), parameters };
}

function protocolParameters({ consumerKey, token }: OAuthCredentials, method: string, choices: SigningChoices): Pair[] {
  const { nonce = randomBytes(16).toString('hex'), timestamp = Math.floor(Date.now() / 1000), extra = [] } = choices;
  return [
    ['oauth_consumer_key', consumerKey],
    ...(token === undefined ? [] : [['oauth_token', token] as Pair]),
    ['oauth_signature_method', method],
    ['oauth_timestamp', String(timestamp)],
    ['oauth_nonce', nonce],
    ['oauth_version', '1.0'],
    ...extra,
  ];
}

function inOrder(pairs: Pair[], order: readonly number[]): Pair[] {
  const ordered = order.flatMap((index) => (pairs[index] ? [pairs[index]] : []));
  if (new Set(ordered).size !== pairs.length || ordered.length !== pairs.length)
    throw new RangeError(`${order} is no order of ${pairs.length} pairs`);
  return ordered;
}

/** An `OAuth` header; the realm, a quoted string, comes first and is not percent-encoded (RFC 5849 §3.5.1). */
export function writeAuthorization(
  parameters: Pair[],
  { realm, separator = ', ' }: Pick<SigningChoices, 'realm' | 'separator'> = {},
): string {
  const pairs = parameters.map(([name, value]) => `${percentEncode(name)}="${percentEncode(value)}"`);
  if (realm !== undefined) pairs.unshift(`realm="${realm.replace(/["\\]/g, '\\$&')}"`);
  return `OAuth ${pairs.join(separator)}`;
}

/** The URL with the OAuth parameters in its query, for endpoints that take them there. */
export function withParameters(url: string, parameters: Pair[]): string {
  const [address = '', fragment] = url.split(/(?=#)/);
  const query = parameters.map((pair) => pair.map(percentEncode).join('=')).join('&');
  const separator = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return `${address}${separator}${query}${fragment ?? ''}`;
}
