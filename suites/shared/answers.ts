import { parsedJson } from '../../engine/contract/message.ts';
import { kind } from '../../engine/documents/show.ts';
import { isObject } from '../../engine/documents/values.ts';
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

/** What a body is that is not one JSON object. */
export function insteadOfObject(body: Body): string {
  const found = parsedJson(body);
  return 'instead' in found ? found.instead : `${kind(found.value)}, as JSON`;
}
