import { requestOf } from '../../contract/compile.ts';
import { bodySchema, needsBasic } from '../../contract/contract.ts';
import { fitted } from '../../contract/fitted.ts';
import { requestWith, type WireRequest } from '../../contract/request.ts';
import { basicHeader, type Credentials } from '../credentials.ts';
import type { FormFields } from './form.ts';
import { type SignedFormInput, signedForm } from './signature.ts';

/** A signed form with the fields that the documents ask for. */
export const signOnForm = (input: SignedFormInput): FormFields =>
  Object.fromEntries(
    Object.entries(fitted(requestOf('signOn'), bodySchema('signOn'), signedForm(input))).map(([name, value]) => [name, String(value)]),
  );

/** The request that posts a form to the partner, with credentials only if the documents ask for them. */
export function signOnRequest(ssoUrl: string, form: FormFields, credentials: Credentials): WireRequest {
  const request = requestWith('signOn', { address: { sso_url: ssoUrl } }, form);
  if (!needsBasic('signOn')) return request;
  return { ...request, headers: [...request.headers, ['Authorization', basicHeader(credentials)]] };
}
