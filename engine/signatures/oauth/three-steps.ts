import { message, operation, successMessage, violationsOf } from '../../contract/contract.ts';
import type { Schema } from '../../contract/schema.ts';
import { defined } from '../../documents/defined.ts';
import { jsonIn } from '../../documents/text.ts';
import { decodeForm, type Pair } from './encoding.ts';

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

/** Whether a field of the query that the browser comes back with is as the documents have it. */
export const isReturnField = (name: string, value: string): boolean => fits('authorise', { query: { [name]: value } }, `/query/${name}`);

const fits = (id: string, part: object, pointer: string): boolean =>
  !violationsOf(successMessage(id), part).some((violation) => violation.pointer === pointer);

/** The query parameter that brings the request token to the authorize page. */
export const askedToken = (): string => operation('authorise').query[0] ?? '';

/** Reads a token and its secret from a form or from JSON; the contract does not show which, so the body itself tells. */
export function readTokenAnswer(body: string, step: TokenStep = 'requestToken') {
  const json = /^\s*\{/.test(body) ? (jsonIn(body) as object | undefined) : undefined;
  const all: [string, unknown][] = json ? Object.entries(json) : decodeForm(body.trim());
  /** A text that the documents allow, sent once. */
  const read = (name: string): string | undefined => {
    const [value, ...more] = all.filter(([known]) => known === name).map(([, given]) => given);
    if (typeof value !== 'string' || value === '' || more.length > 0) return undefined;
    return fits(step, { content: { body: { [name]: value } } }, `/content/body/${name}`) ? value : undefined;
  };
  const { token, secret } = tokenFields(step);
  return {
    ...defined({ token: read(token), tokenSecret: read(secret) }),
    encoding: json ? ('json' as const) : ('form' as const),
    /** Every field that is a text, in its order. */
    fields: all.filter((field): field is Pair => typeof field[1] === 'string'),
  };
}
