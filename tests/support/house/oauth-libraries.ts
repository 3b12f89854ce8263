import { createHmac, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type OAuth10a from 'oauth-1.0a';
import type { SignatureMethod } from '../../../engine/contract/signature-methods.ts';
import { percentEncode } from '../../../engine/signatures/oauth/encoding.ts';

const require = createRequire(import.meta.url);
const OAuth1a = require('oauth-1.0a') as typeof OAuth10a;
const { sign } = require('oauth-sign') as { sign(...parts: unknown[]): string };
export const { OAuth } = require('oauth') as { OAuth: new (...settings: unknown[]) => OAuthLibrary };

/** The part of the library that sends requests itself. */
interface OAuthLibrary {
  getOAuthRequestToken(done: (error: unknown, token: string, secret: string) => void): void;
  getOAuthAccessToken(token: string, secret: string, verifier: string, done: (error: unknown, token: string, secret: string) => void): void;
  get(url: string, token: string, secret: string, done: (error: unknown, body: string) => void): void;
}

export const fresh = () => ({ oauth_nonce: randomUUID(), oauth_timestamp: String(Math.floor(Date.now() / 1000)) });
export const credentialsOf = ({ CONSUMER_KEY = '', CONSUMER_SECRET = '', USER_TOKEN = '', USER_SECRET = '' }: Record<string, string>) => ({
  consumerKey: CONSUMER_KEY,
  consumerSecret: CONSUMER_SECRET,
  token: USER_TOKEN,
  tokenSecret: USER_SECRET,
});
type Credentials = ReturnType<typeof credentialsOf>;

/** How each library signs a call, and the signature methods that it knows. */
export const libraries: Record<
  string,
  { methods: SignatureMethod[]; header(method: SignatureMethod, url: string, data: Record<string, string>, by: Credentials): string }
> = {
  'oauth-1.0a': {
    methods: ['PLAINTEXT', 'HMAC-SHA1', 'HMAC-SHA512'],
    header(method, url, data, by) {
      const hash = (base: string, key: string) =>
        method === 'PLAINTEXT'
          ? key
          : createHmac(method === 'HMAC-SHA1' ? 'sha1' : 'sha512', key)
              .update(base)
              .digest('base64');
      const library = new OAuth1a({
        consumer: { key: by.consumerKey, secret: by.consumerSecret },
        signature_method: method,
        hash_function: hash,
      });
      return library.toHeader(library.authorize({ method: 'GET', url, data }, { key: by.token, secret: by.tokenSecret })).Authorization;
    },
  },
  'oauth-sign': {
    methods: ['PLAINTEXT', 'HMAC-SHA1'],
    header(method, url, data, by) {
      const protocol: Record<string, string> = {
        ...{ oauth_consumer_key: by.consumerKey, oauth_token: by.token, oauth_signature_method: method, oauth_version: '1.0' },
        ...fresh(),
      };
      const signature = sign(method, 'GET', url, { ...protocol, ...data }, by.consumerSecret, by.tokenSecret);
      const pairs = Object.entries({ ...protocol, oauth_signature: signature });
      return `OAuth ${pairs.map(([name, value]) => `${name}="${percentEncode(value)}"`).join(', ')}`;
    },
  },
};
