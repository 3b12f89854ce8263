import type { Answer, Answered, Label, Observed, RecordedExchange } from '../../recording/recording.ts';

/** What a run recorded. */
export type Played = { seen: readonly Observed[]; exchanges: readonly RecordedExchange[]; facts: Readonly<Record<string, unknown>> };

/** Says in words what a run shows about a question that the contract leaves open; undefined if it shows nothing. */
export type Observer = (played: Played) => string | undefined;

export const answersTo = (seen: readonly Pick<Observed, 'exchanges'>[]): Answer[] =>
  seen.flatMap(({ exchanges }) => exchanges.at(-1)?.response ?? []);

/** Unlike `answered`, this keeps throttled answers. */
const withAnswer = (all: readonly Observed[]): Answered[] =>
  all.flatMap((seen) => {
    const exchange = seen.exchanges.at(-1);
    return exchange?.response ? [{ ...seen, exchange, answer: exchange.response }] : [];
  });

export const labelled = ({ seen }: Played, ...labels: Label[]): Answered[] =>
  withAnswer(seen.filter(({ label }) => labels.includes(label)));

export const called = ({ seen }: Played, ...kinds: NonNullable<Observed['on']>[]): Answered[] =>
  withAnswer(seen.filter(({ on }) => on !== undefined && kinds.includes(on)));

/** Exchanges of a platform with our partner, once each. */
export const outgoing = ({ seen }: Played): RecordedExchange[] => [...new Set(seen.flatMap((one) => (one.received ? one.exchanges : [])))];

export const isRefused = ({ status }: Answer): boolean => status >= 400;
