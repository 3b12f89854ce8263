import { pairsOf } from '../mistakes.ts';
import type { FormFields } from './form.ts';
import { MISTAKES, mistakesNamed, PAIRS, type Recipe, recipeOf, SINGLES, type SignOnMistake } from './recipes.ts';
import { CONTRACT, type Secrets, type SignedPart } from './scheme.ts';
import { isRight, signOnOf } from './signature.ts';

/** The long search hashes every value thousands of times, so a huge form would take for ever. */
const SEARCHED_LENGTH = 10_000;

const DIGESTS = ['sha512', 'sha1', 'sha256', 'hmac-sha512', 'hmac-sha256'];

const sequences = function* (parts: readonly SignedPart[]): Generator<SignedPart[]> {
  yield [];
  for (const part of parts) for (const rest of sequences(parts.filter((other) => other !== part))) yield [part, ...rest];
};

/** A selection that has no name of its own: what is right, and how to fix it, is as for an order that has one. */
const sequenceMistake = (known: SignOnMistake, parts: SignedPart[]): SignOnMistake => ({
  ...known,
  name: `hashes-${parts.map((part) => part.replaceAll('_', '-')).join('-')}`,
  does: `hashes ${parts.map((part) => (part === 'salt' ? 'sso_salt' : part)).join(':')}`,
  change: () => ({ parts }),
});

/** Every two mistakes; then any selection of the values in any order, by the digests in use, the longest first, as the likelier. */
const unlikelyMistakes = function* (): Generator<SignOnMistake[]> {
  yield* pairsOf(MISTAKES);
  const all = [...sequences(CONTRACT.parts)].filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  const [known] = mistakesNamed('salt-last');
  if (!known) throw new Error('sso.json: no mistake is named salt-last');
  // The digest of the contract is no mistake.
  for (const digest of DIGESTS.map(mistakesNamed)) for (const parts of all) yield [sequenceMistake(known, parts), ...digest];
};

/**
 * Explains a form that we received: `right`, or the simplest mistakes that make its signature. Several are those that its
 * values do not tell apart, the most frequent first; none, when no known mistake makes it.
 */
export const inferMistake = (form: FormFields, secrets: Secrets): 'right' | Recipe[] => {
  if (isRight(form, secrets.salt)) return 'right';
  if (!form.signature && !form.token) return [];
  const signOn = signOnOf(form);
  const explains = ({ sign }: Recipe) => {
    const signed = sign(signOn, secrets);
    if (!signed || (signed.timestamp ?? signOn.timestamp) !== signOn.timestamp) return false;
    if (signed.token !== undefined) return signed.token === form.token && !form.signature;
    return signed.signature === form.signature;
  };
  for (const recipes of [SINGLES, PAIRS]) {
    const found = recipes.filter(explains);
    if (found.length > 0) return found;
  }
  if (Object.values(form).join('').length > SEARCHED_LENGTH) return [];
  for (const made of unlikelyMistakes()) {
    const recipe = recipeOf(...made);
    if (explains(recipe)) return [recipe];
  }
  return [];
};
