import { isObject, member } from '../documents/values.ts';
import { answerOf, type ContractData, refusalsOf, requestOf, successesOf } from './compile.ts';
import { namedBy } from './places.ts';
import { children, type Schema } from './schema.ts';
import { enumerated, valueWords } from './value-words.ts';
import { statusRange } from './words.ts';

const name = /\{\{([^{}]+)\}\}/g;

/** Finds the value that a sentence names; undefined if the contract has none. */
export type ValueFinder = (named: string) => string | undefined;

/**
 * Finds values by the names that sentences give them: `{{sign-on.hash}}` is a value of specs/values or its words,
 * `{{getSelf.path}}` belongs to an operation, and `{{manifest/password-is-long minLength}}` is what a document states at the
 * place of a requirement.
 */
export function valueFinder(data: ContractData): ValueFinder {
  const words = valueWords(data);
  return (named) => {
    const [id = '', path] = named.trim().split(' ');
    const found =
      path === undefined ? (words[id] ?? ofOperation(data, id) ?? at(data.values, id.split('.'))) : ofRequirement(data, id, path);
    return found === undefined || isObject(found) ? undefined : Array.isArray(found) ? enumerated(found) : String(found) || '""';
  };
}

const at = (value: unknown, steps: readonly string[]): unknown => steps.reduce(member, value);

function ofOperation(data: ContractData, named: string): string | undefined {
  const [id, part] = named.split('.');
  const { messages } = data;
  const found = data.operations.find(({ operation }) => operation === id);
  if (!found) return undefined;
  const { method, urls, mediaType, answers } = found;
  const path = urls[0].replace(/^(\{\w+\})+/, '');
  const accepted = successesOf(found);
  const parts: Record<string, string> = {
    method,
    path,
    request: `${method} ${path}`,
    type: mediaType ?? '',
    answer: enumerated(answers, 'or'),
    status: enumerated(accepted, 'or'),
    success: enumerated(accepted.map(statusRange), 'or'),
    refusal: enumerated(refusalsOf(data, found), 'or'),
    sent: enumerated(requiredIn(messages[requestOf(found.operation)])),
    fields: enumerated(accepted.flatMap((status) => requiredIn(messages[answerOf(found.operation, status)]))),
  };
  return parts[part ?? ''] || undefined;
}

/** The fields that a body, or each entry of a list, always has. */
function requiredIn(message: Schema | undefined): readonly string[] {
  const body = message?.properties?.content?.properties?.body;
  return body?.items?.required ?? body?.required ?? [];
}

function ofRequirement({ messages }: ContractData, id: string, path: string): unknown {
  const search = (schema: Schema): unknown => {
    const own = namedBy(schema).includes(id) ? (at(schema, path.split('.')) ?? oneOf(schema, path)) : undefined;
    return own ?? children(schema).reduce<unknown>((found, [, child]) => found ?? search(child), undefined);
  };
  return Object.values(messages).reduce<unknown>((found, schema) => found ?? search(schema), undefined);
}

/** Where a document lists several values in place of a constant. */
function oneOf(schema: Schema, path: string): string | undefined {
  const all = path.endsWith('const') ? at(schema, path.replace(/const$/, 'enum').split('.')) : undefined;
  return Array.isArray(all) ? enumerated(all, 'or') : undefined;
}

/** A copy of a value with the names in its texts and keys filled in; one that is unknown stays. */
export function filledIn<Value>(value: Value, find: ValueFinder): Value {
  if (typeof value === 'string') return value.replace(name, (whole, named: string) => find(named) ?? whole) as Value;
  if (Array.isArray(value)) return value.map((entry) => filledIn(entry, find)) as Value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [filledIn(key, find), filledIn(entry, find)])) as Value;
}

/** The names in the texts and keys of a value that the contract does not have, each with the pointer of its text. */
export function unknownNames(value: unknown, find: ValueFinder, pointer = ''): { pointer: string; named: string }[] {
  if (typeof value === 'string')
    return [...value.matchAll(name)].flatMap(([, named = '']) => (find(named) === undefined ? [{ pointer, named }] : []));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, entry].flatMap((part) => unknownNames(part, find, `${pointer}/${key}`)));
}
