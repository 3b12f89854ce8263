import { type Mistake, readSigning, type Way } from '../mistakes.ts';
import { type FormFields, type SignOn, signOnOf } from './form.ts';
import { signOnKinds } from './mistakes.ts';
import { CONTRACT, type Scheme, type Secrets, signBy } from './scheme.ts';

export type SignOnMistake = Mistake<Scheme>;

const { mistakes, frequent, likely, ways, schemeWith, textsFor } = readSigning('sso', CONTRACT, signOnKinds);

/** A known way to sign wrongly: one mistake, or two together. */
export type Recipe = ReturnType<typeof recipeOf> & { way?: Way };

export const recipeOf = (...made: SignOnMistake[]) => {
  const scheme = schemeWith(made);
  return {
    ...textsFor(made),
    /** The form fields that differ from the unsigned form; undefined when a secret that it needs is missing. */
    sign: (signOn: SignOn, secrets: Secrets): FormFields | undefined => signBy(scheme, signOn, secrets),
    /** Whether this recipe signs the form, with the timestamp of the form. */
    isRight: (form: FormFields, secrets: Secrets): boolean => {
      const signed = signBy({ ...scheme, sent: (timestamp) => timestamp }, signOnOf(form), secrets);
      return signed !== undefined && form[scheme.field] === signed[scheme.field];
    },
    /** Assay does not know exactly how the target changes values that need decoding. */
    isUnsureOfValues: made.some(({ changesValues }) => changesValues),
  };
};

export const MISTAKES: readonly SignOnMistake[] = mistakes;

export const mistakesNamed = (name: string): SignOnMistake[] => MISTAKES.filter((mistake) => mistake.name === name);

export const SINGLES: readonly Recipe[] = MISTAKES.map((mistake) => recipeOf(mistake));
export const PAIRS: readonly Recipe[] = [...frequent, ...likely].map((pair) => {
  const made = pair.split('+').flatMap(mistakesNamed);
  if (made.length !== 2) throw new Error(`sso.json: ${pair} is not a pair of known mistakes`);
  return recipeOf(...made);
});

/** The same form, sent in a way that the contract does not know. */
export const WAYS: readonly Recipe[] = ways.map(({ way, mistake, texts }) => ({
  ...recipeOf(...(mistake === undefined ? [] : mistakesNamed(mistake))),
  ...texts,
  way,
}));

/** What to try on a target that refuses the valid call, the most frequent first. */
export const recipesInOrder = (): readonly Recipe[] => [
  ...SINGLES.slice(0, 1),
  ...PAIRS.slice(0, frequent.length),
  ...SINGLES.slice(1),
  ...PAIRS.slice(frequent.length),
];
