import { createHash } from 'node:crypto';
import type { SignOnForm } from '../../../openapi/generated/provider.ts';
import { bodySchema } from '../../contract/contract.ts';
import { sample } from '../../contract/fitted.ts';
import type { FormFields } from './form.ts';

export type SignOn = { id: string; userId: string; email: string; navData: string; timestamp: string };

/** The constant value of nav-data, from the documents. */
export const fixedNavData = (): string => String(sample(bodySchema('signOn').properties?.['nav-data'] ?? {}, ''));

/** The string that the contract hashes (marketplace §5.4). */
export const joinedString = ({ id, userId, email, navData, timestamp }: SignOn, salt: string): string =>
  [id, userId, email, navData, salt, timestamp].join(':');

export const signatureOf = (signOn: SignOn, salt: string): string => createHash('sha512').update(joinedString(signOn, salt)).digest('hex');

/** The form without its signature, in the order of the contract's table. */
export const unsignedForm = ({ id, userId, email, navData, timestamp }: SignOn) =>
  ({ id, timestamp, 'nav-data': navData, email, user_id: userId }) satisfies Record<keyof Omit<SignOnForm, 'signature'>, string>;

export type SignedFormInput = Omit<SignOn, 'navData' | 'timestamp'> & {
  salt: string;
  navData?: string;
  /** Milliseconds since 1970; now by default. */
  timestamp?: string | number;
};

export const signedForm = ({ salt, navData = fixedNavData(), timestamp = Date.now(), ...who }: SignedFormInput): FormFields => {
  const signOn = { ...who, navData, timestamp: String(timestamp) };
  return { ...unsignedForm(signOn), signature: signatureOf(signOn, salt) };
};

/** The values of a received form; a missing field counts as empty. */
export const signOnOf = (form: FormFields): SignOn => {
  const { id = '', user_id: userId = '', email = '', 'nav-data': navData = '', timestamp = '' } = form;
  return { id, userId, email, navData, timestamp };
};

export const isRight = (form: FormFields, salt: string): boolean => form.signature === signatureOf(signOnOf(form), salt);
