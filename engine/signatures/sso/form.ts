import { createHash } from 'node:crypto';
import type { SignOnForm } from '../../../openapi/generated/sso.ts';
import { bodySchema, needsBasic, operation, requestOf, valuesOf } from '../../contract/contract.ts';
import { fitted } from '../../contract/fitted.ts';
import { requestWith, type WireRequest } from '../../contract/request.ts';
import { sample } from '../../contract/sample.ts';
import { basicHeader, type Credentials } from '../credentials.ts';

/** The decoded fields of a form. */
export type FormFields = Record<string, string>;

/** application/x-www-form-urlencoded, in UTF-8, a space as `+`. */
export const serialiseForm = (form: FormFields | Iterable<[string, string]>): string => new URLSearchParams(form).toString();

/** The fields by name; of a repeated one, the first. */
export const formOf = (pairs: [string, string][]): FormFields => Object.fromEntries([...pairs].reverse());

export type SignOn = { id: string; userId: string; email: string; navData: string; timestamp: string };

/** The constant value of nav-data, from the documents. */
export const fixedNavData = (): string => String(sample(bodySchema('signOn').properties?.['nav-data'] ?? {}, ''));

/** The string that the contract hashes (marketplace §5.4); `without` leaves a part out. */
export function joinedString(signOn: SignOn, salt: string, without?: string): string {
  const { parts, separator } = valuesOf('sign-on').signature;
  const values: Record<string, string> = { ...unsignedForm(signOn), sso_salt: salt };
  return parts
    .filter((part) => part !== without)
    .map((part) => values[part] ?? '')
    .join(separator);
}

export function signatureOf(signOn: SignOn, salt: string, without?: string): string {
  const { hash: algorithm, encoding } = valuesOf('sign-on').signature;
  return createHash(algorithm)
    .update(joinedString(signOn, salt, without))
    .digest(encoding);
}

/** The form without its signature, in the order of the contract's table. */
export const unsignedForm = ({ id, userId, email, navData, timestamp }: SignOn) =>
  ({ id, timestamp, 'nav-data': navData, email, user_id: userId }) satisfies Record<keyof Omit<SignOnForm, 'signature'>, string>;

type SignedFormInput = Omit<SignOn, 'navData' | 'timestamp'> & {
  salt: string;
  navData?: string;
  /** Milliseconds since 1970; now by default. */
  timestamp?: string | number;
};

export const signedForm = ({ salt, navData = fixedNavData(), timestamp = Date.now(), ...who }: SignedFormInput) => {
  const signOn = { ...who, navData, timestamp: String(timestamp) };
  return { ...unsignedForm(signOn), signature: signatureOf(signOn, salt) };
};

/** The values of a received form; a missing field counts as empty. */
export const signOnOf = (form: FormFields): SignOn => {
  const { id = '', user_id: userId = '', email = '', 'nav-data': navData = '', timestamp = '' } = form;
  return { id, userId, email, navData, timestamp };
};

export const isRight = (form: FormFields, salt: string): boolean => form.signature === signatureOf(signOnOf(form), salt);

/** A signed form with the fields that the documents ask for. */
export const signOnForm = (input: SignedFormInput): FormFields =>
  Object.fromEntries(
    Object.entries(fitted(requestOf('signOn'), bodySchema('signOn'), signedForm(input))).map(([name, value]) => [name, String(value)]),
  );

/** The request that posts a form to the partner, with credentials only if the documents ask for them. */
export function signOnRequest(
  ssoUrl: string,
  form: FormFields,
  credentials: Credentials,
  isAuthorised = needsBasic('signOn'),
): WireRequest {
  const request = requestWith('signOn', { address: { sso_url: ssoUrl } }, form);
  if (!isAuthorised) return request;
  return { ...request, headers: [...request.headers, ['Authorization', basicHeader(credentials)]] };
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page with the form, like that of the console; it submits itself, or waits for a click. */
export function formPage(action: string, form: FormFields, { submitsItself }: { submitsItself: boolean }): string {
  const inputs = Object.entries(form).map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  const method = operation('signOn').method.toLowerCase();
  const script = submitsItself ? '<script>document.forms[0].submit()</script>' : '';
  return `<!doctype html><meta charset="utf-8"><title>Sign on</title><form method="${method}" action="${escaped(action)}">${inputs.join('')}<button>Sign on</button></form>${script}\n`;
}
