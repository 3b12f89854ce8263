/** The requirements about wrong credentials of the platform, one for each family of them. */
export const credentialRequirements = [
  'auth/refuses-missing-credentials',
  'auth/refuses-a-wrong-password',
  'auth/refuses-a-wrong-user',
  'auth/refuses-a-nearly-right-password',
  'auth/refuses-another-scheme',
  'auth/refuses-a-malformed-header',
] as const;
