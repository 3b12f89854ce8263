/** One encoding of a secret. `before`, `after`: the character there contains some of its bits too. `alone`: only counts as a whole word. */
export type SecretForm = { text: string; before: boolean; after: boolean; alone: boolean };

/** A shorter secret is found only as a whole word: `test1` inside another word may be a coincidence. */
const LONG_ENOUGH = 6;

const plain = (text: string): SecretForm => ({ text, before: false, after: false, alone: text.length < LONG_ENOUGH });

/** URL, JSON and HTML encoders do not change such a text. */
const isUnreserved = (text: string): boolean => /^[\w.~-]*$/.test(text);

const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

type Spelling = (text: string) => string;
const url: Spelling = (text) => encodeURIComponent(wellFormed(text));
const html: Spelling = (text) =>
  wellFormed(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What an encoder may make of the secret, before the text around it is encoded again. */
const spellings: Spelling[] = [
  wellFormed,
  (text) => JSON.stringify(wellFormed(text)).slice(1, -1),
  url,
  (text) => url(text).replaceAll('%20', '+'),
  html,
  (text) => html(text).replaceAll("'", '&#39;'),
];

type Encoder = (bytes: Buffer) => SecretForm;
const hex: Encoder = (bytes) => plain(bytes.toString('hex'));
const upper = (form: SecretForm): SecretForm => ({ ...form, text: form.text.toUpperCase() });
const lower = (form: SecretForm): SecretForm => ({ ...form, text: form.text.toLowerCase() });
const urlSafe = (form: SecretForm): SecretForm => ({ ...form, text: form.text.replaceAll('+', '-').replaceAll('/', '_') });

const base64: Encoder[] = [0, 1, 2].map((shift) => (bytes) => inside(bytes, shift, 6));
const base32: Encoder[] = [0, 1, 2, 3, 4].flatMap((shift): Encoder[] => [
  (bytes) => inside(bytes, shift, 5),
  (bytes) => lower(inside(bytes, shift, 5)),
]);
const encoders: Encoder[] = [
  ...base64,
  ...base64.map(
    (encode): Encoder =>
      (bytes) =>
        urlSafe(encode(bytes)),
  ),
  hex,
  (bytes) => upper(hex(bytes)),
];

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
const utf16: Writing[] = [(bytes: Buffer) => bytes, (bytes: Buffer) => bytes.swap16()].map(
  (ordered) => (text) => plain(ordered(Buffer.from(text, 'utf16le')).toString('latin1').replaceAll('\0', '')),
);

/** A short secret is not looked for inside a longer Base64 text: its few letters would be found everywhere. */
const encodersAlone = [
  (bytes: Buffer) => bytes.toString('base64'),
  (bytes: Buffer) => bytes.toString('base64url'),
  (bytes: Buffer) => bytes.toString('hex'),
  (bytes: Buffer) => bytes.toString('hex').toUpperCase(),
  base32Of,
  (bytes: Buffer) => base32Of(bytes).toLowerCase(),
].map(
  (encode): Encoder =>
    (bytes) => ({ ...plain(encode(bytes)), alone: true }),
);

/** Makes one form of a secret, or of its head. */
export type Writing = (text: string) => SecretForm;

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** `spelt`: which of the spellings write it differently. */
type Look = { isPlain: boolean; isShort: boolean; isLatin1: boolean; isWide: boolean; spelt: number[] };

function writingsBy({ isPlain, isShort, isLatin1, isWide, spelt }: Look): Writing[] {
  const texts: Spelling[] = isPlain ? [(text) => text] : [(text) => text, wellFormed, (text) => text.replaceAll(' ', '+')];
  const bytes = spelt.map((index) => (text: string) => Buffer.from((spellings[index] as Spelling)(text)));
  const written = [...bytes, ...(isLatin1 ? [latin1] : [])].flatMap((bytesOf) =>
    (isShort ? encodersAlone : encoders).map(
      (encode): Writing =>
        (text) =>
          encode(bytesOf(text)),
    ),
  );
  const others = isShort
    ? []
    : base32.map(
        (encode): Writing =>
          (text) =>
            encode(Buffer.from(wellFormed(text))),
      );
  return [
    ...texts.map(
      (spell): Writing =>
        (text) =>
          plain(spell(text)),
    ),
    ...written,
    ...others,
    ...(isWide ? utf16 : []),
  ];
}

/** The spellings that make different texts of a secret; the first of those that make the same. */
function differently(secret: string): number[] {
  const texts = spellings.map((spell) => spell(secret));
  return [...texts.keys()].filter((index) => texts.indexOf(texts[index] as string) === index);
}

const writings = new Map<string, Writing[]>();

/** Every form in which a secret is looked for; many secrets look alike and share them. */
export function writingsOf(secret: string): Writing[] {
  const isShort = secret.length < LONG_ENOUGH;
  const isLatin1 = /^[\0-\xff]*[\x80-\xff][\0-\xff]*$/.test(secret);
  const isPlain = isUnreserved(secret);
  const spelt = isPlain ? [0] : differently(secret);
  const look = { isPlain, isShort, isLatin1, isWide: !isShort && !/^[\0-\xff]*$/.test(secret), spelt };
  const key = JSON.stringify(look);
  const known = writings.get(key) ?? writingsBy(look);
  writings.set(key, known);
  return known;
}

export function formsOf(secret: string): SecretForm[] {
  return [
    ...new Map(
      writingsOf(secret)
        .map((write) => write(secret))
        .map((form) => [form.text, form]),
    ).values(),
  ];
}

/** No form of a secret is longer: hexadecimal takes two characters for each byte of a spelling. */
export const longestForm = (secret: string): number =>
  2 * Math.max(...(isUnreserved(secret) ? [wellFormed] : spellings).map((spell) => Buffer.byteLength(spell(secret))));

/** The length of a head: the beginning of a form. A secret shorter than HEAD has a short one. */
export const HEAD = 16;
export const SHORT_HEAD = 8;
