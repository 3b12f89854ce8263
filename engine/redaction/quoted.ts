import { isKey } from './body.ts';
import { packedIn } from './compressed.ts';
import { escapesIn } from './decoders.ts';
import { APART } from './find.ts';
import { formsOf } from './forms.ts';
import { lowerHex } from './hexadecimal.ts';
import { secretsIn } from './policy.ts';
import { LONGEST, marker } from './redactor.ts';
import type { NamedSecret } from './scan.ts';
import { viewOf } from './view.ts';

/** The end of a secret, in any of its forms, is in every form of the secret; half a character has no form. */
const END = 8;
const endOf = (secret: string): string => secret.slice(-END).replace(/^[\udc00-\udfff]/, '');

const isTraceIn = (text: string, secret: string): boolean => formsOf(endOf(secret)).some((form) => text.includes(form.text));

/**
 * A text with each secret taken out of its quotes, when no trace of any is left there or in the texts around it; otherwise
 * undefined, and it takes a redactor to say more.
 */
export function withoutQuoted(
  text: string,
  around: readonly string[],
  secrets: readonly NamedSecret[],
  published: readonly string[],
): string | undefined {
  let left = text;
  for (const { name, value } of secrets) {
    // The name of a field stays, and so does what only reads like a value: hiding it is not for a search in quotes.
    if (value.includes('"')) return undefined;
    const shown = `"${marker(name)}"`;
    left = left.replaceAll(`"${value}"`, (found, at: number, all: string) => (isKey(all, at + found.length) ? found : shown));
  }
  const all = [left, ...around].join(APART);
  const { units } = viewOf(all);
  if (escapesIn(all) !== '' || lowerHex({ units }) || packedIn(units).length > 0) return undefined;
  for (const { value } of secrets) {
    const parts = secretsIn(value);
    if (parts[0] !== value) return undefined;
    if (
      parts.some(
        (part) => part.length < END || part.length > LONGEST || isTraceIn(all, part) || published.some((shown) => shown.includes(part)),
      )
    )
      return undefined;
  }
  return left;
}
