import { countText, kind } from '../../documents/show.ts';
import { isObject, jsonObject } from '../../documents/values.ts';
import type { Answer, RecordedExchange } from '../../recording/recording.ts';
import { header } from '../../wire/http/exchange.ts';

/** A person reads no more. */
const maxNames = 40;

/** The target chooses these names, so each is cut, and their number is limited. */
export function listed(names: Iterable<string>): string {
  const all = [...new Set(names)].map((name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name));
  return all.length > maxNames ? `${all.slice(0, maxNames).join(', ')} and ${all.length - maxNames} more` : all.join(', ');
}

/** Each status with how often it came: `200 (3 times), 404 (once)`. */
export function statuses(answers: readonly Answer[]): string {
  const all = answers.map(({ status }) => status);
  const each = [...new Set(all)].sort((a, b) => a - b);
  return each.map((status) => `${status} (${times(all.filter((one) => one === status).length)})`).join(', ');
}

export const together = (parts: Iterable<string | undefined>, separator = '; '): string | undefined =>
  [...new Set(parts)].filter(Boolean).join(separator) || undefined;

const times = (number: number): string => (number === 1 ? 'once' : `${number} times`);

/** Field names with the types of their values; for a list, the fields of its entries. */
export function fieldTypes(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const objects = value.filter(isObject);
    if (objects.length > 0) return fieldTypes(Object.assign({}, ...objects.toReversed()));
    return value.length === 0 ? undefined : `entries are each ${listed(value.map(kind))}`;
  }
  if (!isObject(value)) return undefined;
  if (Object.keys(value).length === 0) return 'no fields';
  return listed(Object.entries(value).map(([name, inner]) => `${name}: ${kind(inner).replace(/^an? (empty )?/, '')}`));
}

const typeOf = (answer: Answer): string => header(answer, 'content-type')?.split(';', 1)[0]?.trim() || 'no content type';

/** Content types of error bodies, each with the names of its fields. */
export function bodies(answers: readonly Answer[]): string | undefined {
  const each = answers.map((answer) => {
    const value = jsonObject(answer.body);
    if (value) return `${typeOf(answer)} with ${listed(Object.keys(value))}`;
    return answer.body === '' ? 'an empty body' : `${typeOf(answer)} without fields`;
  });
  return together(each);
}

/** Up to five headers with their values, once each; empty if there are none. */
function headersNamed(pattern: RegExp, exchanges: readonly RecordedExchange[]): string {
  const found = answersOf(exchanges).flatMap(({ headers }) => headers.filter(([name]) => pattern.test(name)));
  return listed([...new Set(found.map(([name, value]) => `${name}: ${value}`))].slice(0, 5));
}

const answersOf = (exchanges: readonly RecordedExchange[]) => exchanges.flatMap(({ response }) => response ?? []);

export function throttling(exchanges: readonly RecordedExchange[]): string | undefined {
  const answers = answersOf(exchanges);
  if (answers.length === 0) return undefined;
  const throttled = answers.filter(({ status }) => status === 429);
  const headers = headersNamed(/^(x-)?rate-?limit|^retry-after$/i, exchanges) || 'no header names a limit';
  const came = throttled.length > 0 ? `429 came ${times(throttled.length)}` : 'no 429';
  return `${came} in ${countText(answers.length, 'exchange')}; ${headers}`;
}

export function announcements(exchanges: readonly RecordedExchange[]): string | undefined {
  const { length } = answersOf(exchanges);
  if (length === 0) return undefined;
  const headers = headersNamed(/^(deprecation|sunset|warning|x-api-warn.*|x-deprecat.*)$/i, exchanges);
  return headers || `no deprecation header in ${countText(length, 'answer')}`;
}

export function tooLarge(exchanges: readonly RecordedExchange[]): string | undefined {
  const answers = answersOf(exchanges);
  if (answers.length === 0) return undefined;
  const refused = exchanges.filter(({ response }) => response?.status === 413 || response?.status === 414);
  const sizes = refused.map(({ request }) => (request.body?.length ?? 0) + request.url.length);
  return refused.length === 0
    ? `no 413 or 414 in ${countText(answers.length, 'exchange')}`
    : `${statuses(answersOf(refused))}, from ${Math.min(...sizes)} characters on`;
}
