import { message, operation, successMessage, violationsOf } from '../../contract/contract.ts';
import type { Schema } from '../../contract/schema.ts';

export type TokenStep = 'requestToken' | 'accessToken';

const named = (schema: Schema | undefined): [string, string] => {
  const [first = '', second = ''] = schema?.required ?? [];
  return [first, second];
};

/** What the documents call a token and its secret in the answer of a step. */
export function tokenFields(id: TokenStep): { token: string; secret: string } {
  const [token, secret] = named(message(successMessage(id)).properties?.content?.properties?.body);
  return { token, secret };
}

/** The names of a token and its secret, as they are told to people. */
export const tokenWords = (id: TokenStep): string => Object.values(tokenFields(id)).join(' and ');

/** What the documents call the token and the verifier in the query that the browser comes back with. */
export function returnFields(): { token: string; verifier: string } {
  const [token, verifier] = named(message(successMessage('authorise')).properties?.query);
  return { token, verifier };
}

/** Whether a field of a token answer is as the documents have it. */
export const isTokenField = (id: TokenStep, name: string, value: unknown): boolean =>
  fits(id, { content: { body: { [name]: value } } }, `/content/body/${name}`);

/** Whether a field of the query that the browser comes back with is as the documents have it. */
export const isReturnField = (name: string, value: string): boolean => fits('authorise', { query: { [name]: value } }, `/query/${name}`);

const fits = (id: string, part: object, pointer: string): boolean =>
  !violationsOf(successMessage(id), part).some((violation) => violation.pointer === pointer);

/** The query parameter that brings the request token to the authorize page. */
export const askedToken = (): string => operation('authorise').query[0] ?? '';
