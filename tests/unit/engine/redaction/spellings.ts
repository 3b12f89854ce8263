import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';

export const utf8 = (text: string) => Buffer.from(text);
export const everyByte = (text: string) => [...utf8(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const everyUnit = (text: string) =>
  [...Array(text.length).keys()].map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
export const everyPoint = (text: string) => [...text].map((character) => `&#${character.codePointAt(0)};`).join('');
const html = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '&#39;');

const encodeURIComponent1 = (text: string) => encodeURIComponent(text);
const names: Record<string, string> = {
  é: 'eacute',
  '+': 'plus',
  '/': 'sol',
  '%': 'percnt',
  '=': 'equals',
  ':': 'colon',
  _: 'lowbar',
  '.': 'period',
};
const named = (text: string) => html(text).replace(/(?<!&#?\w*)[é+/%=:_.]/g, (sign) => `&${names[sign]};`);

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g)?.map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five.padEnd(5, '0'), 2)]) ?? [];
  return letters.join('');
}

const pairs = (text: string): string[] => utf8(text).toString('hex').match(/../g) ?? [];
const printable = (text: string): string =>
  [...utf8(text)]
    .map((byte) =>
      byte > 32 && byte < 127 && byte !== 61 ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');

/** Encodings that take the whole body. */
export const wholeBodies: Record<string, (text: string) => string> = {
  'gzip, byte by byte': (text) => gzipSync(text).toString('latin1'),
  'gzip that was cut off, byte by byte': (text) =>
    gzipSync(`${text} ${randomBytes(2000).toString('hex')}`)
      .subarray(0, -200)
      .toString('latin1'),
};

/** How a secret may be written; none of it by the product's own code. */
export const spellings: Record<string, (secret: string) => string> = {
  plain: (secret) => secret,
  'hex, lower case': (secret) => utf8(secret).toString('hex'),
  'hex, upper case': (secret) => utf8(secret).toString('hex').toUpperCase(),
  Base64: (secret) => utf8(secret).toString('base64'),
  'Base64 without padding': (secret) => utf8(secret).toString('base64').replaceAll('=', ''),
  'url-safe Base64': (secret) => utf8(secret).toString('base64url'),
  'URL component': encodeURIComponent,
  'URL component, lower case': (secret) => encodeURIComponent(secret).replace(/%../g, (triplet) => triplet.toLowerCase()),
  form: (secret) => new URLSearchParams({ '': secret }).toString().slice(1),
  'every byte percent-encoded': everyByte,
  'encoded twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  JSON: (secret) => JSON.stringify(secret).slice(1, -1),
  'JSON in JSON': (secret) => JSON.stringify(JSON.stringify(secret)).slice(3, -3),
  'JSON with every unit escaped': everyUnit,
  'JSON with slashes escaped': (secret) => JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  HTML: html,
  'HTML with every character escaped': everyPoint,
  'URL-encoded five times': (secret) => [1, 2, 3, 4, 5].reduce(encodeURIComponent1, secret),
  'hex, mixed case': (secret) =>
    utf8(secret)
      .toString('hex')
      .replace(/[a-f]/g, (letter, at: number) => (at % 3 ? letter : letter.toUpperCase())),
  Base32: (secret) => base32(utf8(secret)),
  'bytes of UTF-16, little end first': (secret) => Buffer.from(secret, 'utf16le').toString('latin1'),
  'bytes of UTF-16, big end first': (secret) => Buffer.from(secret, 'utf16le').swap16().toString('latin1'),
  'HTML with names for signs and letters': named,
  'HTML with every character in hex': (secret) => [...secret].map((character) => `&#x${character.codePointAt(0)?.toString(16)};`).join(''),
  'gzip in Base64': (secret) => gzipSync(`before ${secret} behind`).toString('base64'),
  'gzip in url-safe Base64': (secret) => gzipSync(secret).toString('base64url'),
  'Base32, lower case': (secret) => base32(utf8(secret)).toLowerCase(),
  'hex with colons': (secret) => pairs(secret).join(':'),
  'hex with spaces, upper case': (secret) => pairs(secret).join(' ').toUpperCase(),
  'hex with dashes': (secret) => pairs(secret).join('-'),
  'hex with colons, in indented lines': (secret) => pairs(secret).join(':').replace(/.{12}/g, '$&\n    '),
  'quoted-printable': (secret) => printable(secret),
  'quoted-printable, broken into lines': (secret) => printable(secret).replace(/(?:=..|.){10}/gs, '$&=\r\n'),
  'HTML with leading zeros': (secret) => [...secret].map((character) => `&#0000000${character.codePointAt(0)};`).join(''),
  'HTML in hex with leading zeros': (secret) =>
    [...secret].map((character) => `&#x000000000000${character.codePointAt(0)?.toString(16)};`).join(''),
  'form of Base64': (secret) => encodeURIComponent(utf8(secret).toString('base64')),
};

export function redactorOf(...secrets: string[]) {
  const redactor = createRedactor();
  secrets.forEach((secret, index) => {
    redactor.learn(secret, `s${index}`);
  });
  return redactor;
}
