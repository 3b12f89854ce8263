import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import { percentDecode, percentEncode, wellFormed } from './oauth/encoding.ts';

type Rewrite = (text: string) => string;

/** One change to a text: the name of a rewrite below, or a pair that replaces the first text by the second everywhere. */
export type RewriteStep = string | [from: string, to: string];

const MILLISECONDS = /^\d{4,15}$/;

function ofMilliseconds(rewrite: (milliseconds: number) => number | string): Rewrite {
  return (text) => (MILLISECONDS.test(text) ? String(rewrite(Number(text))) : text);
}

const hoursLater = (hours: number): Rewrite => ofMilliseconds((milliseconds) => milliseconds + hours * 3_600_000);

const latin1Escape = (character: string) => `%${Buffer.from(character, 'latin1').toString('hex').toUpperCase()}`;

/** By the names that specs/signatures uses. */
const REWRITES: Record<string, Rewrite> = {
  'percent-encoded': percentEncode,
  'component-encoded': (text) => encodeURIComponent(wellFormed(text)),
  'uri-encoded': (text) => encodeURI(wellFormed(text)),
  'form-encoded': (text) => new URLSearchParams([['', text]]).toString().slice(1),
  'latin-1-encoded': (text) => text.replace(/[^\w.~-]/gu, (sign) => (sign < '\u0100' ? latin1Escape(sign) : percentEncode(sign))),
  'net-url-encoded': (text) =>
    new URLSearchParams([['', text]])
      .toString()
      .slice(1)
      .replace(/%(?:21|28|29)/g, percentDecode),
  'lower-case-escapes': (text) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  'percent-decoded': percentDecode,
  'latin-1-decoded': (text) => text.replace(/%([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  'lower-case': (text) => text.toLowerCase(),
  'upper-case': (text) => text.toUpperCase(),
  trimmed: (text) => text.trim(),
  'with-newline': (text) => `${text}\n`,
  'with-sha512-prefix': (text) => `sha512=${text}`,
  'bytes-without-zeros': (text) => text.replace(/0(?=.(?:..)*$)/g, ''),
  'bytes-with-hyphens': (text) => text.replace(/..(?=.)/g, '$&-'),
  'bytes-with-colons': (text) => text.replace(/..(?=.)/g, '$&:'),
  'cut-to-64': (text) => text.slice(0, 64),
  'first-line': (text) => text.slice(0, 76),
  'in-lines': (text) => text.replace(/.{60}(?=.)|$/g, '$&\n'),
  'in-base64': (text) => Buffer.from(text).toString('base64'),
  'sha512-in-hex': (text) => hash('sha512', text),
  'in-seconds': ofMilliseconds((milliseconds) => Math.floor(milliseconds / 1000)),
  'in-seconds-with-a-fraction': ofMilliseconds((milliseconds) => milliseconds / 1000),
  'in-32-bits': ofMilliseconds((milliseconds) => milliseconds | 0),
  'an-hour-earlier': hoursLater(-1),
  'two-hours-earlier': hoursLater(-2),
  'an-hour-later': hoursLater(1),
  'two-hours-later': hoursLater(2),
  'ascii-or-question-marks': (text) => text.replace(/[^\0-\x7f]/gu, '?'),
  'ascii-bytes-or-question-marks': (text) =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[^\0-\x7f]/g, '?'),
  'as-iso-date': ofMilliseconds((milliseconds) => new Date(milliseconds).toISOString()),
  'times-a-thousand': (text) => (MILLISECONDS.test(text) ? `${text}000` : text),
};

/** Applies the steps in order; without steps, the text stays the same. */
export function rewriting(...steps: readonly RewriteStep[]): Rewrite {
  const rewrites = steps.map((step): Rewrite => {
    if (typeof step !== 'string') return (text) => text.replaceAll(...step);
    const known = REWRITES[step];
    if (!known) throw new Error(`unknown rewrite step: ${step}`);
    return known;
  });
  return (text) => rewrites.reduce((rewritten, rewrite) => rewrite(rewritten), text);
}
