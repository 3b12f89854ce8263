import { pairsOf } from '../mistakes.ts';
import { type FormFields, isRight, signOnOf } from './form.ts';
import { knownMistakes, mistakesNamed, pairRecipes, type Recipe, recipeOf, type SignOnMistake, singleRecipes } from './recipes.ts';
import { contractScheme, type Secrets, type SignedPart } from './scheme.ts';

/** The long search hashes every value thousands of times, so a huge form would take too long. */
const MAX_SEARCHED_LENGTH = 10_000;

const DIGESTS = ['sha512', 'sha1', 'sha256', 'hmac-sha512', 'hmac-sha256'];

const sequences = function* (parts: readonly SignedPart[]): Generator<SignedPart[]> {
  yield [];
  for (const part of parts) for (const rest of sequences(parts.filter((other) => other !== part))) yield [part, ...rest];
};

/** A selection of values without a row in sso.json takes its texts from `known`, a row about their order. */
const sequenceMistake = (known: SignOnMistake, parts: SignedPart[]): SignOnMistake => ({
  ...known,
  name: `hashes-${parts.map((part) => part.replaceAll('_', '-')).join('-')}`,
  does: `hashes ${parts.map((part) => (part === 'salt' ? 'sso_salt' : part)).join(':')}`,
  change: () => ({ parts }),
});

/** All pairs of mistakes; then every selection of the values, in every order, with the common digests. Longer selections come first, because they are more likely. */
const unlikelyMistakes = function* (): Generator<SignOnMistake[]> {
  yield* pairsOf(knownMistakes());
  const all = [...sequences(contractScheme().parts)].filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  const [known] = knownMistakes().filter(({ aspect }) => aspect === 'order');
  if (!known) throw new Error('sso.json: no mistake is about the order');
  // The contract's own digest is no mistake, so none has its name.
  for (const digest of DIGESTS.map(mistakesNamed)) for (const parts of all) yield [sequenceMistake(known, parts), ...digest];
};

/**
 * Explains a received form: `right`, or the simplest mistakes that make its signature, the most frequent first. There are several
 * when its values cannot tell them apart, and none when no known mistake makes the signature.
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
  for (const recipes of [singleRecipes(), pairRecipes()]) {
    const found = recipes.filter(explains);
    if (found.length > 0) return found;
  }
  if (Object.values(form).join('').length > MAX_SEARCHED_LENGTH) return [];
  for (const made of unlikelyMistakes()) {
    const recipe = recipeOf(...made);
    if (explains(recipe)) return [recipe];
  }
  return [];
};
