import type { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type RewriteStep, rewriting } from './rewriting.ts';

/** What mistakes of one kind change in a scheme; each row in specs/signatures gives its kind something of its own. */
export type Kinds<Scheme> = Record<string, (scheme: Scheme, ...given: never[]) => Partial<Scheme>>;

/** The kinds that every way to sign has: how the digest is written, and what is sent in place of a text. */
export const sharedKinds = {
  write: (_scheme: unknown, encoding: BufferEncoding, ...steps: RewriteStep[]) => {
    const rewrite = rewriting(...steps);
    return { write: (digest: Buffer) => rewrite(digest.toString(encoding)) };
  },
  sent: (_scheme: unknown, ...steps: RewriteStep[]) => ({ sent: rewriting(...steps) }),
};

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
export type Mistake<Scheme> = Words & { name: string; change: (scheme: Scheme) => Partial<Scheme> };

/** A mistake that says nothing about its change is a kind of its own. */
type Row = Partial<Words> & { change?: [kind: string, ...given: unknown[]] };

interface Signing {
  who: string;
  standard: string;
  /** The sides of a scheme, in the order in which mistakes on several of them take effect. */
  aspects: string[];
  groups: (Partial<Words> & { mistakes: Record<string, string | Row> })[];
  /** Pairs of mistakes that are frequent in older services; they are tried before most single mistakes. */
  frequent?: string[];
  likely?: string[];
}

const distinct = (texts: string[]): string[] => [...new Set(texts)];

/** What specs/signatures knows of mistakes in a way to sign, the most frequent kinds first. */
export function readSigning<Scheme>(way: 'oauth' | 'sso', right: Scheme, kinds: Kinds<Scheme>) {
  const file = new URL(import.meta.resolve(`#specs/signatures/${way}.json`));
  const { who, standard, aspects, groups, frequent = [], likely = [] }: Signing = JSON.parse(readFileSync(file, 'utf8'));
  const mistakes = groups.flatMap(({ mistakes: rows, ...common }) =>
    Object.entries(rows).map(([name, row]) => {
      const { change: stated, ...own }: Row = typeof row === 'string' ? { does: row } : row;
      const [kind, ...given] = stated ?? [name];
      const changes = kinds[kind];
      if (!changes) throw new Error(`${way}.json: nothing is known to change for ${name}`);
      return { ...common, ...own, name, change: (scheme: Scheme) => changes(scheme, ...(given as never[])) } as Mistake<Scheme>;
    }),
  );
  return {
    mistakes,
    frequent,
    likely,
    /** The scheme with mistakes in it. */
    mistaken(made: readonly Mistake<Scheme>[]): Scheme {
      const inOrder = made.toSorted((one, other) => aspects.indexOf(one.aspect) - aspects.indexOf(other.aspect));
      let scheme = right;
      for (const { change } of inOrder) scheme = { ...scheme, ...change(scheme) };
      return scheme;
    },
    /** What mistakes that are made at once are called, and what their owner is told. */
    toldOf(made: readonly Mistake<Scheme>[]) {
      const risk = distinct(made.flatMap((mistake) => mistake.risk ?? [])).join(' ');
      return {
        name: made.map(({ name }) => name).join('+'),
        mistakes: made,
        sentence: `${who} ${made.map(({ does }) => does).join(', and ')}; ${standard} ${distinct(made.map((mistake) => mistake.right)).join(', and ')}.`,
        fix: distinct(made.map(({ fix }) => fix)).join(' '),
        ...(risk && { risk }),
      };
    },
  };
}

/** Every two mistakes that can be made at once. */
export function* pairsOf<Scheme>(mistakes: readonly Mistake<Scheme>[]): Generator<[Mistake<Scheme>, Mistake<Scheme>]> {
  for (const [at, one] of mistakes.entries()) for (const two of mistakes.slice(at + 1)) if (one.aspect !== two.aspect) yield [one, two];
}
