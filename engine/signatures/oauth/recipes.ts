import { type Mistake as AnyMistake, readSigning } from '../mistakes.ts';
import { requestKinds } from './mistakes/request.ts';
import { signatureKinds } from './mistakes/signature.ts';
import { type Scheme, type SignedRequest, STANDARD, signBy } from './scheme.ts';

type Mistake = AnyMistake<Scheme>;

const { mistakes, mistaken, toldOf } = readSigning('oauth', STANDARD, { ...requestKinds, ...signatureKinds });

/** A known way to sign wrongly: one mistake, or two at once. */
export type Recipe = ReturnType<typeof recipeOf>;

export function signing(made: readonly Mistake[]): (seen: SignedRequest) => string {
  const scheme = mistaken(made);
  return (seen) => signBy(scheme, seen);
}

export const recipeOf = (...made: Mistake[]) => ({ ...toldOf(made), sign: signing(made) });

const isNotEncoded = ({ name }: Mistake) => name === 'signature-not-encoded';

/** Every mistake that shows in the signature, the most frequent kinds first. */
export const MISTAKES: readonly Mistake[] = mistakes.filter((mistake) => !isNotEncoded(mistake));

export const SINGLES: readonly Recipe[] = MISTAKES.map((mistake) => recipeOf(mistake));

/** The right signature, but the header has it as it is: some receivers read a plus in it as a space. */
export const NOT_ENCODED: readonly Recipe[] = mistakes.filter(isNotEncoded).map((mistake) => recipeOf(mistake));
