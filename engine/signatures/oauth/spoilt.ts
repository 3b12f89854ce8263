import { deviationsOf } from '../../space/deviations.ts';
import type { SigningChoices } from './authorization.ts';
import type { Pair } from './encoding.ts';

/** A signed request with one of its OAuth parameters wrong. */
export interface SpoiltParameter {
  /** The parameter and what is wrong with it. */
  name: string;
  parameter: string;
  what: string;
  choices: Pick<SigningChoices, 'signed' | 'sent'>;
}

/** Who calls is signed as it is sent, so that only the look-up can notice; what else is changed no longer fits the signature. */
const ofIdentity = ['oauth_consumer_key', 'oauth_token'];

/** A reader may ignore the case of the name of a method, and what comes after the padding of Base64. */
const harmless = ['oauth_signature_method other-case', 'oauth_signature longer'];

/** Every OAuth parameter of a request, wrong in every way. With a signature that covers none of them, only some of these count. */
export const spoiltParameters = (parameters: readonly Pair[]): SpoiltParameter[] =>
  parameters.flatMap(([parameter, right]) =>
    deviationsOf(parameter.replace('oauth_', '').replaceAll('_', ' '), right)
      .filter(({ name: way }) => !harmless.includes(`${parameter} ${way}`))
      .map(({ name: way, what, values }) => {
        const spoil = (all: Pair[]) =>
          all.flatMap(([name, value]): Pair[] => (name === parameter ? values(value).map((wrong) => [name, wrong]) : [[name, value]]));
        return {
          name: `${parameter} ${way}`,
          parameter,
          what,
          choices: ofIdentity.includes(parameter) ? { signed: spoil } : { sent: spoil },
        };
      }),
  );
