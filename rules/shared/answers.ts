import { parsedJson } from '../../engine/contract/message.ts';
import { isObject } from '../../engine/documents/manifest.ts';
import { kind } from '../../engine/documents/show.ts';
import type { BodyText } from '../../engine/wire/http/exchange.ts';

type Body = Partial<BodyText>;

export function objectIn(body: Body): Record<string, unknown> | undefined {
  const found = parsedJson(body);
  return 'value' in found && isObject(found.value) ? found.value : undefined;
}

export function arrayIn(body: Body): unknown[] | undefined {
  const found = parsedJson(body);
  return 'value' in found && Array.isArray(found.value) ? found.value : undefined;
}

/** What a body is instead of one JSON object or array; undefined if it is what is wanted. */
export function insteadOf(wanted: 'object' | 'array', body: Body): string | undefined {
  const found = parsedJson(body);
  if ('instead' in found) return found.instead;
  const isWanted = wanted === 'array' ? Array.isArray(found.value) : isObject(found.value);
  return isWanted ? undefined : `${kind(found.value)}, as JSON`;
}
