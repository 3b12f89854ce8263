import { hash } from 'node:crypto';
import type { Level, Problem } from '../../specs/generated/schemas.ts';
import { because } from '../catalogue/reason.ts';
import type { Observed, RecordedExchange } from '../recording/recording.ts';
import { header } from '../wire/http/exchange.ts';
import { duration } from '../wire/http/failure.ts';
import { parseUrl } from '../wire/url.ts';

type Break = 'closed-unanswered' | 'cut-off' | 'endless';

/** How the target broke an answer off; undefined if it is whole, or if the target may just be slow or not there. */
export function breakOf({ error, response }: RecordedExchange): Break | undefined {
  if (error?.kind === 'reset' && error.phase !== 'connect') return response ? 'cut-off' : 'closed-unanswered';
  return error?.kind === 'timeout' && error.phase === 'body' ? 'endless' : undefined;
}

const breakIn = ({ exchanges, skipped }: Observed): Break | undefined => {
  const last = skipped ? undefined : exchanges.at(-1);
  return last && breakOf(last);
};

/** What happened to an exchange without a whole answer, with its numbers. */
export function happened(exchange: RecordedExchange): string | undefined {
  const how = breakOf(exchange);
  const { response, ms, error } = exchange;
  if (how === undefined) return error?.message ?? (response && `status ${response.status}`);
  const length = header(response, 'content-length');
  return because(how, { after: duration(ms.total), bytes: response?.bytes, length }).reason;
}

/** Not sent, because others of its kind timed out: the reason names those. */
export const isUnsent = ({ error, ms }: RecordedExchange): boolean =>
  error?.kind === 'timeout' && error.phase === 'connect' && ms.total === 0;

/** Where it was seen: the request, what was unusual about it, what happened, and its number in the report. */
export interface SeenAt {
  at?: string;
  exchanges?: number[];
}

export function seenAt({ exchanges, what }: Observed): SeenAt {
  const last = exchanges.at(-1);
  if (!last || isUnsent(last)) return {};
  const { request, number = 0 } = last;
  return { at: `${request.method} ${request.url}${what ? ` (${what})` : ''}: ${happened(last) ?? ''} (#${number})`, exchanges: [number] };
}

const isSameCall = (one: Observed, other: Observed) => one.on === other.on && one.credentials === other.credentials;

/** Broken off at first and answered when it was sent again: the network breaks calls too. */
const isRecovered = ({ exchanges }: Observed): boolean =>
  exchanges.slice(0, -1).some(breakOf) && exchanges.slice(-1).some((last) => last.response && !last.error);

/** So many breaks of one kind are no chance; where the network breaks calls, one call and its repetition may be. */
const enoughBreaks = (all: readonly Observed[]): number => (all.some(isRecovered) ? 4 : 2);

/**
 * The exchanges that show that a break follows from the call, not from chance: each attempt of this call was broken off in the same way,
 * or each of several calls like it, or each call of the operation with these credentials, or it is one more beside such calls; and the
 * target answered something later, so that it was there. None if that is not shown.
 */
export function brokenAgain(seen: Observed, all: readonly Observed[]): RecordedExchange[] {
  const isLeftOut = seen.exchanges.some(isUnsent);
  const how = isLeftOut ? all.map((one) => (isSameCall(one, seen) ? breakIn(one) : undefined)).find(Boolean) : breakIn(seen);
  if (how === undefined || seen.on === undefined) return [];
  const breaksOf = (calls: readonly Observed[]) => unique(calls.flatMap((one) => one.exchanges.filter((each) => breakOf(each) === how)));
  const sent = all.filter((one) => isSameCall(one, seen) && !one.skipped && !one.exchanges.some(isUnsent));
  const likeIt = (known: Observed) =>
    sent.filter((one) => one.what === known.what && (one.what !== undefined || one.label === known.label));
  const shownBy = (calls: readonly Observed[]) => (calls.every((one) => breakIn(one) === how) ? breaksOf(calls) : []);
  const others = sent.filter((one) => breakIn(one) === how).map(likeIt);
  const enough = enoughBreaks(all);
  const beside = others.some((calls) => shownBy(calls).length >= enough) ? breaksOf([seen]) : [];
  const broken = [isLeftOut ? [] : [seen], likeIt(seen), sent].map(shownBy).find((one) => one.length >= enough) ?? beside;
  const first = Math.min(...broken.map(({ started }) => started));
  const isThere = all.some((one) => one.exchanges.some(({ response, error, started }) => response && !error && started > first));
  return isThere ? broken : [];
}

const unique = (exchanges: readonly RecordedExchange[]): RecordedExchange[] =>
  exchanges.filter(({ started }, index) => exchanges.findIndex((other) => other.started === started) === index);

/** Calls to one operation that were broken off in the same way, each time. */
export interface BrokenCalls {
  calls: Observed[];
  exchanges: RecordedExchange[];
}

/** What was broken off each time, by operation and by how. */
export function brokenCalls(made: readonly Observed[], againOf: (seen: Observed) => RecordedExchange[]): BrokenCalls[] {
  const kinds = new Map<string, BrokenCalls>();
  for (const seen of made) {
    const again = againOf(seen);
    const [first] = again;
    if (!first) continue;
    const key = `${seen.on} ${breakOf(first)}`;
    const { calls, exchanges } = kinds.get(key) ?? { calls: [], exchanges: [] };
    kinds.set(key, { calls: [...calls, seen], exchanges: unique([...exchanges, ...again]) });
  }
  return [...kinds.values()];
}

/** This many of the calls are named. */
const maxWhats = 2;

/** What was unusual about the calls; one that was narrowed down to what matters comes first. */
function whatOf(calls: readonly Observed[]): string | undefined {
  const byCare = calls.toSorted((a, b) => (a.onlyWith?.length ?? Infinity) - (b.onlyWith?.length ?? Infinity) || 0);
  const named = [...new Set(byCare.flatMap(({ what }) => what || []))];
  const more = named.length - maxWhats;
  return named.length === 0 ? undefined : [...named.slice(0, maxWhats), ...(more > 0 ? [`${more} other kinds of calls`] : [])].join('; ');
}

/** Calls that are broken off each time fail what expects an answer to them. */
export function brokenProblem({ calls, exchanges }: BrokenCalls, { id, hint, level }: { id: string; hint: string; level: Level }): Problem {
  const [first] = exchanges;
  const [seen] = calls;
  const { method = '', url = '' } = first?.request ?? {};
  const code = (first && breakOf(first)) ?? 'closed-unanswered';
  const at = new Date(first?.started ?? 0).toISOString();
  // The advice of a requirement on refusals says what to answer instead.
  const isRefusal = code === 'closed-unanswered' && seen?.credentials !== undefined && seen.credentials !== 'manifest';
  const facts = { times: exchanges.length, at, method, path: parseUrl(url)?.pathname ?? url, ...(seen?.on && { on: seen.on }) };
  return {
    level: level === 'note' ? 'should' : level,
    code,
    facts,
    expected: because('whole-answer').reason,
    got: because('broken-each-time', { ...facts, what: whatOf(calls), how: (first && happened(first)) ?? '' }).reason,
    at: `${method} ${url}`,
    exchanges: exchanges.map(({ number = 0 }) => number),
    fingerprint: hash('sha256', [id, code, seen?.label].join('\n')).slice(0, 12),
    hint: [because(`${code}-advice`, facts).reason, ...(isRefusal ? [hint] : [])].join(' '),
  };
}
