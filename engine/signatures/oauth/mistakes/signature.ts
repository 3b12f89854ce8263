import { createHash, createHmac } from 'node:crypto';
import { type Kinds, sharedKinds } from '../../mistakes.ts';
import { type RewriteStep, rewriting } from '../../rewriting.ts';
import { percentEncode } from '../encoding.ts';
import { type Algorithm, byEncodedPair, compareText, type Encoded, type Scheme } from '../scheme.ts';

const sortedBy = (compare: (one: Encoded, other: Encoded) => number): Partial<Scheme> => ({
  order: (parameters) => parameters.toSorted(compare),
});

const byPair = (compare: (one: string, other: string) => number) =>
  sortedBy(({ encoded: one }, { encoded: other }) => compare(one[0], other[0]) || compare(one[1], other[1]));

const dictionary = new Intl.Collator('en');
const lowerCaseEscapes = rewriting('percent-encoded', 'lower-case-escapes');

const placeByPlace = (places: string[], sorted: (parameters: Encoded[]) => Encoded[]): Partial<Scheme> => ({
  order: (all) => places.flatMap((place) => sorted(all.filter(({ from }) => from === place))),
});

const keyed = (key: (consumer: string, token: string) => string): Partial<Scheme> => ({
  key: ({ consumerSecret, tokenSecret }) => key(consumerSecret, tokenSecret),
});

/** Where a client encodes: names and values, the three parts of the base string, the secrets of the key, and what it sends. */
type Layer = 'parameters' | 'base' | 'key' | 'sent';

/** Mistakes in how a request is signed: first the kinds that oauth.json names, then the kinds of a single mistake. */
export const signatureKinds: Kinds<Scheme> = {
  ...sharedKinds,
  /** One function in place of percent-encoding, in these layers; `sent`: what is sent is written by it too, and read back by `back`. */
  encoder: (scheme, layers: Layer[], steps: RewriteStep[], back: RewriteStep[] = []) => {
    const [encode, read] = [rewriting(...steps), rewriting(...back)];
    const changes: Record<Layer, Partial<Scheme>> = {
      parameters: { encode },
      base: { base: (...parts) => parts.map(encode).join('&') },
      key: keyed((consumer, token) => `${encode(consumer)}&${encode(token)}`),
      sent: {
        parameters: (seen) =>
          scheme.parameters(seen).map((parameter) => {
            const [name, value] = parameter.written;
            return { ...parameter, name: read(name), value: read(value) };
          }),
      },
    };
    return Object.assign({}, ...layers.flatMap((layer) => (layer === 'sent' && back.length === 0 ? [] : changes[layer])));
  },
  encode: (_scheme, ...steps: RewriteStep[]) => ({ encode: rewriting(...steps) }),
  encodeAllBut: (_scheme, left: 'name' | 'value') => ({ encode: (text, role) => (role === left ? text : percentEncode(text)) }),
  /** Keeps the parameters of each place together, in the order of the places. */
  unsorted: (_scheme, ...places: string[]) => placeByPlace(places, (parameters) => parameters),
  sortedApart: (_scheme, ...places: string[]) => placeByPlace(places, (parameters) => parameters.toSorted(byEncodedPair)),
  /** Rewrites method, address and parameters before they are joined; one list of steps for each. */
  base: (_scheme, ...steps: RewriteStep[][]) => {
    const rewrites = steps.map((own) => rewriting(...own));
    return { base: (...parts) => parts.map((part, at) => rewrites[at]?.(part) ?? part).join('&') };
  },
  /** `consumer` and `token` mean their secrets, `oauth_consumer_key` and `oauth_token` their values; other text is used as it is. */
  key: (_scheme, ...parts: string[]) => ({
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
  algorithm: (_scheme, algorithm: Algorithm) => ({ algorithm: () => algorithm }),
  'lower-case-escapes': () => ({ encode: lowerCaseEscapes, base: (...parts) => parts.map(lowerCaseEscapes).join('&') }),
  'sorted-before-encoding': () => sortedBy((one, other) => compareText(one.name, other.name) || compareText(one.value, other.value)),
  'sorted-by-name-alone': () => sortedBy((one, other) => compareText(one.encoded[0], other.encoded[0])),
  'sorted-as-pairs': () => sortedBy((one, other) => compareText(one.encoded.join('='), other.encoded.join('='))),
  'sorted-ignoring-case': () => byPair((one, other) => compareText(one.toLowerCase(), other.toLowerCase())),
  'sorted-by-language': () => byPair(dictionary.compare),
  'sorted-by-value': () => sortedBy((one, other) => compareText(one.encoded[1], other.encoded[1])),
  'sorted-backwards': () => sortedBy((one, other) => byEncodedPair(other, one)),
  'trailing-ampersand': ({ join }) => ({ join: (pairs) => `${join(pairs)}&` }),
  'no-equals-sign-for-empty': () => ({
    join: (pairs) => pairs.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&'),
  }),
  'commas-between-pairs': () => ({ join: (pairs) => pairs.map((pair) => pair.join('=')).join(',') }),
  'base-string-encoded-twice': ({ base }) => ({ base: (...parts) => percentEncode(base(...parts)) }),
  'base-string-encoded-whole': () => ({ base: (...parts) => percentEncode(parts.join('&')) }),
  'newline-after-base-string': ({ base }) => ({ base: (...parts) => `${base(...parts)}\n` }),
  'method-left-out-of-base-string': () => ({ base: (_method, ...parts) => parts.map(percentEncode).join('&') }),
  'base-string-without-ampersands': () => ({ base: (...parts) => parts.map(percentEncode).join('') }),
  'key-not-encoded': () => keyed((consumer, token) => `${consumer}&${token}`),
  'key-encoded-whole': () => keyed((consumer, token) => percentEncode(`${consumer}&${token}`)),
  'key-encoded-twice': () => keyed((consumer, token) => [consumer, token].map(percentEncode).map(percentEncode).join('&')),
  'key-with-newline': () => keyed((consumer, token) => [`${consumer}\n`, token && `${token}\n`].map(percentEncode).join('&')),
  'hash-without-key': () => ({ digest: (algorithm, _key, base) => createHash(algorithm).update(base).digest() }),
  'key-in-the-base-string': () => ({ digest: (algorithm, key, base) => createHash(algorithm).update(`${base}&${key}`).digest() }),
  'key-and-base-string-swapped': () => ({ digest: (algorithm, key, base) => createHmac(algorithm, base).update(key).digest() }),
};
