import type { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { contract } from '../contract/contract.ts';
import { filledIn, valueFinder } from '../contract/fill.ts';
import { type RewriteStep, rewriting } from './rewriting.ts';

/** What each kind of mistake changes in a scheme; a row in specs/signatures names its kind and gives it arguments. */
export type Kinds<Scheme> = Record<string, (scheme: Scheme, ...given: never[]) => Partial<Scheme>>;

/** The kinds that OAuth and sign-on share: how the digest is written, and what is sent instead of a text. */
export const sharedKinds = {
  write: (_scheme: unknown, encoding: BufferEncoding, ...steps: RewriteStep[]) => {
    const rewrite = rewriting(...steps);
    return { write: (digest: Buffer) => rewrite(digest.toString(encoding)) };
  },
  sent: (_scheme: unknown, ...steps: RewriteStep[]) => ({ sent: rewriting(...steps) }),
};

interface MistakeTexts {
  /** The part of the scheme that the mistake changes. */
  aspect: string;
  /** Completes "The client …" or "Your service …". */
  does: string;
  /** Completes "RFC 5849 …" or "the contract …". */
  right: string;
  fix: string;
  /** What the sender of such a signature has to change, if it is something else. */
  fixOfSender?: string;
  /** What an attacker can do when such a signature is accepted. */
  risk?: string;
  /** The target changes values that need decoding, perhaps not exactly as this mistake does. */
  changesValues?: true;
}

/** One way to sign wrongly; `isDrawn`: with one of many numbers, so that it is tried last, and with no other mistake. */
export type Mistake<Scheme> = MistakeTexts & { name: string; isDrawn: boolean; change: (scheme: Scheme) => Partial<Scheme> };

/** Where one function is used: each row of a group is a mistake in each of these; the words complete its name and what it does. */
type Layers = Record<string, string[]>;

/**
 * Without `change`, the name of the mistake is its kind. `layers`: those of this row alone; `each`: the first and the last of the numbers that
 * the mistake is tried with.
 */
type Row = Partial<MistakeTexts> & { change?: [kind: string, ...given: unknown[]]; layers?: Layers; each?: [first: number, last: number] };

interface Signing {
  /** Who makes the mistakes. */
  who: string;
  /** Who makes them, if they are found in what was sent. */
  sender?: string;
  standard: string;
  /** The parts of a scheme, in the order in which their mistakes are applied. */
  aspects: string[];
  groups: (Partial<MistakeTexts> & { mistakes: Record<string, string | Row>; layers?: Layers })[];
  /** Pairs of mistakes that are frequent in older services, tried before most single mistakes. */
  frequent?: string[];
  likely?: string[];
  /** Other ways to send or to read the same fields. */
  ways?: Record<string, WayRow>;
}

/** The same fields in another place, in another encoding or under other names. */
export interface Way {
  /** The form itself goes into the query, and the request is a GET or has no body. */
  isInQuery?: 'GET' | 'POST';
  /** The fields come as JSON. */
  isJson?: boolean;
  isMultipart?: boolean;
  /** The request has the credentials of the manifest, if it goes to the origin that they are for. */
  isAuthorised?: boolean;
  /** Other names of fields, by their names in the contract. */
  names?: Record<string, string>;
}

/** `with`: the mistake in signing that belongs to it. */
type WayRow = Pick<MistakeTexts, 'does' | 'right' | 'fix' | 'risk'> & { sends: Way; with?: string };

/** Each number as the last argument of a kind, or once none. */
const numbers = ([first, last]: [first: number, last: number] = [0, -1]): number[][] =>
  last < first ? [[]] : Array.from({ length: last - first + 1 }, (_, index) => [first + index]);

const distinct = (texts: string[]): string[] => [...new Set(texts)];

/** Reads the known mistakes of a way to sign from specs/signatures, the most frequent first. */
export function readSigning<Scheme>(way: 'oauth' | 'sso', right: Scheme, kinds: Kinds<Scheme>) {
  const file = new URL(import.meta.resolve(`#specs/signatures/${way}.json`));
  const read: Signing = JSON.parse(readFileSync(file, 'utf8'));
  const { who, sender = who, standard, aspects, groups, frequent = [], likely = [], ways = {} } = filledIn(read, valueFinder(contract()));
  const mistakes = groups.flatMap(({ mistakes: rows, layers = { '': [] }, ...common }) =>
    Object.entries(rows).flatMap(([row, stated]) => {
      const { change, layers: more, each, ...rest }: Row = typeof stated === 'string' ? { does: stated } : stated;
      const [kind, ...given] = change ?? [row];
      const changes = kinds[kind];
      if (!changes) throw new Error(`${way}.json: ${row} has the unknown kind ${kind}`);
      return Object.entries({ ...layers, ...more }).flatMap(([words, places]) => {
        const own = places.length > 0 ? [places, ...given] : given;
        const texts = { ...common, ...rest, name: row + words.replaceAll(' ', '-'), does: `${rest.does}${words}` };
        return numbers(each).map((number) => ({
          ...texts,
          isDrawn: each !== undefined,
          change: (scheme: Scheme) => changes(scheme, ...([...own, ...number] as never[])),
        })) as Mistake<Scheme>[];
      });
    }),
  );
  return {
    mistakes,
    frequent,
    likely,
    ways: Object.entries(ways).map(([name, { does, right: instead, fix, risk, with: mistake, sends: way }]) => ({
      way,
      mistake,
      texts: { name, sentence: `${who} ${does}; ${standard} ${instead}.`, fix, ...(risk && { risk }) },
    })),
    /** The scheme with these mistakes in it. */
    schemeWith(made: readonly Mistake<Scheme>[]): Scheme {
      const inOrder = made.toSorted((one, other) => aspects.indexOf(one.aspect) - aspects.indexOf(other.aspect));
      let scheme = right;
      for (const { change } of inOrder) scheme = { ...scheme, ...change(scheme) };
      return scheme;
    },
    /** The name and the texts for mistakes that are made together. */
    textsFor(made: readonly Mistake<Scheme>[]) {
      const risk = distinct(made.flatMap((mistake) => mistake.risk ?? [])).join(' ');
      const sentenceAbout = (one: string) =>
        `${one} ${made.map(({ does }) => does).join(', and ')}; ${standard} ${distinct(made.map((mistake) => mistake.right)).join(', and ')}.`;
      return {
        name: made.map(({ name }) => name).join('+'),
        mistakes: made,
        sentence: sentenceAbout(who),
        fix: distinct(made.map(({ fix }) => fix)).join(' '),
        bySender: { sentence: sentenceAbout(sender), fix: distinct(made.map(({ fix, fixOfSender = fix }) => fixOfSender)).join(' ') },
        ...(risk && { risk }),
      };
    },
  };
}

/** All pairs of mistakes that can be made together. */
export function* pairsOf<Scheme>(mistakes: readonly Mistake<Scheme>[]): Generator<[Mistake<Scheme>, Mistake<Scheme>]> {
  for (const [index, one] of mistakes.entries())
    for (const two of mistakes.slice(index + 1)) if (one.aspect !== two.aspect) yield [one, two];
}
