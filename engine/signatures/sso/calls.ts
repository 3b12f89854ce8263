import { defined } from '../../documents/defined.ts';
import { type FormFields, serialiseForm } from './form.ts';
import { type Recipe, recipesInOrder } from './recipes.ts';
import type { Secrets } from './scheme.ts';
import { isRight, type SignOn, signatureOf, unsignedForm } from './signature.ts';

/**
 * The form signed by a recipe, and changed afterwards, where a change is given: it finds the digest in `signature`, whatever
 * field the recipe puts it in. Beside an older `token` stands the signature of the valid call, as the platform sends both: the
 * target has refused that one before.
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

/** A digest of the same length and look, every character another one of its kind: nothing but its value is wrong. */
const forgedDigest = (digest: string): string => {
  const [prefix = ''] = /^[a-z]+\d+=(?=[^=])/.exec(digest) ?? [];
  const body = digest.slice(prefix.length);
  const next = new Map<string, string>();
  for (const kind of [/[0-9]/, /[a-z]/, /[A-Z]/]) {
    const signs = [...new Set(body)].filter((sign) => kind.test(sign)).sort();
    signs.forEach((sign, place) => {
      next.set(sign, signs[(place + 1) % signs.length] ?? sign);
    });
  }
  return prefix + [...body].map((sign) => next.get(sign) ?? sign).join('');
};

export const forged = (form: FormFields): FormFields => ({ ...form, signature: forgedDigest(form.signature ?? '') });

/** One call of a diagnosis, with every recipe that it speaks for: those that these values do not tell apart. */
export type DiagnosisCall = ReturnType<typeof callBy>;

const callBy = (recipe: Recipe, signOn: SignOn, secrets: Secrets, form: FormFields) => {
  // A partner may accept a form only once, so each call has a timestamp of its own, in milliseconds.
  const at = (change?: (form: FormFields) => FormFields) => (timestamp: string) =>
    formBy(recipe, { ...signOn, timestamp }, secrets, change) ?? form;
  return { recipes: [recipe], formAt: at(), forgedAt: at(forged) };
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
    else calls.set(key, callBy(recipe, signOn, secrets, form));
  }
  return [...calls.values()];
};
