import { readFileSync } from 'node:fs';

export type SchemeChange<Scheme> = (scheme: Scheme) => Partial<Scheme>;

/** Changes that put something else in the place of one part of a scheme. */
export const instead =
  <Scheme, Part extends keyof Scheme>(part: Part) =>
  (by: Scheme[Part]): SchemeChange<Scheme> =>
  () =>
    ({ [part]: by }) as unknown as Partial<Scheme>;

/** What a mistake does to a scheme, by its name. */
export type Changes<Scheme> = Record<string, SchemeChange<Scheme>>;

/** What mistakes of one kind do to a scheme, each with words of its own. */
export type Kinds<Scheme> = Record<string, (...given: string[]) => SchemeChange<Scheme>>;

interface Words {
  /** The side of the scheme that it is on. */
  aspect: string;
  /** Completes "The client …" or "Your service …". */
  does: string;
  /** Completes "RFC 5849 …" or "the contract …". */
  right: string;
  fix: string;
  /** What an attacker can do where such a signature is accepted. */
  risk?: string;
  /** Values that need decoding are changed in a way that may differ from ours in its details. */
  changesValues?: true;
}

/** One way to sign wrongly. */
export type Mistake<Scheme> = Words & { name: string; change: SchemeChange<Scheme> };

type Row = Partial<Words> & { change?: [kind: string, ...given: string[]] };

/** What specs/signatures has of a way to sign. */
export const readSigning = <Data>(file: string): Data =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`#specs/signatures/${file}.json`)), 'utf8'));

/** The mistakes that specs/signatures has words for, the most frequent kinds first. */
export const readMistakes = <Scheme>(way: 'oauth' | 'sso', kinds: Kinds<Scheme>, changes: Changes<Scheme>): Mistake<Scheme>[] =>
  readSigning<(Partial<Words> & { mistakes: Record<string, string | Row> })[]>(way).flatMap(({ mistakes, ...common }) =>
    Object.entries(mistakes).map(([name, given]) => {
      const { change: stated, ...own }: Row = typeof given === 'string' ? { does: given } : given;
      const [kind, ...more] = stated ?? [];
      const change = kind === undefined ? changes[name] : kinds[kind]?.(...more);
      if (!change) throw new Error(`${way}.json: nothing is known to change for ${name}`);
      return { ...common, ...own, name, change } as Mistake<Scheme>;
    }),
  );

/** A scheme with mistakes in it; they take effect in the order of the aspects. */
export function mistaken<Scheme>(right: Scheme, aspects: readonly string[], made: readonly Mistake<Scheme>[]): Scheme {
  const inOrder = made.toSorted((one, other) => aspects.indexOf(one.aspect) - aspects.indexOf(other.aspect));
  let scheme = right;
  for (const { change } of inOrder) scheme = { ...scheme, ...change(scheme) };
  return scheme;
}

export const distinct = (texts: string[]): string[] => [...new Set(texts)];

/** What mistakes that are made at once are called, and what their owner is told. */
export const toldOf = <Scheme>(made: readonly Mistake<Scheme>[], who: string, standard: string) => ({
  name: made.map(({ name }) => name).join('+'),
  mistakes: made,
  sentence: `${who} ${made.map(({ does }) => does).join(', and ')}; ${standard} ${distinct(made.map(({ right }) => right)).join(', and ')}.`,
  fix: distinct(made.map(({ fix }) => fix)).join(' '),
});

/** Every two mistakes that can be made at once. */
export function* pairsOf<Scheme>(mistakes: readonly Mistake<Scheme>[]): Generator<[Mistake<Scheme>, Mistake<Scheme>]> {
  for (const [at, one] of mistakes.entries()) for (const two of mistakes.slice(at + 1)) if (one.aspect !== two.aspect) yield [one, two];
}

export const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);
export const lowerEscapes = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
