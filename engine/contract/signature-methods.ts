/** The methods of OAuth 1 that Assay can compute, each with its hash; the contract says which of them are allowed. */
export const signatureMethods = { PLAINTEXT: 'none', 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256', 'HMAC-SHA512': 'sha512' } as const;

export type SignatureMethod = keyof typeof signatureMethods;

export const isSignatureMethod = (name: string): name is SignatureMethod => Object.hasOwn(signatureMethods, name);
