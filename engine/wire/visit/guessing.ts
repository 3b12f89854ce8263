import { hash } from 'node:crypto';
import { type Jar, withOtherValues } from './cookie-jar.ts';

/** What a stranger may know about a user and a resource, each with its name in words. */
export type PublicFacts = Readonly<Record<string, string>>;

const digest =
  (algorithm: string, encoding: 'hex' | 'base64' = 'hex') =>
  (text: string) =>
    hash(algorithm, text, encoding);

const encoded = (encoding: 'hex' | 'base64' | 'base64url') => (text: string) => Buffer.from(text).toString(encoding);

/** How a value may be hidden in a cookie, in words. */
const disguises: Record<string, (text: string) => string> = {
  '': (text) => text,
  'encoded for an address': encodeURIComponent,
  'in Base64': encoded('base64'),
  'in Base64 for addresses': encoded('base64url'),
  'in hex': encoded('hex'),
  'as an MD5 digest': digest('md5'),
  'as a SHA-1 digest': digest('sha1'),
  'as a SHA-256 digest': digest('sha256'),
  'as a SHA-256 digest in Base64': digest('sha256', 'base64'),
  'as a SHA-512 digest': digest('sha512'),
};

type Rewriting = (value: string) => string;

/** The same text with what is known about one user replaced by what is known about the other, the longest first. */
const replacing =
  (one: PublicFacts, other: PublicFacts, disguise: Rewriting): Rewriting =>
  (value) =>
    Object.keys(one)
      .filter((name) => one[name] !== '' && one[name] !== other[name])
      .sort((a, b) => (one[b]?.length ?? 0) - (one[a]?.length ?? 0))
      .reduce((text, name) => text.replaceAll(disguise(one[name] ?? ''), disguise(other[name] ?? '')), value);

const within =
  (decode: (text: string) => string, encode: (text: string) => string) =>
  (rewrite: Rewriting): Rewriting =>
  (value) => {
    try {
      return encode(rewrite(decode(value)));
    } catch {
      return value;
    }
  };

/** Texts that may contain the values: the cookie as it is, decoded, or what it has in Base64 or hex. */
const layers: Record<string, (rewrite: Rewriting) => Rewriting> = {
  '': (rewrite) => rewrite,
  'inside text that is encoded for an address': within(decodeURIComponent, encodeURIComponent),
  'inside Base64': within((text) => Buffer.from(decodeURIComponent(text), 'base64').toString(), encoded('base64')),
  'inside encoded Base64': within(
    (text) => Buffer.from(decodeURIComponent(text), 'base64').toString(),
    (text) => encodeURIComponent(encoded('base64')(text)),
  ),
  'inside Base64 for addresses': within((text) => Buffer.from(text, 'base64url').toString(), encoded('base64url')),
  'inside hex': within((text) => Buffer.from(text, 'hex').toString(), encoded('hex')),
};

/** In which way cookies can be guessed, in words, and the cookies of somebody else. */
export type Guess = { how: string; jarOf: (other: PublicFacts) => Jar };

/** What of a user may be enough to guess a cookie: each single value, then all of them. */
const choicesOf = (known: PublicFacts): [what: string, part: PublicFacts][] => [
  ...Object.entries(known).map(([name, value]): [string, PublicFacts] => [name, { [name]: value }]),
  [Object.keys(known).join(', '), known],
];

/**
 * How the cookies of one user can be computed from those of another by replacing only what is known about the two; undefined if
 * they cannot. A cookie that is the same for both counts as known.
 */
export function guessOf(jar: Jar, known: PublicFacts, otherJar: Jar, other: PublicFacts): Guess | undefined {
  const valueIn = (name: string) => otherJar.find(({ key }) => key === name)?.value;
  const changing = jar.filter(({ key, value }) => valueIn(key) !== value);
  if (changing.length === 0 || changing.some(({ key }) => valueIn(key) === undefined)) return undefined;
  for (const [what, part] of choicesOf(known))
    for (const [layer, inside] of Object.entries(layers))
      for (const [disguise, hide] of Object.entries(disguises)) {
        const rewriteFor = (to: PublicFacts) => inside(replacing(part, to, hide));
        if (changing.every(({ key, value }) => rewriteFor(other)(value) === valueIn(key)))
          return { how: [what, disguise, layer].filter(Boolean).join(' '), jarOf: (to) => withOtherValues(jar, rewriteFor(to)) };
      }
  return undefined;
}

/** Numbers that somebody counts are at most so far apart for two users who sign on one after the other. */
const NEAR = 1_000;

/** Where the cookies of two users differ in numbers only that somebody counts: the cookies with other numbers, which nobody has yet. */
export function uncounted(jar: Jar, otherJar: Jar): Jar | undefined {
  const differs = ({ key, value }: Jar[number]) => otherJar.find((other) => other.key === key)?.value !== value;
  const isCounted = ({ key, value }: Jar[number]) => {
    const other = otherJar.find((one) => one.key === key)?.value ?? '';
    return [value, other].every((text) => /^\d{1,15}$/.test(text)) && Math.abs(Number(value) - Number(other)) <= NEAR;
  };
  const changing = jar.filter(differs);
  if (changing.length === 0 || !changing.every(isCounted)) return undefined;
  return withOtherValues(jar, (value) => (changing.some((one) => one.value === value) ? String(Number(value) + 50 * NEAR) : value));
}
