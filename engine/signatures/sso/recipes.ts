import type { FormFields } from './form.ts';
import { ASPECTS, type Mistake } from './mistake.ts';
import { digests, hashedAgain } from './mistakes/digests.ts';
import { families } from './mistakes/families.ts';
import { joins } from './mistakes/joins.ts';
import { fields, outputs } from './mistakes/outputs.ts';
import { leftOut, orders } from './mistakes/parts.ts';
import { salts } from './mistakes/salts.ts';
import { times } from './mistakes/times.ts';
import { bytes, values } from './mistakes/values.ts';
import { CONTRACT, type Scheme, type Secrets, signBy } from './scheme.ts';
import { type SignOn, signOnOf } from './signature.ts';

/** A known way to sign wrongly: one mistake, or two at once. */
export type Recipe = {
  name: string;
  mistakes: readonly Mistake[];
  /** What is wrong, in one sentence for the owner. */
  sentence: string;
  fix: string;
  /** What an attacker can do where such a signature opens the panel. */
  risk?: string;
  /** The form fields that differ from the unsigned form; undefined where a secret that it needs is not known. */
  sign: (signOn: SignOn, secrets: Secrets) => FormFields | undefined;
  /** Whether a form, its timestamp as it is, is signed by this recipe. */
  isRight: (form: FormFields, secrets: Secrets) => boolean;
  /** What values that need decoding hash to is not known: only the target tells how it changes them. */
  isUnsureOfValues: boolean;
};

const schemeOf = (made: readonly Mistake[]): Scheme => {
  let scheme = CONTRACT;
  for (const aspect of ASPECTS)
    for (const { change } of made.filter((mistake) => mistake.aspect === aspect)) scheme = { ...scheme, ...change(scheme) };
  return scheme;
};

const distinct = (texts: string[]) => [...new Set(texts)];

export const recipeOf = (...made: Mistake[]): Recipe => {
  const scheme = schemeOf(made);
  const risk = distinct(made.flatMap((mistake) => mistake.risk ?? [])).join(' ');
  return {
    name: made.map(({ name }) => name).join('+'),
    mistakes: made,
    sentence: `Your service ${made.map(({ does }) => does).join(', and ')}; the contract ${distinct(made.map(({ contract }) => contract)).join(', and ')}.`,
    fix: distinct(made.map(({ fix }) => fix)).join(' '),
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
export const MISTAKES: readonly Mistake[] = [
  ...families,
  ...times,
  ...digests,
  ...leftOut,
  ...orders,
  ...salts,
  ...joins,
  ...outputs,
  ...values,
  ...bytes,
  ...hashedAgain,
  ...fields,
];

const byName = new Map(MISTAKES.map((mistake) => [mistake.name, mistake]));

const named = (name: string): Mistake => {
  const mistake = byName.get(name);
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

const pairsOf = (names: string): Recipe[] =>
  names
    .trim()
    .split(/\s+/)
    .map((pair) => recipeOf(...pair.split('+').map(named)));

const frequent = pairsOf(FREQUENT_PAIRS);

export const SINGLES: readonly Recipe[] = MISTAKES.map((mistake) => recipeOf(mistake));
export const PAIRS: readonly Recipe[] = [...frequent, ...pairsOf(LIKELY_PAIRS)];

/** What to try on a target that refuses the valid call, the most frequent first. */
export const recipesInOrder = (): readonly Recipe[] => [
  ...SINGLES.slice(0, 1),
  ...frequent,
  ...SINGLES.slice(1),
  ...PAIRS.slice(frequent.length),
];
