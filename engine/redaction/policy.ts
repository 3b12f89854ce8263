/** A word that says nothing, and that outputs are full of; hiding it would make them unreadable. */
const COMMON = new Set(
  `true false null none undefined yes no on off enabled disabled enable disable default auto eu us par mtl test testing tests prod production
  staging development dev local localhost public private admin root user users guest owner name email password passwd secret token redacted
  basic bearer oauth plain plaintext http https json text html utf-8 utf8 info debug warn error postgres postgresql mysql mongodb redis
  master main node small medium large free standard string object config session cookie lax strict secure expires deleted`.split(/\s+/),
);

/** Under three characters nothing is hidden. */
const SHORTEST = 3;

const isNumberOrVersion = (text: string): boolean => /^[+-]?\d{1,5}$/.test(text) || /^v?\d{1,3}(\.\d{1,3}){1,3}$/.test(text);

/** A line or a gap; a longer one may be somebody's password. */
const LONGEST_LINE = 15;

function isOneCharacter(text: string): boolean {
  const [first = ' '] = text;
  return text.length <= LONGEST_LINE && text === first.repeat(text.length / first.length);
}

/** Every message names one. */
const isMediaType = (text: string): boolean => /^(application|text|image|audio|video|font|multipart)\/[\w.+-]+$/i.test(text);

/** Whether a value that is said to be secret is worth looking for. */
export function isWorthHiding(value: string): boolean {
  const isCommon = COMMON.has(value.toLowerCase()) || isNumberOrVersion(value) || isMediaType(value);
  return value.length >= SHORTEST && !isCommon && !isOneCharacter(value);
}

function passwordsOf(value: string): string[] {
  const [, password] = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#:@]*:([^\s/?#]+)@/i.exec(value) ?? [];
  if (password === undefined) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password]; // a per cent sign that encodes nothing
  }
}

/** The secrets in a value: itself, and the password where it is an address that carries one. */
export function secretsIn(value: string): string[] {
  const trimmed = value.trim();
  return [trimmed, ...passwordsOf(trimmed)].filter(isWorthHiding);
}

/** A shorter one stands in other words, and is found by trying. */
const STRONG = 8;

/** Why a secret cannot be kept out of what is published, where these texts stand anyway. */
export function weaknessOf(secret: string, published: readonly string[]): string | undefined {
  if (secret.length < STRONG) return `is shorter than ${STRONG} characters`;
  if (published.some((text) => text.includes(secret))) return 'is a part of the id or of an address, which reports show';
  return isWorthHiding(secret) ? undefined : 'is a common word or a number';
}
