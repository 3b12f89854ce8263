import { ASPECTS, isOfBaseString, type Mistake } from './mistake.ts';
import { origins, paths, uris, wrongMethods } from './mistakes/addresses.ts';
import { bases, encodings, joinedWrongly } from './mistakes/encodings.ts';
import { orders } from './mistakes/orders.ts';
import { added, leftOut, repeated, values } from './mistakes/parameters.ts';
import { digests, notEncoded, outputs, sent, signingKeys } from './mistakes/signatures.ts';
import { type Memory, partsBy, type Scheme, type SignedRequest, STANDARD, signBy } from './scheme.ts';

/** A known way to sign wrongly: one mistake, or two at once. */
export interface Recipe {
  name: string;
  mistakes: readonly Mistake[];
  /** What is wrong, in one sentence for the owner of the client. */
  sentence: string;
  fix: string;
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
export type Sign = (seen: SignedRequest, memory: Memory) => string;

const remembered = <T>(known: Map<string, T>, key: string, make: () => T): T => {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
};

export const signing = (made: readonly Mistake[]): Sign => {
  const scheme = schemeOf(made);
  const ofBase = made.filter(isOfBaseString);
  const names = ofBase.map(({ name }) => name).join('+');
  return (seen, memory) => {
    // Most mistakes change nothing in a given request: what they would sign is signed already.
    const base = () => {
      const parts = remembered(memory.parts, names, () => partsBy(scheme, seen, memory));
      const join = () => scheme.base(...parts);
      return scheme.base === STANDARD.base ? remembered(memory.bases, parts.join('\n'), join) : join();
    };
    const sign = () => signBy(scheme, seen, base);
    const isSigned = ofBase.length === made.length && seen.signatureMethod !== 'PLAINTEXT';
    return isSigned ? remembered(memory.signatures, base(), sign) : sign();
  };
};

export const recipeOf = (...made: Mistake[]): Recipe => ({
  name: made.map(({ name }) => name).join('+'),
  mistakes: made,
  sentence: `The client ${made.map(({ does }) => does).join(', and ')}; RFC 5849 ${distinct(made.map(({ standard }) => standard)).join(', and ')}.`,
  fix: distinct(made.map(({ fix }) => fix)).join(' '),
  sign: signing(made),
});

/** Every mistake that shows in the signature, the most frequent kinds first. */
export const MISTAKES: readonly Mistake[] = [
  ...leftOut,
  ...signingKeys,
  ...digests,
  ...origins,
  ...encodings,
  ...values,
  ...orders,
  ...outputs,
  ...sent,
  ...wrongMethods,
  ...paths,
  ...uris,
  ...added,
  ...repeated,
  ...bases,
  ...joinedWrongly,
];

export const SINGLES: readonly Recipe[] = MISTAKES.map((mistake) => recipeOf(mistake));

/** The one mistake that leaves the signature right. */
export const NOT_ENCODED: readonly Recipe[] = notEncoded.map((mistake) => recipeOf(mistake));

/** Every two mistakes that can be made at once; a recipe is more than the search needs. */
export const pairs = function* (): Generator<[Mistake, Mistake]> {
  for (const [at, one] of MISTAKES.entries()) for (const two of MISTAKES.slice(at + 1)) if (one.aspect !== two.aspect) yield [one, two];
};
