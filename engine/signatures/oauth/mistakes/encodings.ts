import { percentEncode, wellFormed } from '../encoding.ts';
import { type Mistake, mistakes } from '../mistake.ts';

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
  (encode: (text: string) => string): Mistake['change'] =>
  () => ({ encode });

export const encodings = mistakes(
  {
    aspect: 'encoding',
    standard: 'encodes names and values once, all but letters, digits, - . _ ~, as upper-case escapes of UTF-8 (§3.6)',
    fix: 'Encode names and values once with RFC 3986 percent-encoding: a space is %20, and - . _ ~ alone stay as they are.',
  },
  {
    'plus-for-space': {
      does: 'writes a space as a plus in the base string',
      change: encoding((text) => percentEncode(text).replaceAll('%20', '+')),
    },
    'form-encoding': { does: 'uses form encoding for the base string', change: encoding(formEncoded) },
    'punctuation-left-plain': { does: "leaves ! * ' ( ) as they are", change: encoding((text) => encodeURIComponent(wellFormed(text))) },
    'parameters-not-encoded': { does: 'does not encode names and values', change: encoding((text) => text) },
    'parameters-encoded-twice': { does: 'encodes names and values twice', change: encoding((text) => percentEncode(percentEncode(text))) },
    'lower-case-escapes': {
      does: 'writes escapes in lower case',
      change: () => ({
        encode: (text) => lowered(percentEncode(text)),
        base: (...parts) => parts.map(percentEncode).map(lowered).join('&'),
      }),
    },
    'lower-case-escapes-in-parameters': {
      does: 'writes the escapes of names and values in lower case',
      change: encoding((text) => lowered(percentEncode(text))),
    },
    'latin-1': { does: 'encodes text as Latin-1', change: encoding(latin1) },
    'slash-left-plain': { does: 'leaves / as it is', change: encoding((text) => percentEncode(text).replaceAll('%2F', '/')) },
    'tilde-encoded': { does: 'encodes ~', change: encoding((text) => percentEncode(text).replaceAll('~', '%7E')) },
    'reserved-left-plain': { does: 'encodes as whole addresses are encoded', change: encoding((text) => encodeURI(wellFormed(text))) },
    'names-not-encoded': {
      does: 'does not encode names',
      change: () => ({ encode: (text, role) => (role === 'name' ? text : percentEncode(text)) }),
    },
    'values-not-encoded': {
      does: 'does not encode values',
      change: () => ({ encode: (text, role) => (role === 'value' ? text : percentEncode(text)) }),
    },
  },
);

const joins = {
  standard: 'joins each name and value with =, and the pairs with & (§3.4.1.3.2)',
  fix: 'Join each encoded name and value with =, also where the value is empty, and the pairs with &.',
  aspect: 'join',
} as const;

export const joinedWrongly = mistakes(joins, {
  'trailing-ampersand': { does: 'ends the parameters with an ampersand', change: ({ join }) => ({ join: (pairs) => `${join(pairs)}&` }) },
  'no-equals-sign-for-empty': {
    does: 'leaves out the = of an empty value',
    change: () => ({ join: (pairs) => pairs.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&') }),
  },
  'commas-between-pairs': {
    does: 'joins the pairs with commas',
    change: () => ({ join: (pairs) => pairs.map((pair) => pair.join('=')).join(',') }),
  },
});

const base =
  (join: (method: string, uri: string, parameters: string) => string[]): Mistake['change'] =>
  () => ({
    base: (...parts) => join(...parts).join('&'),
  });

export const bases = mistakes(
  {
    aspect: 'base',
    standard: 'joins method, address and parameters, each encoded once, with & (§3.4.1.1)',
    fix: 'Encode the address and the joined parameters once each, and join them to the method with &.',
  },
  {
    'base-string-encoded-twice': {
      does: 'encodes the base string once more',
      change: ({ base }) => ({ base: (...parts) => percentEncode(base(...parts)) }),
    },
    'joined-parameters-not-encoded': {
      does: 'does not encode the joined parameters',
      change: base((method, uri, parameters) => [method, percentEncode(uri), parameters]),
    },
    'joined-parameters-encoded-twice': {
      does: 'encodes the joined parameters twice',
      change: base((method, uri, parameters) => [method, percentEncode(uri), percentEncode(percentEncode(parameters))]),
    },
    'address-not-encoded': {
      does: 'does not encode the address',
      change: base((method, uri, parameters) => [method, uri, percentEncode(parameters)]),
    },
    'address-encoded-twice': {
      does: 'encodes the address twice',
      change: base((method, uri, parameters) => [method, percentEncode(percentEncode(uri)), percentEncode(parameters)]),
    },
    'base-string-not-encoded': { does: 'encodes neither address nor joined parameters', change: base((...parts) => parts) },
    'method-left-out-of-base-string': { does: 'leaves out the method', change: base((_method, ...parts) => parts.map(percentEncode)) },
    'base-string-without-ampersands': {
      does: 'joins method, address and parameters with nothing between them',
      change: () => ({ base: (...parts) => parts.map(percentEncode).join('') }),
    },
  },
);
