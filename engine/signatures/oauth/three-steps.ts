import { message, operation, successMessage, violationsOf } from '../../contract/contract.ts';
import type { Schema } from '../../contract/schema.ts';
import { defined, jsonIn } from '../../documents/values.ts';
import { decodeForm, type Pair } from './encoding.ts';

export type TokenStep = 'requestToken' | 'accessToken';

const firstTwoRequired = (schema: Schema | undefined): [string, string] => {
  const [first = '', second = ''] = schema?.required ?? [];
  return [first, second];
};

/** The names of the token and its secret in the answer of a step, from the documents. */
export function tokenFields(id: TokenStep): { token: string; secret: string } {
  const [token, secret] = firstTwoRequired(message(successMessage(id)).properties?.content?.properties?.body);
  return { token, secret };
}

/** The names of the token and the verifier in the query of the callback, from the documents. */
export function returnFields(): { token: string; verifier: string } {
  const [token, verifier] = firstTwoRequired(message(successMessage('authorise')).properties?.query);
  return { token, verifier };
}

/** Whether a field in the query of the callback fits the documents. */
export const isReturnField = (name: string, value: string): boolean => fits('authorise', { query: { [name]: value } }, `/query/${name}`);

const fits = (id: string, part: object, pointer: string): boolean =>
  !violationsOf(successMessage(id), part).some((violation) => violation.pointer === pointer);

/** The query parameter that holds the request token in the address of the authorize page. */
export const askedToken = (): string => operation('authorise').query[0] ?? '';

/** Reads a token and its secret from a form or from JSON; the contract does not say which, so the body decides. */
export function readTokenAnswer(body: string, step: TokenStep = 'requestToken') {
  const json = /^\s*\{/.test(body) ? (jsonIn(body) as object | undefined) : undefined;
  const all: [string, unknown][] = json ? Object.entries(json) : decodeForm(body.trim());
  /** The value, if it is sent once and the documents allow it. */
  const read = (name: string): string | undefined => {
    const [value, ...more] = all.filter(([known]) => known === name).map(([, given]) => given);
    if (typeof value !== 'string' || value === '' || more.length > 0) return undefined;
    return fits(step, { content: { body: { [name]: value } } }, `/content/body/${name}`) ? value : undefined;
  };
  const { token, secret } = tokenFields(step);
  return {
    ...defined({ token: read(token), tokenSecret: read(secret) }),
    encoding: json ? ('json' as const) : ('form' as const),
    /** Every field that is text, in the order of the body. */
    fields: all.filter((field): field is Pair => typeof field[1] === 'string'),
  };
}
