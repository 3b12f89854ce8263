import { createRequire } from 'node:module';
import { type Drawing, drawing } from '../cases/drawing.ts';
import { drawnText } from './drawn-text.ts';
import type { World } from './write.ts';

/** A way in which a part of credentials can be wrong; braces contain draws, and what the right value says. */
export interface Spoiling {
  /** Completes "sent with …". */
  what: string;
  /** What is sent in place of the right value: none if the part is left out, several if it is repeated. */
  values: readonly string[];
  /** Ways of one family are judged together. */
  family?: string;
  /** The way that this one is a variant of: where one is tried in several contexts, its variants take turns. */
  like?: string;
}

/** A part of a request that a caller may not know: kinds of parts can be wrong in ways of their own. */
export type KindOfPart = 'secret' | 'name';

export const spoilings = createRequire(import.meta.url)('#specs/space/credentials.json') as Record<
  KindOfPart | 'any',
  Readonly<Record<string, Spoiling>>
> & {
  schemes: unknown;
};

/** One wrong value of a part, or none, or several. */
export interface Spoilt {
  name: string;
  what: string;
  values: (right: string) => readonly string[];
  /** These values for the right one that is known. */
  sent: readonly string[];
  family: string;
  like: string;
  /** It is made of the right value. */
  isNear: boolean;
}

/** All ways in which a part can be wrong, first those of its kind; without those that leave this value as it is. */
export function deviationsOf(part: string, right: string, kind?: KindOfPart, draw = drawing(0, part), world: World = {}): Spoilt[] {
  const named = (text: string) => text.replaceAll('{part}', part);
  const all = [...Object.entries(kind ? spoilings[kind] : {}), ...Object.entries(spoilings.any)];
  return all
    .map(([name, { what, values, family = '', like = name }]) => ({
      ...{ name: named(name), what: named(what), family, like: named(like) },
      isNear: values.some((text) => /\{(changed|in another case|half|without its end|up to a colon)\}/.test(text)),
      values: (value: string) => values.map((text) => drawnText(text, draw, { ...saidBy(value, draw), ...world })),
    }))
    .map((one) => ({ ...one, sent: one.values(right) }))
    .filter(({ sent }) => !sent.includes(right));
}

/** What texts can say about a right value. */
const saidBy = (right: string, draw: Drawing): World => ({
  right: () => right,
  changed: () => changed(right),
  'in another case': () => inAnotherCase(right),
  half: () => half(right),
  'without its end': () => [...right].slice(0, -1).join(''),
  'up to a colon': () => right.replace(/:.*/s, ''),
  'letters as long': () => drawnText(`{letters ${[...right].length}}`, draw),
  'underscores as long': () => '_'.repeat([...right].length),
});

/** The last characters of a Base64 text may carry no bits. */
const half = (right: string): string => right.slice(0, Math.ceil(right.length / 2));

export const inAnotherCase = (text: string): string =>
  text.replace(/\p{Lu}|\p{Ll}/gu, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

/** Replaces one character in the middle by another of the same kind; the last ones of a Base64 text may carry no bits. */
export function changed(secret: string): string {
  const at = Math.floor(secret.length / 2);
  const now = secret.charAt(at);
  const [first, second] = /[A-Z]/.test(now) ? ['A', 'B'] : ['a', 'b'];
  const letter = now === first ? second : first;
  return `${secret.slice(0, at)}${/[0-9]/.test(now) ? (Number(now) + 1) % 10 : letter}${secret.slice(at + 1)}`;
}
