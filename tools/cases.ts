import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { escapeRegExp } from '../engine/documents/text.ts';
import { fileInRoom } from './rooms.ts';

interface CaseFile {
  cases?: unknown[];
  /** Another file of the room, by the rest of its id, whose cases hold here too, with the words of `with` in place of its own. */
  like?: string;
  with?: Record<string, string>;
}

/** The cases of a requirement as its file has them: `shared` are fragments that cases name or change (`<<`), `json` stands for a body in JSON. */
export function readCases(root: string, room: string, id: string): unknown[] {
  const path = fileInRoom(root, room, 'cases/*.yaml', id);
  return path === undefined ? [] : casesIn(join(root, path), join(root, 'suites', room, 'cases'));
}

function casesIn(path: string, folder: string): unknown[] {
  const { cases = [], like, with: words = {} } = parse(readFileSync(path, 'utf8'), { maxAliasCount: -1, merge: true }) as CaseFile;
  const same = like === undefined ? [] : replaced(casesIn(join(folder, `${like}.yaml`), folder), words);
  return [...same, ...cases.map(withBodies)];
}

/** A value with words in place of others, in all its texts and names; a word that none has is a mistake. */
function replaced<Value>(value: Value, words: Record<string, string>): Value {
  const unused = new Set(Object.keys(words));
  const known = new RegExp(
    [...unused]
      .sort((one, other) => other.length - one.length)
      .map(escapeRegExp)
      .join('|'),
    'g',
  );
  const other = (word: string): string => {
    unused.delete(word);
    return words[word] ?? word;
  };
  const made = withWords(value, (text) => text.replace(known, other)) as Value;
  if (unused.size > 0) throw new Error(`no case has the words ${[...unused].join(', ')}, which "with" replaces`);
  return made;
}

function withWords(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withWords(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [change(name), withWords(one, change)]));
}

function withBodies(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBodies);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => (name === 'json' ? ['body', JSON.stringify(one)] : [name, withBodies(one)])),
  );
}
