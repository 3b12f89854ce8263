import { type Mistake as AnyMistake, readSigning } from '../mistakes.ts';
import { requestKinds } from './mistakes/request.ts';
import { signatureKinds } from './mistakes/signature.ts';
import { type Scheme, type SignedRequest, STANDARD, signBy } from './scheme.ts';

type Mistake = AnyMistake<Scheme>;

const { mistakes, schemeWith, textsFor } = readSigning('oauth', STANDARD, { ...requestKinds, ...signatureKinds });

/** A known way to sign wrongly: one mistake, or two together. */
export type Recipe = ReturnType<typeof recipeOf>;

export const recipeOf = (...made: Mistake[]) => {
  const scheme = schemeWith(made);
  return { ...textsFor(made), sign: (seen: SignedRequest): string => signBy(scheme, seen) };
};

const isNotEncoded = ({ name }: Mistake) => name === 'signature-not-encoded';

/** Every mistake that changes the signature, the most frequent first. */
export const MISTAKES: readonly Mistake[] = mistakes.filter((mistake) => !isNotEncoded(mistake) && !mistake.isDrawn);

/** Mistakes with a number that nothing shows. */
export const DRAWN: readonly Recipe[] = mistakes.filter(({ isDrawn }) => isDrawn).map((mistake) => recipeOf(mistake));

export const SINGLES: readonly Recipe[] = MISTAKES.map((mistake) => recipeOf(mistake));

/** The signature is right, but the header does not percent-encode it; some receivers read its `+` as a space. */
export const NOT_ENCODED: readonly Recipe[] = mistakes.filter(isNotEncoded).map((mistake) => recipeOf(mistake));
