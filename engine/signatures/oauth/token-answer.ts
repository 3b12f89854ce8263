import { defined } from '../../documents/defined.ts';
import { jsonIn } from '../../documents/text.ts';
import { decodeForm, type Pair } from './encoding.ts';
import { isTokenField, type TokenStep, tokenFields } from './three-steps.ts';

/** Reads a token and its secret from a form or from JSON; the contract does not show which, so the body itself tells. */
export function readTokenAnswer(body: string, contentType?: string, step: TokenStep = 'requestToken') {
  const json = /^\s*\{/.test(body) ? (jsonIn(body) as object | undefined) : undefined;
  const all: [string, unknown][] = json ? Object.entries(json) : decodeForm(body.trim());
  const problems: { name: string; expected: string; got: string }[] = [];
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!json && /[/+]json$/.test(type)) problems.push({ name: 'Content-Type', expected: 'a JSON object, as it says', got: 'another text' });
  const read = (name: string): string | undefined => {
    const values = all.filter(([known]) => known === name).map(([, value]) => value);
    const [value] = values;
    if (typeof value === 'string' && value !== '' && values.length === 1 && isTokenField(step, name, value)) return value;
    const got =
      values.length > 1 ? 'it more than once' : value === undefined ? 'nothing' : value === '' ? 'an empty text' : `a ${typeof value}`;
    problems.push({ name, expected: 'a text', got });
    return undefined;
  };
  const names = tokenFields(step);
  const [token, tokenSecret] = [read(names.token), read(names.secret)];
  return {
    ...defined({ token, tokenSecret }),
    encoding: json ? ('json' as const) : ('form' as const),
    /** Every field that is a text, in its order. */
    fields: all.filter((field): field is Pair => typeof field[1] === 'string'),
    /** What keeps it from being a token and its secret; empty for a good answer. */
    problems,
  };
}
