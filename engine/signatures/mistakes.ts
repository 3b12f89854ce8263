import { readFileSync } from 'node:fs';

/** One way to sign wrongly. */
export interface Mistake<Scheme> {
  name: string;
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
  change: (scheme: Scheme) => Partial<Scheme>;
}

/** What each mistake does to a scheme, by its name. */
export type Changes<Scheme> = Record<string, Mistake<Scheme>['change']>;

type Words = Partial<Omit<Mistake<unknown>, 'name' | 'change'>>;

/** The mistakes that specs/signatures has words for, the most frequent kinds first. */
export function readMistakes<Scheme>(way: 'oauth' | 'sso', changes: Changes<Scheme>): Mistake<Scheme>[] {
  const file = new URL(import.meta.resolve(`#specs/signatures/${way}.json`));
  const kinds = JSON.parse(readFileSync(file, 'utf8')) as (Words & { mistakes: Record<string, string | Words> })[];
  return kinds.flatMap(({ mistakes, ...common }) =>
    Object.entries(mistakes).map(([name, own]) => {
      const change = changes[name];
      if (!change) throw new Error(`${way}.json: nothing is known to change for ${name}`);
      return { ...common, ...(typeof own === 'string' ? { does: own } : own), name, change } as Mistake<Scheme>;
    }),
  );
}

/** A scheme with mistakes in it; they take effect in the order of the aspects. */
export function mistaken<Scheme>(right: Scheme, aspects: readonly string[], made: readonly Mistake<Scheme>[]): Scheme {
  let scheme = right;
  for (const aspect of aspects)
    for (const { change } of made.filter((mistake) => mistake.aspect === aspect)) scheme = { ...scheme, ...change(scheme) };
  return scheme;
}

export const distinct = (texts: string[]): string[] => [...new Set(texts)];

/** What mistakes that are made at once are called, and what their owner is told. */
export const toldOf = <Scheme>(made: readonly Mistake<Scheme>[], who: string, standard: string) => ({
  name: made.map(({ name }) => name).join('+'),
  mistakes: made,
  /** What is wrong, in one sentence. */
  sentence: `${who} ${made.map(({ does }) => does).join(', and ')}; ${standard} ${distinct(made.map(({ right }) => right)).join(', and ')}.`,
  fix: distinct(made.map(({ fix }) => fix)).join(' '),
});

/** Every two mistakes that can be made at once. */
export function* pairsOf<Scheme>(mistakes: readonly Mistake<Scheme>[]): Generator<[Mistake<Scheme>, Mistake<Scheme>]> {
  for (const [at, one] of mistakes.entries()) for (const two of mistakes.slice(at + 1)) if (one.aspect !== two.aspect) yield [one, two];
}
