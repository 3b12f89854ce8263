import { type Documents, valueNames } from '../../engine/contract/documents.ts';
import { segment } from '../../engine/documents/values.ts';
import type { Mutant } from './statements.ts';

type Json = Record<string, unknown>;

/** Another value that the same schema may allow: a path stays a path, a version a version. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 45;
  const text = String(value);
  const known: Record<string, string> = { sha512: 'sha256', hex: 'base64', ':': '|', GET: 'HEAD' };
  if (known[text] !== undefined) return known[text];
  if (text.startsWith('/')) return `${text}changed`;
  if (/^\d+(\.\d+)*$/.test(text)) return `${text}.9`;
  return text.includes('{') ? `changed ${text}` : `${text}${/[A-Z]$/.test(text) ? 'X' : 'x'}`;
}

/** Each value changed; each entry of a list, and each name that a file makes up itself, left out; each two neighbours whose order counts exchanged. */
export const valueMutantsOf = (documents: Documents): Mutant[] =>
  valueNames.flatMap((document) => inside(document, documents[document], []));

function inside(document: Mutant['document'], value: unknown, path: string[]): Mutant[] {
  const one = (at: string[], change: string, apply: (holder: Json, key: string) => void): Mutant => ({
    name: `${document} ${at.map(segment).join('/')}: ${change}`,
    document,
    kind: 'value',
    apply: (copy) =>
      apply(
        at.slice(0, -1).reduce<Json>((node, key) => node[key] as Json, copy),
        at.at(-1) ?? '',
      ),
  });
  if (typeof value !== 'object' || value === null) {
    const changed = other(value);
    return [
      one(path, String(changed), (holder, key) => {
        holder[key] = changed;
      }),
    ];
  }
  const keys = Object.keys(value);
  const below = keys.flatMap((key) => inside(document, (value as Json)[key], [...path, key]));
  const isList = Array.isArray(value);
  const isOptional = isList ? keys.length > 1 : keys.some((key) => /[.\d]/.test(key));
  const leftOut = keys.map((key) =>
    one([...path, key], 'left out', (holder) => {
      if (isList) (holder as unknown as unknown[]).splice(Number(key), 1);
      else delete holder[key];
    }),
  );
  const exchanged = keys.slice(1).map((key, index) =>
    one([...path, key], 'exchanged with the one before', (holder) => {
      [holder[key], holder[index]] = [holder[index], holder[key]];
    }),
  );
  return [...below, ...(isOptional ? leftOut : []), ...(path.at(-1) === 'parts' ? exchanged : [])];
}
