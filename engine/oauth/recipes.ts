import { ASPECTS, isOfBaseString, type Mistake } from './mistake.ts';
import { methods, origins, paths, uris } from './mistakes/addresses.ts';
import { bases, encodings, joined } from './mistakes/encodings.ts';
import { orders } from './mistakes/orders.ts';
import { added, leftOut, repeated, values } from './mistakes/parameters.ts';
import { digests, keys, notEncoded, outputs, sent } from './mistakes/signatures.ts';
import { baseStringBy, type Memory, type Scheme, type Seen, STANDARD, signBy } from './scheme.ts';

/** A known way to sign wrongly: one mistake, or two at once. */
export interface Recipe {
  name: string;
  mistakes: readonly Mistake[];
  /** What is wrong, in one sentence for the owner of the client. */
  sentence: string;
  mend: string;
  sign: Sign;
}

const distinct = (texts: string[]) => [...new Set(texts)];

const schemeOf = (made: readonly Mistake[]): Scheme => {
  let scheme = STANDARD;
  for (const aspect of ASPECTS)
    for (const { change } of made.filter((mistake) => mistake.aspect === aspect)) scheme = { ...scheme, ...change(scheme) };
  return scheme;
};

/** The signature as a receiver gets it, decoded once. */
export type Sign = (seen: Seen, memory: Memory) => string;

export const signing = (made: readonly Mistake[]): Sign => {
  const scheme = schemeOf(made);
  const names = made.filter(isOfBaseString).map(({ name }) => name);
  const base = names.join('+');
  return (seen, memory) =>
    signBy(scheme, seen, () => {
      const known = memory.bases.get(base) ?? baseStringBy(scheme, seen, memory);
      memory.bases.set(base, known);
      return known;
    });
};

export const recipeOf = (...made: Mistake[]): Recipe => ({
  name: made.map(({ name }) => name).join('+'),
  mistakes: made,
  sentence: `The client ${made.map(({ does }) => does).join(', and ')}; RFC 5849 ${distinct(made.map(({ standard }) => standard)).join(', and ')}.`,
  mend: distinct(made.map(({ mend }) => mend)).join(' '),
  sign: signing(made),
});

/** Every mistake that shows in the signature, the most frequent kinds first. */
export const MISTAKES: readonly Mistake[] = [
  ...leftOut,
  ...keys,
  ...digests,
  ...origins,
  ...encodings,
  ...values,
  ...orders,
  ...outputs,
  ...sent,
  ...methods,
  ...paths,
  ...uris,
  ...added,
  ...repeated,
  ...bases,
  ...joined,
];

export const SINGLES: readonly Recipe[] = MISTAKES.map((mistake) => recipeOf(mistake));

/** The one mistake that leaves the signature right. */
export const NOT_ENCODED: readonly Recipe[] = notEncoded.map((mistake) => recipeOf(mistake));

/** Every two mistakes that can be made at once; a recipe is more than the search needs. */
export const pairs = function* (): Generator<[Mistake, Mistake]> {
  for (const [at, one] of MISTAKES.entries()) for (const two of MISTAKES.slice(at + 1)) if (one.aspect !== two.aspect) yield [one, two];
};
