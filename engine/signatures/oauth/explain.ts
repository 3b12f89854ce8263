import { pairsOf } from '../mistakes.ts';
import { valueIn } from './encoding.ts';
import { MISTAKES, NOT_ENCODED, type Recipe, recipeOf, SINGLES } from './recipes.ts';
import { baseBy, type SignedRequest, STANDARD, seenIn, signBy } from './scheme.ts';
import type { OAuthSecrets } from './signature.ts';
import { protocolParametersOf, type VerifiedRequest, verify } from './verify.ts';

export type Explanation = ReturnType<typeof explainSignature>;

/** Every mistake signs the request once more, and there are thousands of pairs, so a huge request would take too long. */
const MAX_BASE_LENGTH = { single: 500_000, pairs: 20_000 };

/** Tells whether a request is signed as RFC 5849 says and, if not, which mistake of its client makes that signature. */
export function explainSignature(request: VerifiedRequest, secrets: OAuthSecrets) {
  const { parameters, header } = protocolParametersOf(request);
  const problems = header?.problems ?? [];
  const verification = verify(request, () => secrets);
  // Nothing but a wrong signature can be explained by a mistake.
  if (!verification.ok && verification.wrong !== 'wrong-signature')
    return { verdict: 'unreadable', says: verification.says, problems } as const;
  const signature = valueIn(parameters, 'oauth_signature') ?? '';
  const isPlain = problems.some(({ kind, name }) => kind === 'not-encoded' && name === 'oauth_signature');
  const written = isPlain ? (valueIn(header?.written ?? [], 'oauth_signature') ?? '') : signature;
  const seen = seenIn(request, header, parameters, secrets);
  if (isPlain && (verification.ok || written === signBy(STANDARD, seen)))
    return { verdict: 'wrong', recipes: NOT_ENCODED, problems } as const;
  if (verification.ok) return { verdict: 'right', problems } as const;
  return { verdict: 'wrong', recipes: search(seen, new Set([signature, written])), problems } as const;
}

/** The simplest mistakes that make one of these signatures, the most frequent first; this request cannot tell them apart. */
function search(seen: SignedRequest, signatures: Set<string>): Recipe[] {
  const { length } = baseBy(STANDARD, seen);
  const explains = ({ sign }: Recipe) => signatures.has(sign(seen));
  const singles = length > MAX_BASE_LENGTH.single ? [] : SINGLES.filter(explains);
  if (singles.length > 0 || length > MAX_BASE_LENGTH.pairs) return singles;
  for (const made of pairsOf(MISTAKES)) {
    const recipe = recipeOf(...made);
    if (explains(recipe)) return [recipe];
  }
  return [];
}
