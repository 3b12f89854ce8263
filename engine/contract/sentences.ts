import { escapeRegExp } from '../documents/text.ts';
import { segment } from '../documents/values.ts';
import type { ContractData } from './compile.ts';
import { children, type Schema } from './schema.ts';

/** Keys of rows that hold no sentence, or one of an earlier version. */
const silent = ['id', 'kind', 'source', 'readings', 'formerly', 'rule', 'documents', 'evidence', 'traffic', 'shown', 'writtenFor'];

/** The sentences of a row or of a file of rows, without the values that they name. */
export function sentencesIn(value: unknown, pointer = ''): { text: string; pointer: string }[] {
  if (typeof value === 'string') return [{ text: value.replace(/\{\{[^}]*\}\}/g, ''), pointer }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (silent.includes(key) ? [] : sentencesIn(one, `${pointer}/${segment(key)}`)));
}

/** The fields, parameters and headers of the documents. */
function fieldsOf({ messages }: Pick<ContractData, 'messages'>): Set<string> {
  const found = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const name of Object.keys(schema.properties ?? {})) found.add(name);
    for (const [, child] of children(schema)) visit(child);
  };
  for (const schema of Object.values(messages)) visit(schema);
  return found;
}

/** A name as sentences write it: in code, or alone if nobody writes such a word by chance. A fact stands in braces. */
const asWritten = (name: string): RegExp => {
  const word = `(?<![\\w.{-])${escapeRegExp(name)}(?![\\w-])`;
  return new RegExp(/[_-]/.test(name) ? word : `\`[^\`]*${word}[^\`]*\``);
};

/** Sentences of rows with the name of a field that the documents had before, and have no more. */
export function outdatedNames(
  rows: readonly { id: string }[],
  data: Pick<ContractData, 'messages'>,
  before: Pick<ContractData, 'messages'>,
  placeOf: (id: string, pointer: string) => string,
): string[] {
  const now = fieldsOf(data);
  const gone = [...fieldsOf(before)].filter((name) => !now.has(name)).map((name) => ({ name, pattern: asWritten(name) }));
  if (gone.length === 0) return [];
  return rows.flatMap((row) =>
    sentencesIn(row).flatMap(({ text, pointer }) =>
      gone
        .filter(({ pattern }) => pattern.test(text))
        .map(({ name }) => `${placeOf(row.id, pointer)}: the sentence says "${name}", which the documents no longer have; change it`),
    ),
  );
}
