import type { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { compareText, type SignedAddress, uriOf } from './base-string.ts';
import { type Pair, percentEncode } from './encoding.ts';
import { DIGESTS, type OAuthSecrets, type SignatureMethod, signingKey } from './signature.ts';

/** A parameter as it was received, and where. */
export interface Parameter {
  from: 'query' | 'header' | 'form';
  name: string;
  value: string;
  /** Not decoded. */
  written: Pair;
}

export type Encoded = Parameter & { encoded: Pair };

/** Everything that a received request shows of how it was signed. */
export interface SignedRequest {
  method: string;
  /** The address that is to be signed. */
  address: SignedAddress;
  /** The address at which the request came in; another one behind a proxy. */
  received: SignedAddress;
  /** Without oauth_signature and realm. */
  parameters: Parameter[];
  realm?: string | undefined;
  body?: string | undefined;
  signatureMethod: SignatureMethod;
  secrets: OAuthSecrets;
  /** Other hosts that the headers of the request name. */
  hosts?: { host?: string; forwarded?: string; page?: string } | undefined;
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

/** The signature by a scheme, as a receiver gets it, decoded once. */
export function signBy(scheme: Scheme, seen: SignedRequest): string {
  const { consumerSecret, tokenSecret = '' } = seen.secrets;
  const key = scheme.key({ consumerSecret, tokenSecret }, seen);
  const algorithm = scheme.algorithm(seen.signatureMethod);
  return scheme.sent(algorithm === 'none' ? key : scheme.write(scheme.digest(algorithm, key, baseBy(scheme, seen))));
}

function baseBy(scheme: Scheme, seen: SignedRequest): string {
  // Spelled out, since a spread here would be most of the time that a search takes.
  const encoded = scheme.parameters(seen).map(({ from, name, value, written }): Encoded => {
    return { from, name, value, written, encoded: [scheme.encode(name, 'name'), scheme.encode(value, 'value')] };
  });
  const joined = scheme.join(scheme.order(encoded).map((parameter) => parameter.encoded));
  return scheme.base(scheme.method(seen.method), scheme.uri(scheme.address(seen)), joined);
}
