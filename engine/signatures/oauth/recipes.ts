import { type Mistake as AnyMistake, mistaken, readMistakes, toldOf } from '../mistakes.ts';
import { requestChanges, requestKinds } from './mistakes/request.ts';
import { signatureChanges, signatureKinds } from './mistakes/signature.ts';
import { type Scheme, type SignedRequest, STANDARD, signBy } from './scheme.ts';

type Mistake = AnyMistake<Scheme>;

/** The sides of a scheme, in the order in which mistakes on several of them take effect. */
const ASPECTS = 'method origin path uri values left-out added repeated encoding order join base key digest output sent'.split(' ');

/** A known way to sign wrongly: one mistake, or two at once. */
export type Recipe = ReturnType<typeof recipeOf>;

export function signing(made: readonly Mistake[]): (seen: SignedRequest) => string {
  const scheme = mistaken(STANDARD, ASPECTS, made);
  return (seen) => signBy(scheme, seen);
}

export const recipeOf = (...made: Mistake[]) => ({ ...toldOf(made, 'The client', 'RFC 5849'), sign: signing(made) });

const all = readMistakes('oauth', { ...requestKinds, ...signatureKinds }, { ...requestChanges, ...signatureChanges });
const isNotEncoded = ({ name }: Mistake) => name === 'signature-not-encoded';

/** Every mistake that shows in the signature, the most frequent kinds first. */
export const MISTAKES: readonly Mistake[] = all.filter((mistake) => !isNotEncoded(mistake));

export const SINGLES: readonly Recipe[] = MISTAKES.map((mistake) => recipeOf(mistake));

/** The one mistake that leaves the signature right. */
export const NOT_ENCODED: readonly Recipe[] = all.filter(isNotEncoded).map((mistake) => recipeOf(mistake));
