import { views } from './views.ts';

export interface Canaries {
  password: string;
  salt: string;
  /** Secrets that appear during the run: config values, sessions, signatures, credentials. */
  learned: Set<string>;
}

/** The Base64 characters that encode a text, for each of its three positions in a longer text. */
function inBase64(text: string): string[] {
  return [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]).toString('base64');
    const bits = 8 * (shift + Buffer.byteLength(text));
    return encoded.slice(Math.ceil((8 * shift) / 6), Math.floor(bits / 6));
  });
}

function inBase32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five, 2)]);
  return letters.join('');
}

/** A secret in plain text and in the encodings that no reader can undo without knowing where it begins. */
function forms(secret: string): string[] {
  const base64 = inBase64(secret);
  const urlSafe = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  const base32 = inBase32(secret);
  return [...new Set([secret, ...base64, ...urlSafe, base32, base32.toLowerCase()])];
}

/** The fewest characters by which a part of a secret is known. */
const width = 10;

const middle = (text: string): number => Math.floor((text.length - width) / 2);

/** The beginning, the middle and the end of a text: where a part of a long one stayed, one of them shows. */
const parts = (text: string): string[] => [0, middle(text), text.length - width].map((at) => text.slice(at, at + width));

/** Finds those of many secrets that a text shows in any stated encoding, the random ones also in part; tells the characters before each. */
export function leakSearch(secrets: Iterable<string>, random: readonly string[] = []): (text: string) => string[] {
  const known = new Map<string, Set<string>>();
  for (const piece of [...[...secrets].flatMap(forms), ...random.flatMap(forms).flatMap(parts)]) {
    const key = piece.slice(middle(piece), middle(piece) + width);
    known.set(key, (known.get(key) ?? new Set()).add(piece));
  }
  return (text) => {
    const found = new Set<string>();
    for (const view of views(text))
      for (let at = 0; at + width <= view.length; at++)
        for (const piece of known.get(view.slice(at, at + width)) ?? []) {
          const from = at - middle(piece);
          if (view.startsWith(piece, from)) found.add(`…${view.slice(Math.max(0, from - 80), from)}[${piece.slice(0, 24)}`);
        }
    return [...found];
  };
}

const inAnotherCase = (text: string) => text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

/** The secrets of a run that a text shows. */
export const leaks = (text: string, { password, salt, learned }: Canaries): string[] =>
  leakSearch([password, inAnotherCase(password), password.slice(0, -1), salt, ...learned])(text);
