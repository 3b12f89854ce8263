/**
 * What stands before the OAuth paths: the contract leaves it open, and clients in the field use both (a field note, no contract).
 * The stand-in platform serves both.
 */
export const oauthPrefixes = ['', '/v2'] as const;
