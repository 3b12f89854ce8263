import type { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { addressOf, type SignedAddress, uriOf } from './address.ts';
import { decodeForm, type Pair, percentEncode, valueIn, writtenPairs } from './encoding.ts';
import type { ParsedAuthorization } from './header.ts';
import { DIGESTS, isSignatureMethod, type OAuthSecrets, type SignatureMethod, signingKey } from './signature.ts';

export interface OAuthRequest {
  method: string;
  /** Absolute; path and query as they are on the wire. */
  url: string;
  /** The decoded fields of an urlencoded body; no other body is signed. */
  form?: Pair[] | undefined;
  /** Signed in place of the URL's own origin, where a proxy hides the public one. */
  origin?: string | undefined;
  /** Tells more than the decoded form does. */
  body?: string | undefined;
  /** Other hosts that the headers of the request name. */
  hosts?: { host?: string; forwarded?: string; page?: string } | undefined;
}

/** A parameter as it was received, and where. */
export interface Parameter {
  from: 'query' | 'header' | 'form';
  name: string;
  value: string;
  /** Not decoded. */
  written: Pair;
}

export type Encoded = Parameter & { encoded: Pair };

/** Everything that a request shows of how it is signed. */
export interface SignedRequest extends Pick<OAuthRequest, 'method' | 'body' | 'hosts'> {
  /** The address that is to be signed. */
  address: SignedAddress;
  /** The address at which the request came in; another one behind a proxy. */
  received: SignedAddress;
  /** Without oauth_signature and realm. */
  parameters: Parameter[];
  realm?: string | undefined;
  signatureMethod: SignatureMethod;
  secrets: OAuthSecrets;
}

export type Algorithm = 'sha1' | 'sha256' | 'sha512' | 'none';

/** A way to sign, as data: that of RFC 5849, or the same with something changed. */
export interface Scheme {
  method: (method: string) => string;
  address: (seen: SignedRequest) => SignedAddress;
  uri: (address: SignedAddress) => string;
  parameters: (seen: SignedRequest) => Parameter[];
  encode: (text: string, role: 'name' | 'value') => string;
  order: (parameters: Encoded[]) => Encoded[];
  join: (pairs: Pair[]) => string;
  base: (...parts: [method: string, uri: string, parameters: string]) => string;
  key: (secrets: Record<keyof OAuthSecrets, string>, seen: SignedRequest) => string;
  algorithm: (named: SignatureMethod) => Algorithm;
  digest: (algorithm: string, key: string, base: string) => Buffer;
  write: (digest: Buffer) => string;
  /** What the receiver gets, decoded once. */
  sent: (signature: string) => string;
}

export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** RFC 5849 §3.4.1.3.2: by name, and by value where names are equal. */
export const byEncodedPair = ({ encoded: one }: Encoded, { encoded: other }: Encoded): number =>
  compareText(one[0], other[0]) || compareText(one[1], other[1]);

export const STANDARD: Scheme = {
  method: (method) => method.toUpperCase(),
  address: ({ address }) => address,
  uri: uriOf,
  parameters: ({ parameters }) => parameters,
  encode: percentEncode,
  order: (parameters) => parameters.toSorted(byEncodedPair),
  join: (pairs) => pairs.map((pair) => pair.join('=')).join('&'),
  base: (...parts) => parts.map(percentEncode).join('&'),
  key: signingKey,
  algorithm: (named) => DIGESTS[named],
  digest: (algorithm, key, base) => createHmac(algorithm, key).update(base).digest(),
  write: (digest) => digest.toString('base64'),
  sent: (signature) => signature,
};

/** What is signed of a request; `header` is what was read of its `Authorization` header, where the OAuth parameters stand there. */
export function seenIn(
  { method, url, form = [], body, origin, hosts }: OAuthRequest,
  header: Pick<ParsedAuthorization, 'parameters' | 'written' | 'realm'> | undefined,
  protocol: Pair[],
  secrets: OAuthSecrets,
): SignedRequest {
  const received = addressOf(url);
  const from = (place: Parameter['from'], decoded: Pair[], written: Pair[]): Parameter[] =>
    decoded.map(([name, value], index) => ({ from: place, name, value, written: written[index] ?? [name, value] }));
  const parameters = [
    ...from('query', decodeForm(received.query), writtenPairs(received.query)),
    ...from('header', header?.parameters ?? [], header?.written ?? []),
    ...from('form', form, form.length > 0 && body !== undefined ? writtenPairs(body) : []),
  ];
  const named = valueIn(protocol, 'oauth_signature_method') ?? 'PLAINTEXT';
  return {
    method,
    address: { ...addressOf(origin ?? url), path: received.path, query: received.query },
    received,
    // RFC 5849 §3.4.1.3.1 leaves out the signature, and the realm of the header.
    parameters: parameters.filter(({ name }) => name !== 'oauth_signature'),
    realm: header?.realm,
    body,
    signatureMethod: isSignatureMethod(named) ? named : 'PLAINTEXT',
    secrets,
    hosts,
  };
}

/** The signature by a scheme, as a receiver gets it, decoded once. */
export function signBy(scheme: Scheme, seen: SignedRequest): string {
  const { consumerSecret, tokenSecret = '' } = seen.secrets;
  const key = scheme.key({ consumerSecret, tokenSecret }, seen);
  const algorithm = scheme.algorithm(seen.signatureMethod);
  return scheme.sent(algorithm === 'none' ? key : scheme.write(scheme.digest(algorithm, key, baseBy(scheme, seen))));
}

/** RFC 5849 §3.4.1.1, where the scheme is the standard's. */
export function baseBy(scheme: Scheme, seen: SignedRequest): string {
  // Spelled out, since a spread here would be most of the time that a search takes.
  const encoded = scheme.parameters(seen).map(({ from, name, value, written }): Encoded => {
    return { from, name, value, written, encoded: [scheme.encode(name, 'name'), scheme.encode(value, 'value')] };
  });
  const joined = scheme.join(scheme.order(encoded).map((parameter) => parameter.encoded));
  return scheme.base(scheme.method(seen.method), scheme.uri(scheme.address(seen)), joined);
}
