import { randomBytes } from 'node:crypto';
import type { SignatureMethod } from '../../contract/signature-methods.ts';
import { type Pair, percentEncode } from './encoding.ts';
import { type OAuthRequest, type OAuthSecrets, STANDARD, seenIn, signBy } from './scheme.ts';

export type OAuthCredentials = OAuthSecrets & { consumerKey: string; token?: string | undefined };

/** How a signed request may differ from the usual one, to test how a platform reacts. */
export interface SigningChoices {
  /** HMAC-SHA512 by default. */
  signatureMethod?: SignatureMethod;
  nonce?: string;
  /** Seconds since 1970. */
  timestamp?: number | string;
  /** OAuth parameters that are neither signed nor sent. */
  omit?: readonly string[];
  realm?: string;
  /** More OAuth parameters: oauth_callback, oauth_verifier. */
  extra?: Pair[];
  /** The order of the pairs, as a list of all their indexes. */
  order?: readonly number[];
  separator?: ',' | ', ';
  /** Makes the signature that is sent from the right one. */
  signature?: (right: string) => string;
  /** Changes the parameters before they are signed, or after; then the signature is one of them. */
  signed?: (parameters: Pair[]) => Pair[];
  sent?: (parameters: Pair[]) => Pair[];
  /** Signed instead of the matching parts of the sent request. */
  signs?: Partial<OAuthRequest>;
}

/** Signs a request. Returns the header, and the same parameters, decoded, to send in a query or a form instead. */
export function authorization(request: OAuthRequest, credentials: OAuthCredentials, choices: SigningChoices = {}) {
  const { signatureMethod = 'HMAC-SHA512', omit = [], signs, signature = (right) => right, signed = same, sent = same, order } = choices;
  const unsigned = signed(protocolParameters(credentials, signatureMethod, choices).filter(([name]) => !omit.includes(name)));
  const seen = seenIn({ ...request, ...signs }, { parameters: unsigned, written: [] }, unsigned, credentials);
  const own: Pair = ['oauth_signature', signature(signBy(STANDARD, { ...seen, signatureMethod }))];
  const all = sent(omit.includes('oauth_signature') ? unsigned : [...unsigned, own]);
  const parameters = order ? inOrder(all, order) : all;
  return { header: writeAuthorization(parameters, choices), parameters };
}

const same = (parameters: Pair[]): Pair[] => parameters;

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
    throw new RangeError(`${order} is not an order of ${pairs.length} pairs`);
  return ordered;
}

/** An `OAuth` header; the realm, a quoted string, comes first and is not percent-encoded (RFC 5849 §3.5.1). */
export function writeAuthorization(parameters: Pair[], { realm, separator = ', ' }: SigningChoices = {}): string {
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
