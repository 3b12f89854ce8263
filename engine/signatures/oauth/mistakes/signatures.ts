import { Buffer } from 'node:buffer';
import { createHash, createHmac } from 'node:crypto';
import type { Changes } from '../../mistakes.ts';
import { percentEncode } from '../encoding.ts';
import type { Algorithm, Scheme, SignedRequest } from '../scheme.ts';

type Change = Changes<Scheme>[string];

const keyed =
  (key: (consumer: string, token: string, seen: SignedRequest) => string): Change =>
  () => ({ key: ({ consumerSecret, tokenSecret }, seen) => key(consumerSecret, tokenSecret, seen) });

const joined = (separator: string, ...parts: string[]) => parts.map(percentEncode).join(separator);

const sent = ({ parameters }: SignedRequest, name: string) => parameters.find((known) => known.name === name)?.value ?? '';
const consumerKey = (seen: SignedRequest) => sent(seen, 'oauth_consumer_key');
const tokenItself = (seen: SignedRequest) => sent(seen, 'oauth_token');

const signing =
  (algorithm: Algorithm): Change =>
  () => ({ algorithm: () => algorithm });

const digesting =
  (digest: Scheme['digest']): Change =>
  () => ({ digest });

const writing =
  (write: Scheme['write']): Change =>
  () => ({ write });

/** Mistakes with the key, the digest and the signature itself. */
export const signatures: Changes<Scheme> = {
  'token-secret-left-out': keyed((consumer) => `${percentEncode(consumer)}&`),
  'consumer-secret-alone': keyed(percentEncode),
  'secrets-swapped': keyed((consumer, token) => joined('&', token, consumer)),
  'ampersand-missing': keyed((consumer, token) => joined('', consumer, token)),
  'key-not-encoded': keyed((consumer, token) => `${consumer}&${token}`),
  'key-encoded-whole': keyed((consumer, token) => percentEncode(`${consumer}&${token}`)),
  'key-encoded-twice': keyed((consumer, token) => joined('&', percentEncode(consumer), percentEncode(token))),
  'consumer-secret-left-out': keyed((_consumer, token) => `&${percentEncode(token)}`),
  'token-secret-alone': keyed((_consumer, token) => percentEncode(token)),
  'token-for-its-secret': keyed((consumer, _token, seen) => joined('&', consumer, tokenItself(seen))),
  'consumer-key-for-its-secret': keyed((_consumer, token, seen) => joined('&', consumerKey(seen), token)),
  'keys-for-their-secrets': keyed((_consumer, _token, seen) => joined('&', consumerKey(seen), tokenItself(seen))),
  'consumer-secret-twice': keyed((consumer) => joined('&', consumer, consumer)),
  'token-secret-undefined': keyed((consumer) => `${percentEncode(consumer)}&undefined`),
  'token-secret-null': keyed((consumer) => `${percentEncode(consumer)}&null`),
  'key-with-newline': keyed((consumer, token) => joined('&', `${consumer}\n`, token && `${token}\n`)),
  'colon-for-ampersand': keyed((consumer, token) => joined(':', consumer, token)),
  'plus-for-ampersand': keyed((consumer, token) => joined('+', consumer, token)),
  'sha1-signs': signing('sha1'),
  'sha256-signs': signing('sha256'),
  'sha512-signs': signing('sha512'),
  'plaintext-signs': signing('none'),
  'hash-without-key': digesting((algorithm, _key, base) => createHash(algorithm).update(base).digest()),
  'key-in-the-base-string': digesting((algorithm, key, base) => createHash(algorithm).update(`${base}&${key}`).digest()),
  'key-and-base-string-swapped': digesting((algorithm, key, base) => createHmac(algorithm, base).update(key).digest()),
  'hex-for-base64': writing((digest) => digest.toString('hex')),
  'upper-case-hex': writing((digest) => digest.toString('hex').toUpperCase()),
  'base64-of-hex': writing((digest) => Buffer.from(digest.toString('hex')).toString('base64')),
  'base64-for-urls': writing((digest) => digest.toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  'base64-for-urls-unpadded': writing((digest) => digest.toString('base64url')),
  'padding-left-out': writing((digest) => digest.toString('base64').replace(/=+$/, '')),
  'newline-after-base64': writing((digest) => `${digest.toString('base64')}\n`),
  'base64-in-lines': writing((digest) => digest.toString('base64').replace(/.{60}(?=.)|$/g, '$&\n')),
  'signature-encoded-twice': () => ({ sent: percentEncode }),
  'plus-lost': () => ({ sent: (signature) => signature.replaceAll('+', ' ') }),
  // The right signature, but the header has it as it is: some receivers read a plus in it as a space.
  'signature-not-encoded': () => ({}),
};
