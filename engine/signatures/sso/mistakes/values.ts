import { Buffer } from 'node:buffer';
import { type Mistake, mistakes } from '../mistake.ts';
import type { SignedPart } from '../scheme.ts';

const formEncoded = (value: string) => new URLSearchParams([['', value]]).toString().slice(1);

const percentEncoded = (value: string) => encodeURIComponent(Buffer.from(value).toString());

const decodedAgain = (value: string) => new URLSearchParams(`&v=${value.replaceAll('&', '%26')}`).get('v') ?? '';

/** Applies to what the form carries: the salt never travels. */
const onFields =
  (rewrite: (value: string, part: SignedPart) => string): Mistake['change'] =>
  ({ values }) => ({ values: [...values, (value, part) => (part === 'salt' ? value : rewrite(value, part))] });

const lowerEscapes = (value: string) => value.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

const common = {
  aspect: 'values',
  contract: 'hashes the decoded values, unchanged',
  fix: 'Decode the form once, and hash its values as they come out.',
  changesValues: true,
} as const;

export const values = mistakes(common, {
  'form-encoded-values': { does: 'hashes form-encoded values', change: onFields(formEncoded) },
  'percent-encoded-values': { does: 'hashes percent-encoded values', change: onFields(percentEncoded) },
  'plus-as-space': { does: 'turns a `+` of a decoded value into a space', change: onFields((value) => value.replaceAll('+', ' ')) },
  'space-as-plus': { does: 'leaves `+` for a space when it decodes', change: onFields((value) => value.replaceAll(' ', '+')) },
  'email-lower-cased': {
    does: 'lower-cases the e-mail before it is hashed',
    change: onFields((value, part) => (part === 'email' ? value.toLowerCase() : value)),
  },
  'decoded-twice': { does: 'decodes the values twice', change: onFields(decodedAgain) },
  'lower-case-escapes': {
    does: 'hashes percent-encoded values, with lower-case escapes',
    change: onFields((value) => lowerEscapes(percentEncoded(value))),
  },
  'lower-case-form-escapes': {
    does: 'hashes form-encoded values, with lower-case escapes',
    change: onFields((value) => lowerEscapes(formEncoded(value))),
  },
  trimmed: { does: 'trims the values', change: onFields((value) => value.trim()) },
  'html-escaped': {
    does: 'hashes HTML-escaped values',
    change: onFields((value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')),
  },
  'email-encoded-only': {
    does: 'hashes the e-mail percent-encoded',
    change: onFields((value, part) => (part === 'email' ? percentEncoded(value) : value)),
  },
});

export const bytes = mistakes(
  { aspect: 'bytes', contract: 'hashes UTF-8', changesValues: true },
  {
    'latin-1-bytes': {
      does: 'hashes Latin-1 bytes',
      fix: 'Turn the string into UTF-8 bytes before you hash it.',
      change: () => ({ bytes: (text) => Buffer.from(text, 'latin1') }),
    },
    'utf-16-bytes': {
      does: 'hashes UTF-16 bytes',
      fix: 'Turn the string into UTF-8 bytes before you hash it.',
      change: () => ({ bytes: (text) => Buffer.from(text, 'utf16le') }),
    },
  },
);
