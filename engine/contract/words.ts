import { kind, show, typeOf } from '../documents/show.ts';
import { defined, keys, valueAt } from '../documents/values.ts';
import type { Violation } from './ownership.ts';
import type { Schema } from './schema.ts';

/** What was expected, in words: those of the document, or those that follow from the keyword. */
export function expectedWords(violation: Violation, root: string): string {
  const { schema, keyword, pointer, params } = violation;
  const given = schema['x-expected'];
  const own = typeof given === 'string' ? given : given?.[keyword];
  if (own !== undefined) return own;
  if (pointer === '/status') return statusWords(schema);
  const name = partName(pointer) ?? whereIn(pointer, root).name;
  const called = (what: string) => (name === '' ? what : `${name} as ${what}`);
  switch (keyword) {
    case 'required':
    case 'type':
    case 'not':
      if (isNotNull(schema)) return `${name} with a value`;
      return schema.type === undefined ? name : called(typeWords(schema));
    case 'const':
      return `${name} ${show(schema.const)}`.trim();
    case 'enum':
      return called((schema.enum as unknown[]).map((value) => show(value)).join(' or '));
    case 'minLength':
      return Number(params.limit) === 1 ? called('a string that is not empty') : `${params.limit} characters or more`;
    case 'maxLength':
      return `${params.limit} characters or fewer${name === '' ? '' : ` in ${name}`}`;
    case 'minItems':
      return `${params.limit} or more${name === '' ? ' entries' : ` in ${name}`}`;
    case 'maxItems':
      return Number(params.limit) === 0 ? called('[]') : `at most ${params.limit}${name === '' ? ' entries' : ` in ${name}`}`;
    case 'uniqueItems':
      return `no entry twice${name === '' ? '' : ` in ${name}`}`;
    case 'format':
      return called(formatWords[String(params.format)] ?? `a text of the format ${params.format}`);
    case 'additionalProperties':
      return `no field ${show(params.additionalProperty)}`;
    case 'contains':
      return `${containedWords(schema.contains as Schema)} among the ${name.replace(/.*\./, '')}`;
    default:
      return called(`a value that fits ${keyword} ${show(schema[keyword])}`);
  }
}

const containedWords = (wanted: Schema): string => ('const' in wanted ? show(wanted.const) : `a value that fits ${show(wanted)}`);

/** A header or a query parameter, as people call it. */
function partName(pointer: string): string | undefined {
  const [part = '', name] = keys(pointer);
  const called = { headers: 'the header', query: 'the query parameter' }[part];
  return called === undefined || name === undefined ? undefined : `${called} ${name}`;
}

/** A status of a document in words: `status 200`, or `a status from 200 to 299` for 2XX. */
export const statusRange = (status: string): string =>
  /XX$/i.test(status) ? statusWords({ minimum: Number(`${status[0]}00`), maximum: Number(`${status[0]}99`) }) : `status ${status}`;

const statusWords = ({ const: only, minimum, maximum }: Schema): string =>
  only === undefined ? `a status from ${minimum} to ${maximum}` : `status ${only}`;

const formatWords: Record<string, string> = {
  uri: 'a complete http or https address',
  url: 'a complete http or https address',
  'uri-reference': 'an address, or a path',
  'date-time': 'a date-time such as 2026-11-17T12:00:00Z',
  date: 'a date such as 2026-11-17',
  time: 'a time such as 12:00:00Z',
  email: 'an e-mail address',
  hostname: 'a host name',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  uuid: 'a UUID',
  int32: 'a whole number of 32 bits',
  int64: 'a whole number of 64 bits',
};

const nouns: Record<string, string> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
};

const isNotNull = ({ not }: Schema): boolean => (not as Schema | undefined)?.type === 'null';

export function typeWords({ type, items, additionalProperties, minLength }: Schema): string {
  const own = [type].flat().map((one = '') => nouns[one] ?? one);
  if (type === 'string' && minLength === 1) return 'a string that is not empty';
  if (type === 'array' && items?.type === 'string') return 'an array of strings';
  if (type === 'object' && typeof additionalProperties === 'object' && additionalProperties.type !== undefined)
    return `an object of ${[additionalProperties.type]
      .flat()
      .map((one) => `${one}s`)
      .join(' or ')}`;
  return own.join(' or ');
}

/** Keywords that have words of their own; every other one is `fits`. */
const codes = [
  'required',
  'type',
  'const',
  'enum',
  'minLength',
  'maxItems',
  'format',
  'additionalProperties',
  'contains',
  'pattern',
  'not',
];

/** The way to fail that a keyword stands for; where the document has its own words, they tell enough. */
export const codeOf = (keyword: string): string => (codes.includes(keyword) ? keyword : 'fits');

/** The number that a keyword asks for, for advice. */
export const limitOf = ({ params }: Violation): { limit?: number } => (typeof params.limit === 'number' ? { limit: params.limit } : {});

/** What was there instead, and in which entry of a list; `shown` may give only the kind of a value that may be a secret. */
export function foundAt({ keyword, pointer, params }: Violation, message: unknown, root: string, shown: typeof show) {
  const value = valueAt(message, pointer);
  // A problem in a file has line and column, so it needs no entry number.
  const entry = root === '' ? undefined : whereIn(pointer, root, message).entry;
  return { found: foundWords(keyword, value, params, shown), type: typeOf(value), ...defined({ entry }) };
}

function foundWords(keyword: string, value: unknown, params: Violation['params'], shown: typeof show): string {
  if (keyword === 'additionalProperties') return show(params.additionalProperty);
  if (keyword === 'maxItems' || keyword === 'minItems') return `a list of ${(value as unknown[]).length}`;
  if ((keyword === 'minLength' || keyword === 'maxLength') && value !== '') return `${[...String(value)].length} characters`;
  return showsKind(keyword, value) ? kind(value) : shown(value);
}

/** What was there instead, in words. */
export function gotWords(violation: Violation, message: unknown, root: string, shown: typeof show): string {
  if (violation.pointer === '/status') return `status ${valueAt(message, violation.pointer)}`;
  const { found, entry } = foundAt(violation, message, root, shown);
  return `${found}${entry === undefined ? '' : `, in entry ${entry}`}`;
}

const showsKind = (keyword: string, value: unknown): boolean =>
  ['type', 'required', 'not'].includes(keyword) || (typeof value === 'object' && keyword !== 'contains') || value === '';

/** The place of a value below `root`: its names joined by dots, and its entry in the first list, counted from one. */
function whereIn(pointer: string, root: string, message?: unknown) {
  const steps = keys(pointer.startsWith(root) ? pointer.slice(root.length) : pointer);
  const at = steps.findIndex((step) => /^\d+$/.test(step));
  const names = steps.filter((step) => !/^\d+$/.test(step)).join('.');
  if (at < 0 || message === undefined) return { name: at === steps.length - 1 && at > 0 ? `each of ${names}` : names, entry: undefined };
  const list = valueAt(message, [root, ...steps.slice(0, at)].join('/'));
  const length = Array.isArray(list) ? list.length : 0;
  return { name: names, entry: `${Number(steps[at]) + 1} of ${length}` };
}
