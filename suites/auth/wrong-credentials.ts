/** The labels of calls with wrong credentials, one for each family of them. */
export const wrongCredentialLabels = [
  'auth/missing-credentials',
  'auth/wrong-password',
  'auth/wrong-user',
  'auth/nearly-right-password',
  'auth/another-scheme',
  'auth/malformed-header',
] as const;
