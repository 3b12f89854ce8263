import { type Documents, valueNames } from '../../engine/contract/documents.ts';
import { segment } from '../../engine/documents/values.ts';
import type { Mutant } from './statements.ts';

type Json = Record<string, unknown>;

/** Another value of the same form: a path stays a path, a version a version. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 7;
  const text = String(value);
  if (text.startsWith('/')) return `${text}changed`;
  if (/^\d+(\.\d+)*$/.test(text)) return `${text}9`;
  const known: Record<string, string> = { sha512: 'sha256', hex: 'base64', ':': '|', GET: 'HEAD' };
  return known[text] ?? (text.includes('{') ? `changed ${text}` : `${text}x`);
}

/** Every value of the contract, changed; in a list, each entry. */
export const valueMutantsOf = (documents: Documents): Mutant[] =>
  valueNames.flatMap((document) => inside(document, documents[document], []));

function inside(document: Mutant['document'], value: unknown, path: string[]): Mutant[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => inside(document, inner, [...path, key]));
  }
  const changed = other(value);
  return [
    {
      name: `${document} ${path.map(segment).join('/')}: ${changed}`,
      document,
      kind: 'value',
      apply: (copy) => {
        const holder = path.slice(0, -1).reduce<Json>((node, key) => node[key] as Json, copy);
        holder[path.at(-1) ?? ''] = changed;
      },
    },
  ];
}
