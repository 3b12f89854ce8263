import { contract } from '../../contract/contract.ts';
import { type Mistake, readSigning, type Way } from '../mistakes.ts';
import { type FormFields, type SignOn, signOnOf } from './form.ts';
import { signOnKinds } from './mistakes.ts';
import { contractScheme, type Scheme, type Secrets, signBy } from './scheme.ts';

export type SignOnMistake = Mistake<Scheme>;

const readKnown = () => {
  const right = contractScheme();
  const { mistakes, ...signing } = readSigning('sso', right, signOnKinds);
  return { ...signing, right, all: mistakes, mistakes: mistakes.filter((one) => isMistake(one, right)) };
};

const known = new WeakMap<object, ReturnType<typeof readKnown>>();

/** The known mistakes in the scheme of this run's contract. */
const signing = () => {
  const { values } = contract();
  const found = known.get(values) ?? readKnown();
  known.set(values, found);
  return found;
};

const sample = { id: 'a', userId: 'b', email: 'c', navData: 'd', timestamp: '1700000000123' };

/** Another contract may sign as a known mistake of this one does; such a mistake does not depend on the values that are signed. */
function isMistake({ aspect, change }: SignOnMistake, right: Scheme): boolean {
  if (!['digest', 'order', 'join', 'output'].includes(aspect)) return true;
  const [made, wanted] = [{ ...right, ...change(right) }, right].map((scheme) => signBy(scheme, sample, { salt: 'e', password: 'f' }));
  return JSON.stringify(made) !== JSON.stringify(wanted);
}

/** A known way to sign wrongly: one mistake, or two together. */
export type Recipe = ReturnType<typeof recipeOf> & { way?: Way };

export const recipeOf = (...made: SignOnMistake[]) => {
  const { schemeWith, textsFor } = signing();
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

/** Made once for each contract, because a search takes them many times. */
const perContract = <T>(make: () => T): (() => T) => {
  const made = new WeakMap<object, { value: T }>();
  return () => {
    const { values } = contract();
    const found = made.get(values) ?? { value: make() };
    made.set(values, found);
    return found.value;
  };
};

export const knownMistakes = (): readonly SignOnMistake[] => signing().mistakes;

export const mistakesNamed = (name: string): SignOnMistake[] => knownMistakes().filter((mistake) => mistake.name === name);

export const singleRecipes = perContract((): readonly Recipe[] => knownMistakes().map((mistake) => recipeOf(mistake)));

const pairsNamed = (pairs: readonly string[]): Recipe[] =>
  pairs.flatMap((pair) => {
    const names = pair.split('+');
    if (names.length !== 2 || !names.every((name) => signing().all.some((one) => one.name === name)))
      throw new Error(`sso.json: ${pair} is not a pair of known mistakes`);
    const made = names.flatMap(mistakesNamed);
    return made.length === 2 ? [recipeOf(...made)] : [];
  });

const frequentPairs = perContract(() => pairsNamed(signing().frequent));
const likelyPairs = perContract(() => pairsNamed(signing().likely));

export const pairRecipes = (): readonly Recipe[] => [...frequentPairs(), ...likelyPairs()];

/** The same form, sent in a way that the contract does not know. */
export const wayRecipes = perContract((): readonly Recipe[] =>
  signing().ways.map(({ way, mistake, texts }) => ({
    ...recipeOf(...(mistake === undefined ? [] : mistakesNamed(mistake))),
    ...texts,
    way,
  })),
);

/** What to try on a target that refuses the valid call, the most frequent first. */
export const recipesInOrder = (): readonly Recipe[] => [
  ...singleRecipes().slice(0, 1),
  ...frequentPairs(),
  ...singleRecipes().slice(1),
  ...likelyPairs(),
];
