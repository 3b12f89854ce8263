import { Buffer } from 'node:buffer';
import { createHash, createHmac } from 'node:crypto';
import { percentEncode } from '../encoding.ts';
import { type Mistake, mistakes } from '../mistake.ts';
import type { Algorithm, Scheme, SignedRequest } from '../scheme.ts';

const parameter = ({ parameters }: SignedRequest, name: string) => parameters.find((known) => known.name === name)?.value ?? '';

const keyed =
  (key: Scheme['key']): Mistake['change'] =>
  () => ({ key });

const encoded = (...parts: string[]) => parts.map(percentEncode);

export const signingKeys = mistakes(
  {
    aspect: 'key',
    standard: 'takes for its key the consumer secret, an ampersand and the token secret, each secret percent-encoded (§3.4.2)',
    fix: 'Build the key as encode(consumer secret) & encode(token secret); the ampersand stays where there is no token.',
  },
  {
    'token-secret-left-out': {
      does: 'leaves the token secret out of the key',
      change: keyed(({ consumerSecret }) => `${percentEncode(consumerSecret)}&`),
    },
    'consumer-secret-alone': {
      does: 'takes the consumer secret alone for its key, without the ampersand',
      change: keyed(({ consumerSecret }) => percentEncode(consumerSecret)),
    },
    'secrets-swapped': {
      does: 'swaps consumer secret and token secret in the key',
      change: keyed(({ consumerSecret, tokenSecret }) => encoded(tokenSecret, consumerSecret).join('&')),
    },
    'ampersand-missing': {
      does: 'leaves out the ampersand of the key',
      change: keyed(({ consumerSecret, tokenSecret }) => encoded(consumerSecret, tokenSecret).join('')),
    },
    'key-not-encoded': {
      does: 'does not encode the secrets of the key',
      change: keyed(({ consumerSecret, tokenSecret }) => `${consumerSecret}&${tokenSecret}`),
    },
    'key-encoded-whole': {
      does: 'encodes the ampersand of the key',
      change: keyed(({ consumerSecret, tokenSecret }) => percentEncode(`${consumerSecret}&${tokenSecret}`)),
    },
    'key-encoded-twice': {
      does: 'encodes the secrets of the key twice',
      change: keyed(({ consumerSecret, tokenSecret }) => encoded(...encoded(consumerSecret, tokenSecret)).join('&')),
    },
    'consumer-secret-left-out': {
      does: 'leaves the consumer secret out of the key',
      change: keyed(({ tokenSecret }) => `&${percentEncode(tokenSecret)}`),
    },
    'token-secret-alone': {
      does: 'takes the token secret alone for its key',
      change: keyed(({ tokenSecret }) => percentEncode(tokenSecret)),
    },
    'token-for-its-secret': {
      does: 'puts the token into the key in place of its secret',
      change: keyed(({ consumerSecret }, seen) => encoded(consumerSecret, parameter(seen, 'oauth_token')).join('&')),
    },
    'consumer-key-for-its-secret': {
      does: 'puts the consumer key into the key in place of its secret',
      change: keyed(({ tokenSecret }, seen) => encoded(parameter(seen, 'oauth_consumer_key'), tokenSecret).join('&')),
    },
    'keys-for-their-secrets': {
      does: 'puts the consumer key and the token into the key in place of their secrets',
      change: keyed((_secrets, seen) => encoded(parameter(seen, 'oauth_consumer_key'), parameter(seen, 'oauth_token')).join('&')),
    },
    'consumer-secret-twice': {
      does: 'puts the consumer secret into the key twice',
      change: keyed(({ consumerSecret }) => encoded(consumerSecret, consumerSecret).join('&')),
    },
    'token-secret-undefined': {
      does: 'puts the word undefined into the key in place of the token secret',
      change: keyed(({ consumerSecret }) => `${percentEncode(consumerSecret)}&undefined`),
    },
    'token-secret-null': {
      does: 'puts the word null into the key in place of the token secret',
      change: keyed(({ consumerSecret }) => `${percentEncode(consumerSecret)}&null`),
    },
    'key-with-newline': {
      does: 'has a newline after a secret, as files have',
      fix: 'Trim the newline off the file or the variable that holds the secret.',
      change: keyed(({ consumerSecret, tokenSecret }) => encoded(`${consumerSecret}\n`, tokenSecret && `${tokenSecret}\n`).join('&')),
    },
    'colon-for-ampersand': {
      does: 'joins the secrets of the key with a colon',
      change: keyed(({ consumerSecret, tokenSecret }) => encoded(consumerSecret, tokenSecret).join(':')),
    },
    'plus-for-ampersand': {
      does: 'joins the secrets of the key with a plus',
      change: keyed(({ consumerSecret, tokenSecret }) => encoded(consumerSecret, tokenSecret).join('+')),
    },
  },
);

const signing =
  (algorithm: Algorithm): Mistake['change'] =>
  () => ({ algorithm: () => algorithm });

export const digests = mistakes(
  {
    aspect: 'digest',
    standard: 'signs by the method that oauth_signature_method names (§3.4)',
    fix: 'Name the method that signs: HMAC-SHA1 or HMAC-SHA512 by HMAC with that digest, PLAINTEXT, or none, for the key itself.',
  },
  {
    'sha1-signs': { does: 'signs with HMAC-SHA1, and names another method or none', change: signing('sha1') },
    'sha256-signs': { does: 'signs with HMAC-SHA256, and names another method or none', change: signing('sha256') },
    'sha512-signs': { does: 'signs with HMAC-SHA512, and names another method or none', change: signing('sha512') },
    'plaintext-signs': { does: 'sends the key for a signature, and names another method than PLAINTEXT', change: signing('none') },
    'hash-without-key': {
      does: 'hashes the base string without a key',
      change: () => ({ digest: (algorithm, _key, base) => createHash(algorithm).update(base).digest() }),
    },
    'key-in-the-base-string': {
      does: 'hashes the base string with the key at its end, without HMAC',
      change: () => ({ digest: (algorithm, key, base) => createHash(algorithm).update(`${base}&${key}`).digest() }),
    },
    'key-and-base-string-swapped': {
      does: 'takes the base string for the key of HMAC, and the key for its text',
      change: () => ({ digest: (algorithm, key, base) => createHmac(algorithm, base).update(key).digest() }),
    },
  },
);

const writing =
  (write: Scheme['write']): Mistake['change'] =>
  () => ({ write });

export const outputs = mistakes(
  {
    aspect: 'output',
    standard: 'writes the digest as Base64 (§3.4.2)',
    fix: 'Write the bytes of the digest as Base64, with its + / and =, on one line.',
  },
  {
    'hex-for-base64': { does: 'writes the digest as hex', change: writing((digest) => digest.toString('hex')) },
    'upper-case-hex': { does: 'writes the digest as upper-case hex', change: writing((digest) => digest.toString('hex').toUpperCase()) },
    'base64-of-hex': {
      does: 'writes the Base64 of the hex digest',
      change: writing((digest) => Buffer.from(digest.toString('hex')).toString('base64')),
    },
    'base64-for-urls': {
      does: 'writes the digest as Base64 for URLs',
      change: writing((digest) => digest.toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
    },
    'base64-for-urls-unpadded': {
      does: 'writes the digest as Base64 for URLs, without its =',
      change: writing((digest) => digest.toString('base64url')),
    },
    'padding-left-out': { does: 'leaves out the = of Base64', change: writing((digest) => digest.toString('base64').replace(/=+$/, '')) },
    'newline-after-base64': { does: 'ends the signature with a newline', change: writing((digest) => `${digest.toString('base64')}\n`) },
    'base64-in-lines': {
      does: 'breaks the signature into lines',
      change: writing((digest) => digest.toString('base64').replace(/.{60}(?=.)|$/g, '$&\n')),
    },
  },
);

export const sent = mistakes(
  {
    aspect: 'sent',
    standard: 'percent-encodes the signature once in the header (§3.5.1)',
    fix: 'Percent-encode oauth_signature once when you write the header, after it is computed.',
  },
  {
    'signature-encoded-twice': { does: 'encodes the signature twice', change: () => ({ sent: percentEncode }) },
    'plus-lost': {
      does: 'sends a space where the signature has a plus',
      change: () => ({ sent: (signature) => signature.replaceAll('+', ' ') }),
    },
  },
);

/** The right signature, but the header has it is: some receivers read a plus in it as a space. */
export const notEncoded = mistakes(
  {
    aspect: 'sent',
    standard: 'percent-encodes the signature once in the header (§3.5.1)',
    fix: 'Percent-encode oauth_signature once when you write the header, after it is computed.',
  },
  { 'signature-not-encoded': { does: 'writes the signature into the header as it is', change: () => ({}) } },
);
