import type { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { isSignatureMethod, type SignatureMethod, signatureMethods } from '../../contract/signature-methods.ts';
import { addressOf, uriOf } from './address.ts';
import { decodeForm, type Pair, percentEncode, valueIn, writtenPairs } from './encoding.ts';
import type { ParsedAuthorization } from './header.ts';

export type OAuthSecrets = { consumerSecret: string; tokenSecret?: string | undefined };

/** Both secrets with an ampersand between them, even without a token (RFC 5849 §3.4.2). */
const signingKey = ({ consumerSecret, tokenSecret = '' }: OAuthSecrets): string =>
  [consumerSecret, tokenSecret].map(percentEncode).join('&');

export interface OAuthRequest {
  method: string;
  /** Absolute, with path and query exactly as sent. */
  url: string;
  /** The decoded fields of a urlencoded body; no other body is signed. */
  form?: Pair[] | undefined;
  /** Signed instead of the URL's own origin, when a proxy hides the public one. */
  origin?: string | undefined;
  /** Shows how the form was encoded. */
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

/** Everything about a request that a signature may depend on. */
export type SignedRequest = ReturnType<typeof seenIn>;

export type Algorithm = 'sha1' | 'sha256' | 'sha512' | 'none';

/** A way to sign, as data: RFC 5849, or RFC 5849 with something changed. */
export type Scheme = typeof STANDARD;

export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** RFC 5849 §3.4.1.3.2: by name, then by value. */
export const byEncodedPair = ({ encoded: one }: Encoded, { encoded: other }: Encoded): number =>
  compareText(one[0], other[0]) || compareText(one[1], other[1]);

export const STANDARD = {
  method: (method: string) => method.toUpperCase(),
  address: ({ address }: SignedRequest) => address,
  uri: uriOf,
  parameters: ({ parameters }: SignedRequest) => parameters,
  encode: (text: string, _role: 'name' | 'value') => percentEncode(text),
  order: (parameters: Encoded[]) => parameters.toSorted(byEncodedPair),
  join: (pairs: Pair[]) => pairs.map((pair) => pair.join('=')).join('&'),
  base: (...parts: [method: string, uri: string, parameters: string]) => parts.map(percentEncode).join('&'),
  key: (secrets: Record<keyof OAuthSecrets, string>, _seen: SignedRequest) => signingKey(secrets),
  algorithm: (named: SignatureMethod): Algorithm => signatureMethods[named],
  digest: (algorithm: string, key: string, base: string) => createHmac(algorithm, key).update(base).digest(),
  write: (digest: Buffer) => digest.toString('base64'),
  /** The signature that the receiver gets, decoded once. */
  sent: (signature: string) => signature,
};

/** Collects what a signature may depend on; `header` is the parsed `Authorization` header, if the OAuth parameters are there. */
export function seenIn(
  { method, url, form = [], body, origin, hosts }: OAuthRequest,
  header: Pick<ParsedAuthorization, 'parameters' | 'written' | 'realm'> | undefined,
  protocol: Pair[],
  secrets: OAuthSecrets,
) {
  const received = addressOf(url);
  const from = (place: Parameter['from'], decoded: Pair[], written: Pair[]): Parameter[] =>
    decoded.map(([name, value], index) => ({ from: place, name, value, written: written[index] ?? [name, value] }));
  const parameters = [
    ...from('query', decodeForm(received.query), writtenPairs(received.query)),
    ...from('header', header?.parameters ?? [], header?.written ?? []),
    ...from('form', form, form.length > 0 && body !== undefined ? writtenPairs(body) : []),
  ];
  const named = valueIn(protocol, 'oauth_signature_method') ?? 'PLAINTEXT';
  const signatureMethod: SignatureMethod = isSignatureMethod(named) ? named : 'PLAINTEXT';
  return {
    method,
    /** The address to sign. */
    address: { ...addressOf(origin ?? url), path: received.path, query: received.query },
    /** The address that received the request; behind a proxy, it differs. */
    received,
    // RFC 5849 §3.4.1.3.1 leaves out the signature, and the realm of the header.
    parameters: parameters.filter(({ name }) => name !== 'oauth_signature'),
    realm: header?.realm,
    body,
    signatureMethod,
    secrets,
    hosts,
  };
}

/** The signature that a scheme makes, as the receiver gets it, decoded once. */
export function signBy(scheme: Scheme, seen: SignedRequest): string {
  const { consumerSecret, tokenSecret = '' } = seen.secrets;
  const key = scheme.key({ consumerSecret, tokenSecret }, seen);
  const algorithm = scheme.algorithm(seen.signatureMethod);
  return scheme.sent(algorithm === 'none' ? key : scheme.write(scheme.digest(algorithm, key, baseBy(scheme, seen))));
}

/** The signature base string; with the standard scheme, it is that of RFC 5849 §3.4.1.1. */
export function baseBy(scheme: Scheme, seen: SignedRequest): string {
  // The fields are listed, because a spread here would take most of the time of a search.
  const encoded = scheme.parameters(seen).map(({ from, name, value, written }): Encoded => {
    return { from, name, value, written, encoded: [scheme.encode(name, 'name'), scheme.encode(value, 'value')] };
  });
  const joined = scheme.join(scheme.order(encoded).map((parameter) => parameter.encoded));
  return scheme.base(scheme.method(seen.method), scheme.uri(scheme.address(seen)), joined);
}
