import type { Changes } from '../../mistakes.ts';
import { compareText } from '../base-string.ts';
import { percentEncode, wellFormed } from '../encoding.ts';
import { byEncodedPair, type Encoded, type Parameter, type Scheme } from '../scheme.ts';

type Change = Changes<Scheme>[string];

const UNRESERVED = /[\w.~-]/;

const lowered = (encoded: string) => encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
const formEncoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1);

const latin1 = (text: string) =>
  [...text]
    .map((character) => {
      const code = character.charCodeAt(0);
      if (UNRESERVED.test(character)) return character;
      return code < 256 ? `%${code.toString(16).toUpperCase().padStart(2, '0')}` : percentEncode(character);
    })
    .join('');

const encoding =
  (encode: Scheme['encode']): Change =>
  () => ({ encode });

const base =
  (join: (method: string, uri: string, parameters: string) => string[]): Change =>
  () => ({ base: (...parts) => join(...parts).join('&') });

const sortedBy =
  (order: (one: Encoded, other: Encoded) => number): Change =>
  () => ({ order: (parameters) => parameters.toSorted(order) });

type Compare = (one: string, other: string) => number;
const byPair = (compare: Compare): Change =>
  sortedBy(({ encoded: one }, { encoded: other }) => compare(one[0], other[0]) || compare(one[1], other[1]));

const dictionary = new Intl.Collator('en');

const PLACES: Parameter['from'][][] = [
  ['header', 'query', 'form'],
  ['query', 'form', 'header'],
  ['query', 'header', 'form'],
  ['header', 'form', 'query'],
  ['form', 'query', 'header'],
  ['form', 'header', 'query'],
];

/** The parameters of one place after those of another, unsorted or each sorted apart. */
const placeByPlace = (name: string, sorted: (parameters: Encoded[]) => Encoded[]): Changes<Scheme> =>
  Object.fromEntries(
    PLACES.map((places) => {
      const order: Scheme['order'] = (all) => {
        const parameters = sorted(all);
        return places.flatMap((place) => parameters.filter(({ from }) => from === place));
      };
      return [`${name}-${places.join('-')}`, () => ({ order })];
    }),
  );

/** Mistakes with how parameters are encoded, sorted and joined. */
export const encodings: Changes<Scheme> = {
  'plus-for-space': encoding((text) => percentEncode(text).replaceAll('%20', '+')),
  'form-encoding': encoding(formEncoded),
  'punctuation-left-plain': encoding((text) => encodeURIComponent(wellFormed(text))),
  'parameters-not-encoded': encoding((text) => text),
  'parameters-encoded-twice': encoding((text) => percentEncode(percentEncode(text))),
  'lower-case-escapes': () => ({
    encode: (text) => lowered(percentEncode(text)),
    base: (...parts) => parts.map(percentEncode).map(lowered).join('&'),
  }),
  'lower-case-escapes-in-parameters': encoding((text) => lowered(percentEncode(text))),
  'latin-1': encoding(latin1),
  'slash-left-plain': encoding((text) => percentEncode(text).replaceAll('%2F', '/')),
  'tilde-encoded': encoding((text) => percentEncode(text).replaceAll('~', '%7E')),
  'reserved-left-plain': encoding((text) => encodeURI(wellFormed(text))),
  'names-not-encoded': encoding((text, role) => (role === 'name' ? text : percentEncode(text))),
  'values-not-encoded': encoding((text, role) => (role === 'value' ? text : percentEncode(text))),
  ...placeByPlace('unsorted', (parameters) => parameters),
  'sorted-before-encoding': sortedBy((one, other) => compareText(one.name, other.name) || compareText(one.value, other.value)),
  'sorted-by-name-alone': sortedBy((one, other) => compareText(one.encoded[0], other.encoded[0])),
  'sorted-as-pairs': sortedBy((one, other) => compareText(one.encoded.join('='), other.encoded.join('='))),
  'sorted-ignoring-case': byPair((one, other) => compareText(one.toLowerCase(), other.toLowerCase())),
  'sorted-by-language': byPair(dictionary.compare),
  'sorted-backwards': sortedBy((one, other) => byEncodedPair(other, one)),
  ...placeByPlace('sorted-apart', (parameters) => parameters.toSorted(byEncodedPair)),
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
};
