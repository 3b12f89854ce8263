import { type Form, serialiseForm } from './form.ts';
import { type Recipe, recipesInOrder } from './recipes.ts';
import type { Secrets } from './scheme.ts';
import { isRight, type SignOn, signatureOf, unsignedForm } from './signature.ts';

/** One call of a diagnosis, with every recipe that it speaks for: those that these values do not tell apart. */
export type DiagnosisCall = {
  recipes: Recipe[];
  /** A partner may accept a form only once, so each call has a timestamp of its own, in milliseconds. */
  formAt: (timestamp: string) => Form;
};

/**
 * The form signed by a recipe. Beside an older `token` stands the signature of the valid call, as the platform sends both: the
 * target has refused that one before.
 */
export const formBy = (recipe: Recipe, signOn: SignOn, secrets: Secrets): Form | undefined => {
  const signed = recipe.sign(signOn, secrets);
  if (!signed) return undefined;
  const form = { ...unsignedForm(signOn), ...signed };
  return 'signature' in signed ? form : { ...form, signature: signatureOf(signOn, secrets.salt) };
};

/** The calls that find out which mistake a target makes, most frequent first; what signs these values as the contract does is left out. */
export const callsInOrder = (signOn: SignOn, secrets: Secrets): DiagnosisCall[] => {
  const calls = new Map<string, DiagnosisCall>();
  for (const recipe of recipesInOrder()) {
    const form = formBy(recipe, signOn, secrets);
    if (!form || (form.token === undefined && form.timestamp === signOn.timestamp && isRight(form, secrets.salt))) continue;
    const key = serialiseForm(form);
    const known = calls.get(key);
    if (known) known.recipes.push(recipe);
    else calls.set(key, { recipes: [recipe], formAt: (timestamp) => formBy(recipe, { ...signOn, timestamp }, secrets) ?? form });
  }
  return [...calls.values()];
};
