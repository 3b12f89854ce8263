import { percentEncode } from './encoding.ts';

/** The methods that can be computed here, with their digests; which of them are used, the contract says. */
export const DIGESTS = { PLAINTEXT: 'none', 'HMAC-SHA1': 'sha1', 'HMAC-SHA512': 'sha512' } as const;

export type SignatureMethod = keyof typeof DIGESTS;

export const isSignatureMethod = (name: string): name is SignatureMethod => Object.hasOwn(DIGESTS, name);

export interface OAuthSecrets {
  consumerSecret: string;
  tokenSecret?: string | undefined;
}

/** Both secrets with an ampersand between them, which stays where there is no token (RFC 5849 §3.4.2). */
export const signingKey = ({ consumerSecret, tokenSecret = '' }: OAuthSecrets): string =>
  [consumerSecret, tokenSecret].map(percentEncode).join('&');
