import { Buffer } from 'node:buffer';
import { createHash, createHmac } from 'node:crypto';
import { type Changes, formEncoded, instead, type Kinds, lowerEscapes, type SchemeChange } from '../../mistakes.ts';
import { compareText } from '../base-string.ts';
import { percentEncode, wellFormed } from '../encoding.ts';
import { type Algorithm, byEncodedPair, type Encoded, type Scheme } from '../scheme.ts';

type SignatureChange = SchemeChange<Scheme>;

const UNRESERVED = /[\w.~-]/;

const latin1 = (text: string) =>
  [...text]
    .map((character) => {
      const code = character.charCodeAt(0);
      if (UNRESERVED.test(character)) return character;
      return code < 256 ? `%${code.toString(16).toUpperCase().padStart(2, '0')}` : percentEncode(character);
    })
    .join('');

const encoding = instead<Scheme, 'encode'>('encode');
const digesting = instead<Scheme, 'digest'>('digest');
const writing = instead<Scheme, 'write'>('write');
const ordered = instead<Scheme, 'order'>('order');

const base =
  (join: (method: string, uri: string, parameters: string) => string[]): SignatureChange =>
  () => ({ base: (...parts) => join(...parts).join('&') });

const sortedBy = (order: (one: Encoded, other: Encoded) => number) => ordered((parameters) => parameters.toSorted(order));

const byPair = (compare: (one: string, other: string) => number): SignatureChange =>
  sortedBy(({ encoded: one }, { encoded: other }) => compare(one[0], other[0]) || compare(one[1], other[1]));

const dictionary = new Intl.Collator('en');

const placeByPlace = (places: string[], sorted: (parameters: Encoded[]) => Encoded[]) =>
  ordered((all) => places.flatMap((place) => sorted(all.filter(({ from }) => from === place))));

const keyed =
  (key: (consumer: string, token: string) => string): SignatureChange =>
  () => ({ key: ({ consumerSecret, tokenSecret }) => key(consumerSecret, tokenSecret) });

/** The kinds of change to how a request is signed that several mistakes share, each with what oauth.json gives it. */
export const signatureKinds: Kinds<Scheme> = {
  /** The parameters of one place after those of another. */
  unsorted: (...places) => placeByPlace(places, (parameters) => parameters),
  sortedApart: (...places) => placeByPlace(places, (parameters) => parameters.toSorted(byEncodedPair)),
  /** `consumer` and `token` stand for their secrets, the name of a parameter for its value, other text for itself. */
  key:
    (...parts) =>
    () => ({
      key: ({ consumerSecret, tokenSecret }, { parameters }) => {
        const sent = (wanted: string) => parameters.find(({ name }) => name === wanted)?.value ?? '';
        const values = new Map([
          ['consumer', consumerSecret],
          ['token', tokenSecret],
          ...['oauth_consumer_key', 'oauth_token'].map((name): [string, string] => [name, sent(name)]),
        ]);
        return parts.map((part) => (values.has(part) ? percentEncode(values.get(part) ?? '') : part)).join('');
      },
    }),
  algorithm: (algorithm) => () => ({ algorithm: () => algorithm as Algorithm }),
};

/** What each other mistake with encoding, order, key, digest and the signature itself does. */
export const signatureChanges: Changes<Scheme> = {
  'plus-for-space': encoding((text) => percentEncode(text).replaceAll('%20', '+')),
  'form-encoding': encoding(formEncoded),
  'punctuation-left-plain': encoding((text) => encodeURIComponent(wellFormed(text))),
  'parameters-not-encoded': encoding((text) => text),
  'parameters-encoded-twice': encoding((text) => percentEncode(percentEncode(text))),
  'lower-case-escapes': () => ({
    encode: (text) => lowerEscapes(percentEncode(text)),
    base: (...parts) => parts.map(percentEncode).map(lowerEscapes).join('&'),
  }),
  'lower-case-escapes-in-parameters': encoding((text) => lowerEscapes(percentEncode(text))),
  'latin-1': encoding(latin1),
  'slash-left-plain': encoding((text) => percentEncode(text).replaceAll('%2F', '/')),
  'tilde-encoded': encoding((text) => percentEncode(text).replaceAll('~', '%7E')),
  'reserved-left-plain': encoding((text) => encodeURI(wellFormed(text))),
  'names-not-encoded': encoding((text, role) => (role === 'name' ? text : percentEncode(text))),
  'values-not-encoded': encoding((text, role) => (role === 'value' ? text : percentEncode(text))),
  'sorted-before-encoding': sortedBy((one, other) => compareText(one.name, other.name) || compareText(one.value, other.value)),
  'sorted-by-name-alone': sortedBy((one, other) => compareText(one.encoded[0], other.encoded[0])),
  'sorted-as-pairs': sortedBy((one, other) => compareText(one.encoded.join('='), other.encoded.join('='))),
  'sorted-ignoring-case': byPair((one, other) => compareText(one.toLowerCase(), other.toLowerCase())),
  'sorted-by-language': byPair(dictionary.compare),
  'sorted-backwards': sortedBy((one, other) => byEncodedPair(other, one)),
  'trailing-ampersand': ({ join }) => ({ join: (pairs) => `${join(pairs)}&` }),
  'no-equals-sign-for-empty': () => ({
    join: (pairs) => pairs.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&'),
  }),
  'commas-between-pairs': () => ({ join: (pairs) => pairs.map((pair) => pair.join('=')).join(',') }),
  'base-string-encoded-twice': ({ base: join }) => ({ base: (...parts) => percentEncode(join(...parts)) }),
  'joined-parameters-not-encoded': base((method, uri, parameters) => [method, percentEncode(uri), parameters]),
  'joined-parameters-encoded-twice': base((method, uri, joined) => [method, percentEncode(uri), percentEncode(percentEncode(joined))]),
  'address-not-encoded': base((method, uri, parameters) => [method, uri, percentEncode(parameters)]),
  'address-encoded-twice': base((method, uri, joined) => [method, percentEncode(percentEncode(uri)), percentEncode(joined)]),
  'base-string-not-encoded': base((...parts) => parts),
  'method-left-out-of-base-string': base((_method, ...parts) => parts.map(percentEncode)),
  'base-string-without-ampersands': () => ({ base: (...parts) => parts.map(percentEncode).join('') }),
  'key-not-encoded': keyed((consumer, token) => `${consumer}&${token}`),
  'key-encoded-whole': keyed((consumer, token) => percentEncode(`${consumer}&${token}`)),
  'key-encoded-twice': keyed((consumer, token) => [consumer, token].map(percentEncode).map(percentEncode).join('&')),
  'key-with-newline': keyed((consumer, token) => [`${consumer}\n`, token && `${token}\n`].map(percentEncode).join('&')),
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
