/** The contract shows no prefix before the OAuth paths; clients use both (a field note, not the contract), so the stand-in platform serves both. */
export const oauthPrefixes = ['', '/v2'] as const;
