/**
 * The one list of what the name of a secret has in it, for headers, fields, parameters and variables; compared in lower case, without
 * separators. A word stands `anywhere` in the name, or is its `last` one.
 */
export const namesOfSecrets = {
  /** What such a field holds is a secret. */
  always: {
    anywhere: [
      ...['token', 'secret', 'passw', 'passphrase', 'passcode', 'signature', 'verifier', 'credential', 'authorization', 'authorisation'],
      ...['apikey', 'accesskey', 'accountkey', 'authkey', 'privatekey', 'jwt', 'hmac', 'csrf', 'xsrf', 'assertion', 'salt'],
    ],
    last: ['pwd', 'pass'],
  },
  /** What a header of this name holds is a secret; what a field holds, only if it looks drawn: `code` may be the code of an error. */
  ifDrawn: { anywhere: ['session', 'sessid'], last: ['[a-z]*key', 'x?auth', 'sid', 'sig', 'pin', 'otp', 'code', 'cert'] },
  /** How names begin or end that have such a word and tell about a secret, or name none. */
  never: {
    begins: ['accesscontrol'],
    ends: [
      ...['type', 'method', 'url', 'uri', 'endpoint', 'expires', 'expiresin', 'expiresat', 'expiry', 'expiration', 'expirationdate'],
      ...['length', 'hint', 'required', 'policy', 'count', 'tokenid', 'keyid', 'credentialid', 'consumerkey', 'publickey', 'primarykey'],
      ...['surrogatekey', 'cachekey', 'idempotencykey', 'websocketkey', 'sortkey', 'partitionkey'],
    ],
  },
} as const;
