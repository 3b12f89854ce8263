import { Buffer } from 'node:buffer';

export type Pair = [name: string, value: string];

/** The value of the first pair with this name. */
export const valueIn = (pairs: readonly Pair[], name: string): string | undefined => pairs.find(([known]) => known === name)?.[1];

const escapeOf = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

const UNRESERVED = /^[\w.~-]*$/;

/** A lone surrogate has no UTF-8 form; the conversion through a buffer replaces it. */
export const wellFormed = (text: string) => (/\p{Surrogate}/u.test(text) ? Buffer.from(text).toString() : text);

/** Escapes the UTF-8 bytes of all but RFC 3986's unreserved characters, in upper case (RFC 5849 §3.6). */
export const percentEncode = (text: string): string =>
  UNRESERVED.test(text) ? text : encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, escapeOf);

/** Decodes once; everything else, such as a `+` or a lone `%`, stays the same. */
export const percentDecode = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString());

/** The pairs of a query or a form, not decoded; a name without `=` has an empty value. */
export const writtenPairs = (text: string): Pair[] =>
  text
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [name = '', ...value] = piece.split('=');
      return [name, value.join('=')];
    });

const formDecode = (text: string): string => percentDecode(text.replaceAll('+', ' '));

/** The pairs of application/x-www-form-urlencoded, in their order, decoded once; not by URLSearchParams, which breaks `café%20100%`. */
export const decodeForm = (text: string): Pair[] => writtenPairs(text).map(([name, value]) => [formDecode(name), formDecode(value)]);

/** The pairs of a body, if its type says that it is a form; no other body is signed (RFC 5849 §3.4.1.3.1). */
export const formIn = (body: string, contentType: string | undefined): Pair[] | undefined =>
  /^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '') ? decodeForm(body) : undefined;
