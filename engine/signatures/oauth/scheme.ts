import type { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { compareText, type SignedAddress, uriOf } from './base-string.ts';
import { type Pair, percentEncode } from './encoding.ts';
import { type OAuthSecrets, type SignatureMethod, signingKey } from './signature.ts';

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

export type Parts = [method: string, uri: string, parameters: string];

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
  base: (...parts: Parts) => string;
  key: (secrets: Record<keyof OAuthSecrets, string>, seen: SignedRequest) => string;
  algorithm: (named: SignatureMethod) => Algorithm;
  digest: (algorithm: string, key: string, base: string) => Buffer;
  write: (digest: Buffer) => string;
  /** What the receiver gets, decoded once. */
  sent: (signature: string) => string;
}

const ALGORITHMS: Record<SignatureMethod, Algorithm> = { PLAINTEXT: 'none', 'HMAC-SHA1': 'sha1', 'HMAC-SHA512': 'sha512' };

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
  algorithm: (named) => ALGORITHMS[named],
  digest: (algorithm, key, base) => createHmac(algorithm, key).update(base).digest(),
  write: (digest) => digest.toString('base64'),
  sent: (signature) => signature,
};

/** What many schemes have in common for one request, worked out once. */
export interface Memory {
  encoded?: Encoded[];
  joined?: string;
  /** What a base string is made of, by the names of the mistakes in it. */
  parts: Map<string, Parts>;
  /** By their parts, as RFC 5849 joins those. */
  bases: Map<string, string>;
  /** By their base strings, as RFC 5849 signs those. */
  signatures: Map<string, string>;
}

export const emptyMemory = (): Memory => ({ parts: new Map(), bases: new Map(), signatures: new Map() });

const encodedBy = ({ parameters, encode }: Scheme, seen: SignedRequest): Encoded[] =>
  // Spelled out, since a spread here would be most of the time that a search takes.
  parameters(seen).map(({ from, name, value, written }) => ({
    from,
    name,
    value,
    written,
    encoded: [encode(name, 'name'), encode(value, 'value')],
  }));

const joinedBy = (scheme: Scheme, seen: SignedRequest, memory: Memory): string => {
  const isEncoded = scheme.parameters === STANDARD.parameters && scheme.encode === STANDARD.encode;
  if (isEncoded) memory.encoded ??= encodedBy(STANDARD, seen);
  const encoded = (isEncoded && memory.encoded) || encodedBy(scheme, seen);
  const joined = () => scheme.join(scheme.order(encoded).map((parameter) => parameter.encoded));
  if (!isEncoded || scheme.order !== STANDARD.order || scheme.join !== STANDARD.join) return joined();
  memory.joined ??= joined();
  return memory.joined;
};

export const partsBy = (scheme: Scheme, seen: SignedRequest, memory: Memory): Parts => [
  scheme.method(seen.method),
  scheme.uri(scheme.address(seen)),
  joinedBy(scheme, seen, memory),
];

/** The signature by a scheme; `base` is asked for where the algorithm needs it. */
export const signBy = (scheme: Scheme, seen: SignedRequest, base: () => string): string => {
  const { consumerSecret, tokenSecret = '' } = seen.secrets;
  const key = scheme.key({ consumerSecret, tokenSecret }, seen);
  const algorithm = scheme.algorithm(seen.signatureMethod);
  return scheme.sent(algorithm === 'none' ? key : scheme.write(scheme.digest(algorithm, key, base())));
};
