import { labels } from '../../specs/generated/labels.ts';
import type { Exchange, Observation, Recording } from '../../specs/generated/schemas.ts';
import { exact } from '../wire/clock.ts';
import type { Kind, kinds } from './kinds.ts';

export type Label = keyof typeof labels;

/** The labels whose observations are of one kind. */
export type LabelOf<K extends Kind> = { [L in Label]: (typeof labels)[L] extends K ? L : never }[Label];

/** The facts that an observation under a label may have: only those that a rule reads compile. */
export type FactsOf<L extends Label> = Pick<Observation, (typeof kinds)[(typeof labels)[L]][number]>;

export const isLabel = (name: string): name is Label => Object.hasOwn(labels, name);

export type RecordedExchange = Exchange;
export type Answer = NonNullable<RecordedExchange['response']>;

/** An observation with its exchanges instead of their numbers. */
export type Observed<L extends Label = Label> = FactsOf<L> & { label: L; exchanges: RecordedExchange[] };

/** An observation whose last exchange was answered. */
export type Answered<L extends Label = Label> = Observed<L> & { exchange: RecordedExchange; answer: Answer };

/** The recordings of a run with one common list of exchanges. */
export type Joined = { recordings: Recording[]; exchanges: RecordedExchange[] };

export function join(recordings: readonly Recording[]): Joined {
  const exchanges: RecordedExchange[] = [];
  const places = new Map<Exchange, number>();
  /** One that a later play names again, such as an install that it looks at, keeps its place. */
  const placeOf = (exchange: Exchange): number => {
    const known = places.get(exchange);
    if (known !== undefined) return known;
    const number = exchanges.length;
    places.set(exchange, number);
    exchanges.push({ ...exchange, ended: exact(exchange.started + exchange.ms.total), number });
    return number;
  };
  const joined = recordings.map(({ observations, exchanges: own = [], ...recording }) => {
    const numbers = own.map(placeOf);
    return {
      ...recording,
      observations: observations.map((one) => ({ ...one, exchanges: one.exchanges.map((index) => numbers[index] ?? -1) })),
    };
  });
  return { recordings: joined, exchanges };
}

/** All observations, in order. Rules ignore a label that only an older Assay used. */
export const observed = ({ recordings, exchanges }: Joined): Observed[] =>
  recordings.flatMap(({ observations }) =>
    observations.map((one) => ({
      ...one,
      label: one.label as Label,
      exchanges: one.exchanges.flatMap((number) => exchanges[number] ?? []),
    })),
  );

/** Milliseconds that the exchanges and drivers of these observations took, each counted once. */
export function took(seen: readonly Observed[]): number {
  const exchanges = [...new Set(seen.flatMap((one) => one.exchanges))].map(({ ms }) => ms.total);
  const drivers = driversIn(seen).map(({ ms }) => ms);
  return exact([...exchanges, ...drivers].reduce((sum, ms) => sum + ms, 0));
}

export type DriverCall = ReturnType<typeof driversIn>[number];

/** The drivers that were started for these observations, in order; several observations may name the same one. */
export function driversIn(seen: readonly Pick<Observation, 'label' | 'trigger' | 'deployment' | 'what'>[]) {
  const calls = seen.flatMap(({ label, trigger, deployment, what = label }) => {
    const { started, ms, outcome } = trigger ?? deployment ?? {};
    if (started === undefined || ms === undefined || outcome === undefined) return [];
    return [{ kind: trigger?.kind ?? 'deploy', outcome, started, ms, what }];
  });
  return [...new Map(calls.map((call) => [`${call.kind} ${call.started}`, call])).values()].sort((a, b) => a.started - b.started);
}

/** A throttled answer says nothing about the request. */
export const isThrottled = ({ status, headers }: Answer): boolean =>
  status === 429 || (status === 503 && headers.some(([name]) => name.toLowerCase() === 'retry-after'));

const known = new WeakMap<Observed, { answered: Answered | undefined }>();

/** An observation with its last answer, the same for each of the many rules that ask. */
export function answered(seen: Observed): Answered | undefined {
  const before = known.get(seen) ?? { answered: withAnswer(seen) };
  known.set(seen, before);
  return before.answered;
}

function withAnswer(seen: Observed): Answered | undefined {
  const exchange = seen.exchanges.at(-1);
  const answer = exchange?.response;
  return answer && !seen.undecided && !isThrottled(answer) ? { ...seen, exchange, answer } : undefined;
}
