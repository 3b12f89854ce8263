import { type Mistake as AnyMistake, distinct, mistaken, readMistakes, toldOf } from '../mistakes.ts';
import type { FormFields } from './form.ts';
import { signOnChanges } from './mistakes.ts';
import { CONTRACT, type Scheme, type Secrets, signBy } from './scheme.ts';
import { type SignOn, signOnOf } from './signature.ts';

type Mistake = AnyMistake<Scheme>;

/** The sides of a scheme, in the order in which mistakes on several of them take effect. */
const ASPECTS = 'family left-out order time values salt join bytes digest again output field'.split(' ');

/** A known way to sign wrongly: one mistake, or two at once. */
export type Recipe = ReturnType<typeof toldOf<Scheme>> & {
  /** What an attacker can do where such a signature opens the panel. */
  risk?: string;
  /** The form fields that differ from the unsigned form; undefined where a secret that it needs is not known. */
  sign: (signOn: SignOn, secrets: Secrets) => FormFields | undefined;
  /** Whether a form, its timestamp as it is, is signed by this recipe. */
  isRight: (form: FormFields, secrets: Secrets) => boolean;
  /** What values that need decoding hash to is not known: only the target tells how it changes them. */
  isUnsureOfValues: boolean;
};

export const recipeOf = (...made: Mistake[]): Recipe => {
  const scheme = mistaken(CONTRACT, ASPECTS, made);
  const risk = distinct(made.flatMap((mistake) => mistake.risk ?? [])).join(' ');
  return {
    ...toldOf(made, 'Your service', 'the contract'),
    ...(risk && { risk }),
    sign: (signOn, secrets) => signBy(scheme, signOn, secrets),
    isRight: (form, secrets) => {
      const signed = signBy({ ...scheme, sent: (timestamp) => timestamp }, signOnOf(form), secrets);
      return signed !== undefined && form[scheme.field] === signed[scheme.field];
    },
    isUnsureOfValues: made.some(({ changesValues }) => changesValues),
  };
};

/** Every single mistake, the most frequent kinds first. */
export const MISTAKES: readonly Mistake[] = readMistakes('sso', signOnChanges);

const named = (name: string): Mistake => {
  const mistake = MISTAKES.find((one) => one.name === name);
  if (!mistake) throw new Error(`no mistake is named ${name}`);
  return mistake;
};

/** Older code came before milliseconds did, so these two go together more often than most mistakes go alone. */
const FREQUENT_PAIRS = 'older-token+seconds-sent older-token+seconds-hashed';

const LIKELY_PAIRS = `
  sha1+nav-data-left-out sha256+nav-data-left-out nav-data-left-out+seconds-sent nav-data-left-out+seconds-hashed sha1+seconds-sent
  sha1+seconds-hashed sha256+seconds-sent sha256+seconds-hashed older-string+seconds-sent older-string+seconds-hashed
  older-digest-as-signature+seconds-sent older-digest-as-signature+seconds-hashed older-string+sha256 older-token+sha256
  older-token+salt-last sha1+salt-last sha256+salt-last sha1+email-before-user-id nav-data-left-out+salt-last
  nav-data-left-out+email-before-user-id nav-data-left-out+salt-first hmac-sha512+nav-data-left-out hmac-sha256+nav-data-left-out
  hmac-sha512+seconds-sent hmac-sha256+seconds-sent hmac-sha256+seconds-hashed hmac-sha512+base64-digest hmac-sha256+base64-digest
  sha256+base64-digest sha256+upper-case-digest salt-last+seconds-hashed no-separator+nav-data-left-out no-separator+salt-last
  no-separator+sha256 older-token+upper-case-digest older-token+password-as-salt sha256+password-as-salt form-encoded-values+sha256
  sha256+trailing-newline`;

const recipesFor = (names: string): Recipe[] =>
  names
    .trim()
    .split(/\s+/)
    .map((pair) => recipeOf(...pair.split('+').map(named)));

const frequent = recipesFor(FREQUENT_PAIRS);

export const SINGLES: readonly Recipe[] = MISTAKES.map((mistake) => recipeOf(mistake));
export const PAIRS: readonly Recipe[] = [...frequent, ...recipesFor(LIKELY_PAIRS)];

/** What to try on a target that refuses the valid call, the most frequent first. */
export const recipesInOrder = (): readonly Recipe[] => [
  ...SINGLES.slice(0, 1),
  ...frequent,
  ...SINGLES.slice(1),
  ...PAIRS.slice(frequent.length),
];
