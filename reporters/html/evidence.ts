import type { Exchange } from '../../engine/recording.ts';
import type { Report } from '../../engine/report.ts';

/** Beyond so many exchanges, those behind what passed stay in report.json alone; no more than these are ever shown. */
export const MOST_EXCHANGES = 2_000;

/** Bytes that the texts of all exchanges together may take. */
const BUDGET = 600_000;

export interface Evidence {
  of(numbers: readonly number[] | undefined): Exchange[];
  /** Those of the timeline, in order. */
  shown: readonly Exchange[];
  /** How many are in report.json only. */
  folded: number;
  /** Ids of the requirements that an exchange speaks against. */
  against: ReadonlyMap<number, readonly string[]>;
  /** Bytes for each text of an exchange. */
  room: number;
}

/** Which exchanges a page shows, and how much of each. */
export function evidenceIn({ exchanges, requirements }: Report): Evidence {
  const byNumber = new Map(exchanges.map((exchange, index) => [exchange.number ?? index, exchange]));
  const against = new Map<number, string[]>();
  let mentions = 0;
  for (const { id, problems = [] } of requirements) {
    for (const number of new Set(problems.flatMap((problem) => problem.exchanges ?? []))) {
      const ids = against.get(number) ?? [];
      if (ids.length === 0) against.set(number, ids);
      ids.push(id);
      mentions++;
    }
  }
  const wanted = exchanges.length > MOST_EXCHANGES ? exchanges.filter(({ number = -1, error }) => against.has(number) || error) : exchanges;
  const shown = wanted.slice(0, MOST_EXCHANGES);
  const texts = 4 * Math.max(1, shown.length + Math.min(mentions, MOST_EXCHANGES));
  return {
    of: (numbers = []) => numbers.flatMap((number) => byNumber.get(number) ?? []),
    shown,
    folded: exchanges.length - shown.length,
    against,
    room: Math.max(120, Math.min(6_000, Math.floor(BUDGET / texts))),
  };
}
