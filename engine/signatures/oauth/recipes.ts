import { type Mistake as AnyMistake, mistaken, pairsOf, readMistakes, toldOf } from '../mistakes.ts';
import { addresses } from './mistakes/addresses.ts';
import { encodings } from './mistakes/encodings.ts';
import { parameters } from './mistakes/parameters.ts';
import { signatures } from './mistakes/signatures.ts';
import { type Memory, partsBy, type Scheme, type SignedRequest, STANDARD, signBy } from './scheme.ts';

type Mistake = AnyMistake<Scheme>;

/** The sides of the base string, then those of the signature, in the order in which mistakes on several of them take effect. */
const BASE_ASPECTS = 'method origin path uri values left-out added repeated encoding order join base'.split(' ');
const ASPECTS = [...BASE_ASPECTS, 'key', 'digest', 'output', 'sent'];

/** A known way to sign wrongly: one mistake, or two at once. */
export type Recipe = ReturnType<typeof recipeOf>;

/** The signature as a receiver gets it, decoded once. */
export type Sign = (seen: SignedRequest, memory: Memory) => string;

const remembered = <T>(known: Map<string, T>, key: string, make: () => T): T => {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
};

export const signing = (made: readonly Mistake[]): Sign => {
  const scheme = mistaken(STANDARD, ASPECTS, made);
  const ofBase = made.filter(({ aspect }) => BASE_ASPECTS.includes(aspect));
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

export const recipeOf = (...made: Mistake[]) => ({ ...toldOf(made, 'The client', 'RFC 5849'), sign: signing(made) });

const all = readMistakes('oauth', { ...addresses, ...encodings, ...parameters, ...signatures });
const isNotEncoded = ({ name }: Mistake) => name === 'signature-not-encoded';

/** Every mistake that shows in the signature, the most frequent kinds first. */
export const MISTAKES: readonly Mistake[] = all.filter((mistake) => !isNotEncoded(mistake));

export const SINGLES: readonly Recipe[] = MISTAKES.map((mistake) => recipeOf(mistake));

/** The one mistake that leaves the signature right. */
export const NOT_ENCODED: readonly Recipe[] = all.filter(isNotEncoded).map((mistake) => recipeOf(mistake));

/** Every two mistakes that can be made at once; a recipe is more than the search needs. */
export const pairs = () => pairsOf(MISTAKES);
