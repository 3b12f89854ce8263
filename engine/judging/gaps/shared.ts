import type { RecordedExchange } from '../../recording/recording.ts';
import { headersNamed, listed, statuses } from './words.ts';

const answersOf = (exchanges: readonly RecordedExchange[]) => exchanges.flatMap(({ response }) => response ?? []);

/** Throttling, or the absence of it. */
export function throttling(exchanges: readonly RecordedExchange[]): string | undefined {
  const answers = answersOf(exchanges);
  if (answers.length === 0) return undefined;
  const throttled = answers.filter(({ status }) => status === 429);
  const headers = headersNamed(/^(x-)?rate-?limit|^retry-after$/i, exchanges);
  return [
    throttled.length > 0
      ? `429 came ${throttled.length === 1 ? 'once' : `${throttled.length} times`} in ${answers.length} exchanges`
      : `no 429 in ${answers.length} exchanges`,
    headers.length > 0 ? listed(headers) : 'no header names a limit',
  ].join('; ');
}

/** Headers that announce an end, or the absence of them. */
export function announcements(exchanges: readonly RecordedExchange[]): string | undefined {
  const { length } = answersOf(exchanges);
  if (length === 0) return undefined;
  const headers = headersNamed(/^(deprecation|sunset|warning|x-api-warn.*|x-deprecat.*)$/i, exchanges);
  return headers.length > 0 ? listed(headers) : `no header announces an end in ${length} answers`;
}

/** Answers that refuse a request for its size. */
export function tooLarge(exchanges: readonly RecordedExchange[]): string | undefined {
  const answers = answersOf(exchanges);
  if (answers.length === 0) return undefined;
  const refused = exchanges.filter(({ response }) => response?.status === 413 || response?.status === 414);
  const sizes = refused.map(({ request }) => (request.body?.length ?? 0) + request.url.length);
  return refused.length === 0
    ? `no 413 or 414 in ${answers.length} exchanges`
    : `${statuses(answersOf(refused))}, from ${Math.min(...sizes)} characters on`;
}
