// Written by `npm run generate`; edit its source instead.

/** What the platform posts to a dashboard's sign-on address. */
export interface SignOnForm {
  /** The resource to open. */
  'id': string;
  /** Milliseconds; a form that is too old is stale. */
  'timestamp': string;
  /** Meant for the console's navigation. */
  'nav-data': string;
  /** The user's primary e-mail address at this moment. */
  'email': string;
  /** The user on the platform. */
  'user_id': string;
  /** The digest over the decoded values and the manifest's sso_salt. */
  'signature': string;
}

/** The methods by which a request to the platform's API may be signed. */
export type SignatureMethod = 'PLAINTEXT' | 'HMAC-SHA1' | 'HMAC-SHA512';
