/** One encoding of a secret. `before`, `after`: the character there contains some of its bits too. `alone`: only counts as a whole word. */
export type SecretForm = { text: string; before: boolean; after: boolean; alone: boolean };

/** A shorter secret is found only as a whole word: `test1` inside another word may be a coincidence. */
const LONG_ENOUGH = 6;

const plain = (text: string): SecretForm => ({ text, before: false, after: false, alone: text.length < LONG_ENOUGH });

/** URL, JSON and HTML encoders do not change such a text. */
const isUnreserved = (text: string): boolean => /^[\w.~-]*$/.test(text);

const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** What an encoder may make of the secret, before the text around it is encoded again. */
function spellings(secret: string): string[] {
  if (isUnreserved(secret)) return [secret];
  const text = wellFormed(secret);
  const url = encodeURIComponent(text);
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return [text, JSON.stringify(text).slice(1, -1), url, url.replaceAll('%20', '+'), html, html.replaceAll("'", '&#39;')];
}

function bytesOf(secret: string): Buffer[] {
  const isLatin1 = /^[\0-\xff]*[\x80-\xff][\0-\xff]*$/.test(secret);
  return [...new Set(spellings(secret))].map((text) => Buffer.from(text)).concat(isLatin1 ? [Buffer.from(secret, 'latin1')] : []);
}

const urlSafe = (form: SecretForm): SecretForm => ({ ...form, text: form.text.replaceAll('+', '-').replaceAll('/', '_') });
const isUrlSafe = ({ text }: SecretForm): boolean => !/[+/]/.test(text);

function encoded(bytes: Buffer): SecretForm[] {
  const hex = bytes.toString('hex');
  const aligned = [0, 1, 2].map((shift) => inside(bytes, shift, 6));
  const others = aligned.every(isUrlSafe) ? [] : aligned.map(urlSafe);
  return [...aligned, ...others, plain(hex), plain(hex.toUpperCase())];
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function base32Of(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(held >> (bits - 5)) & 31];
  }
  return bits === 0 ? text : text + BASE32[(held << (5 - bits)) & 31];
}

/**
 * The characters of Base32 or Base64 that depend only on these bytes, if `shift` bytes of something else precede them.
 * `width`: the bits of a character.
 */
function inside(bytes: Buffer, shift: number, width: 5 | 6): SecretForm {
  const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
  const [bitsBefore, bits] = [8 * shift, 8 * shifted.length];
  const whole = width === 5 ? base32Of(shifted) : shifted.toString('base64');
  const text = whole.slice(Math.ceil(bitsBefore / width), Math.floor(bits / width));
  return { text, before: bitsBefore % width > 0, after: bits % width > 0, alone: false };
}

/** UTF-16 that is read byte by byte, without zeros, because the decoders drop these too; for secrets beyond Latin-1. */
function utf16(secret: string): SecretForm[] {
  if (/^[\0-\xff]*$/.test(secret)) return [];
  const little = Buffer.from(secret, 'utf16le');
  const big = Buffer.from(little).swap16();
  return [little, big].map((bytes) => plain(bytes.toString('latin1').replaceAll('\0', '')));
}

/** A short secret is not looked for inside a longer Base64 text: its few letters would be found everywhere. */
function encodedAlone(bytes: Buffer): SecretForm[] {
  const hex = bytes.toString('hex');
  const forms = [bytes.toString('base64'), bytes.toString('base64url'), hex, hex.toUpperCase(), base32Of(bytes)];
  return forms.map((text) => ({ ...plain(text), alone: true }));
}

export function formsOf(secret: string): SecretForm[] {
  const texts = isUnreserved(secret) ? [secret] : [secret, wellFormed(secret), secret.replaceAll(' ', '+')];
  const isShort = secret.length < LONG_ENOUGH;
  const bytes = bytesOf(secret);
  const others = isShort ? [] : [...[0, 1, 2, 3, 4].map((shift) => inside(bytes[0] as Buffer, shift, 5)), ...utf16(secret)];
  const forms = [...texts.map(plain), ...bytes.flatMap(isShort ? encodedAlone : encoded), ...others];
  return [...new Map(forms.map((form) => [form.text, form])).values()];
}

/** The length of a head: the beginning of a secret. A secret shorter than HEAD has a short one. */
export const HEAD = 16;
export const SHORT_HEAD = 8;

/** The usual forms of the head of a secret, each cut to the length of the head. */
export function headsOf(secret: string): SecretForm[] {
  const size = secret.length < HEAD ? SHORT_HEAD : HEAD;
  const head = secret.slice(0, size);
  return [plain(head), ...encoded(Buffer.from(wellFormed(head)))].map((form) => ({ ...form, text: form.text.slice(0, size) }));
}
