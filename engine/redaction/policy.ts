/** Words that are in every output; hiding them would make it unreadable. */
const COMMON = new Set(
  `true false null none undefined yes no on off enabled disabled enable disable default auto eu us par mtl test testing tests prod production
  staging development dev local localhost public private admin root user users guest owner name email password passwd secret token redacted
  basic bearer oauth plain plaintext http https json text html utf-8 utf8 info debug warn error postgres postgresql mysql mongodb redis
  md5 sha1 sha-1 sha256 sha-256 sha512 sha-512 hmac-sha1 hmac-sha256 hmac-sha512 oauth2 base64
  master main node small medium large free standard string object config session cookie lax strict secure expires deleted`.split(/\s+/),
);

/** A shorter value is not hidden. */
const SHORTEST = 3;

const isNumberOrVersion = (text: string): boolean => /^[+-]?\d{1,5}$/.test(text) || /^v?\d{1,3}(\.\d{1,3}){1,3}$/.test(text);

/** One repeated character is a ruler or a gap; if it is longer, it may be somebody's password. */
const LONGEST_RULER = 15;

function isOneCharacter(text: string): boolean {
  const [first = ' '] = text;
  return text.length <= LONGEST_RULER && text === first.repeat(text.length / first.length);
}

/** Every message has a media type, so hiding one would hide too much. */
const isMediaType = (text: string): boolean => /^(application|text|image|audio|video|font|multipart)\/[\w.+-]+$/i.test(text);

export function isWorthHiding(value: string): boolean {
  const isCommon = COMMON.has(value.toLowerCase()) || isNumberOrVersion(value) || isMediaType(value);
  return value.length >= SHORTEST && !isCommon && !isOneCharacter(value);
}

/** A shorter secret may be a part of other words, and can be guessed. */
const STRONG = 8;

/** Why a secret cannot be kept out of reports, which also show the `published` texts. */
export function weaknessOf(secret: string, published: readonly string[]): string | undefined {
  if (secret.length < STRONG) return `is shorter than ${STRONG} characters`;
  if (published.some((text) => text.includes(secret))) return 'is a part of the id or of an address, which reports show';
  return isWorthHiding(secret) ? undefined : 'is a common word or a number';
}
