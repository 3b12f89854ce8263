import { defined } from '../../documents/values.ts';
import { type FormFields, isRight, type SignOn, serialiseForm, signatureOf, unsignedForm } from './form.ts';
import { type Recipe, recipesInOrder, wayRecipes } from './recipes.ts';
import type { Secrets } from './scheme.ts';

/**
 * Signs a form by a recipe. `change`, if given, always finds the digest in `signature`, even if the recipe puts it into the older
 * `token`. A form with a `token` also gets the right signature, because the platform sends both; the target has already refused
 * that signature alone.
 */
export const formBy = (
  recipe: Recipe,
  signOn: SignOn,
  secrets: Secrets,
  change = (form: FormFields): FormFields => form,
): FormFields | undefined => {
  const signed = recipe.sign(signOn, secrets);
  if (!signed) return undefined;
  const { token, ...form }: FormFields = { ...unsignedForm(signOn), ...signed };
  if (token === undefined) return change(form);
  const { signature, ...changed } = change({ ...form, signature: token });
  return { ...changed, ...defined({ token: signature }), signature: signatureOf(signOn, secrets.salt) };
};

/** A digest of the same length and form: each digit or letter becomes another of its kind, if the digest has one, so that only the value is wrong. */
const forgedDigest = (digest: string): string => {
  const [prefix = ''] = /^[a-z]+\d+=(?=[^=])/.exec(digest) ?? [];
  const body = digest.slice(prefix.length);
  const next = new Map<string, string>();
  for (const kind of [/[0-9]/, /[a-z]/, /[A-Z]/]) {
    const signs = [...new Set(body)].filter((sign) => kind.test(sign)).sort();
    signs.forEach((sign, index) => {
      next.set(sign, signs[(index + 1) % signs.length] ?? sign);
    });
  }
  return prefix + [...body].map((sign) => next.get(sign) ?? sign).join('');
};

export const forged = (form: FormFields): FormFields => ({ ...form, signature: forgedDigest(form.signature ?? '') });

/** One call of a diagnosis, with all the recipes that make the same form from these values. */
export type DiagnosisCall = ReturnType<typeof callBy>;

const callBy = (recipe: Recipe, signOn: SignOn, secrets: Secrets, form: FormFields) => {
  // A partner may accept a form only once, so each call has its own timestamp, in milliseconds.
  const at = (change?: (form: FormFields) => FormFields) => (timestamp: string) =>
    formBy(recipe, { ...signOn, timestamp }, secrets, change) ?? form;
  return { recipes: [recipe], formAt: at(), forgedAt: at(forged) };
};

/** The calls that find out which mistake a target makes, the most frequent first; without recipes that sign these values as the contract does. */
export const callsInOrder = (signOn: SignOn, secrets: Secrets): DiagnosisCall[] => {
  const calls = new Map<string, DiagnosisCall>();
  for (const recipe of recipesInOrder()) {
    const form = formBy(recipe, signOn, secrets);
    if (!form || (form.token === undefined && form.timestamp === signOn.timestamp && isRight(form, secrets.salt))) continue;
    const key = serialiseForm(form);
    const known = calls.get(key);
    if (known) known.recipes.push(recipe);
    else calls.set(key, callBy(recipe, signOn, secrets, form));
  }
  return [...calls.values()];
};

/** The calls that find out whether a target reads the same form in another way than the contract sends it. */
export const callsInWays = (signOn: SignOn, secrets: Secrets): DiagnosisCall[] =>
  wayRecipes().map((recipe) => callBy(recipe, signOn, secrets, formBy(recipe, signOn, secrets) ?? {}));
