import { percentEncode } from './encoding.ts';

/** The methods that Assay can compute; the contract says which of them are allowed. */
export const DIGESTS = { PLAINTEXT: 'none', 'HMAC-SHA1': 'sha1', 'HMAC-SHA512': 'sha512' } as const;

export type SignatureMethod = keyof typeof DIGESTS;

export const isSignatureMethod = (name: string): name is SignatureMethod => Object.hasOwn(DIGESTS, name);

export type OAuthSecrets = { consumerSecret: string; tokenSecret?: string | undefined };

/** Both secrets with an ampersand between them, even without a token (RFC 5849 §3.4.2). */
export const signingKey = ({ consumerSecret, tokenSecret = '' }: OAuthSecrets): string =>
  [consumerSecret, tokenSecret].map(percentEncode).join('&');
