import { randomUUID } from 'node:crypto';
import { member } from '../documents/values.ts';
import { isOfFormat } from './formats.ts';
import type { Schema } from './schema.ts';

const ofType: Record<string, unknown> = { boolean: true, null: null };

/** A text of each format; an id is another one each time. */
const ofFormat: Record<string, () => string> = {
  uri: () => 'https://example.com/',
  url: () => 'https://example.com/',
  iri: () => 'https://example.com/',
  'uri-reference': () => '/',
  'iri-reference': () => '/',
  'uri-template': () => '/{id}',
  'date-time': () => new Date().toISOString(),
  'iso-date-time': () => new Date().toISOString(),
  date: () => new Date().toISOString().slice(0, 10),
  time: () => new Date().toISOString().slice(11),
  'iso-time': () => new Date().toISOString().slice(11),
  duration: () => 'P1D',
  email: () => 'jane.doe@example.com',
  'idn-email': () => 'jane.doe@example.com',
  hostname: () => 'example.com',
  'idn-hostname': () => 'example.com',
  ipv4: () => '192.0.2.1',
  ipv6: () => '2001:db8::1',
  uuid: randomUUID,
  regex: () => '.*',
  'json-pointer': () => '/a',
  'json-pointer-uri-fragment': () => '#/a',
  'relative-json-pointer': () => '0',
  byte: () => 'dGV4dA==',
};

/** What a document itself gives as a value: a constant, a default, an example, or the first of a list. */
function givenBy(schema: Schema): unknown {
  const { const: only, default: usual, example, examples, enum: all } = schema;
  const listed = [examples, all].flatMap((list) => (Array.isArray(list) ? [list[0]] : []));
  return only !== undefined ? only : [usual, example, ...listed].find((value) => value !== undefined && isPlausible(schema, value));
}

/** Examples are written for people, and may not fit. */
function isPlausible({ type, enum: all, pattern, format }: Schema, value: unknown): boolean {
  if (Array.isArray(all) && !all.includes(value)) return false;
  const kinds =
    value === null ? ['null'] : Array.isArray(value) ? ['array'] : [typeof value, ...(typeof value === 'number' ? ['integer'] : [])];
  if (type !== undefined && ![type].flat().some((one) => kinds.includes(one))) return false;
  if (typeof value !== 'string') return true;
  return isOfFormat(String(format), value) && (pattern === undefined || new RegExp(String(pattern), 'u').test(value));
}

/** Texts that patterns often ask for; ids are others each time. */
const usualTexts = (): string[] => {
  const id = randomUUID();
  const hex = id.replaceAll('-', '');
  const digits = String(Date.now());
  return [
    'text',
    'Text',
    'TEXT',
    id,
    hex,
    `r${hex}`,
    hex.toUpperCase(),
    hex.slice(0, 8),
    digits,
    digits.slice(0, 8),
    '1',
    'en',
    'EU',
    'v1',
    '1.0',
    '1.0.0',
  ];
};

/** A text that fits the limits, and the pattern as far as its beginning and a usual text can. */
function textFor({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Schema): string {
  const fit = (text: string) => text.padEnd(Number(minLength), text).slice(0, Number(maxLength));
  if (pattern === undefined) return fit('text');
  const wanted = new RegExp(String(pattern), 'u');
  const [, beginning = ''] = /^\^([\w-]*)(?![\w-]*[*?+{|])/.exec(String(pattern)) ?? [];
  const all = usualTexts().flatMap((text) => [text, `${beginning}${text}`]);
  return all.map(fit).find((text) => wanted.test(text)) ?? fit('text');
}

function numberFor({
  minimum = Number.NEGATIVE_INFINITY,
  exclusiveMinimum,
  maximum = Number.POSITIVE_INFINITY,
  multipleOf = 1,
}: Schema): number {
  const lowest = Math.max(1, Number(minimum), Number(exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + 1);
  return Math.min(Math.ceil(lowest / Number(multipleOf)) * Number(multipleOf), Number(maximum));
}

/** A value that a schema accepts, as far as Assay can make one; if the type is unknown, the given value. */
export function sample(schema: Schema, given?: unknown): unknown {
  const stated = givenBy(schema);
  if (stated !== undefined) return stated;
  const [branch] = schema.oneOf ?? schema.anyOf ?? [];
  if (branch) return sample({ ...schema, oneOf: [], anyOf: [], ...branch }, given);
  const [type] = [schema.type ?? schema.allOf?.[0]?.type].flat();
  if (type === 'array') return Array.from({ length: Number(schema.minItems ?? 0) }, () => sample(schema.items ?? {}));
  const format = ofFormat[String(schema.format)];
  if (type === 'string' && format) return format();
  if (type === 'string') return typeof given === 'string' ? given : textFor(schema);
  if (type === 'integer' || type === 'number') return numberFor(schema);
  if (type !== 'object') return Object.hasOwn(ofType, type ?? '') ? ofType[type ?? ''] : given;
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, member(given, name))]));
}
